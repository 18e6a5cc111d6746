import { findProductRight } from '#src/domains/vendors/index.ts';
import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

export async function missingForSelling({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<'shop_not_open' | 'goods_not_sold' | null> {
	if (!mayShopSell(actor.shopState)) return 'shop_not_open';
	return (await findProductRight(fresh, actor.shopId)) ? null : 'goods_not_sold';
}
