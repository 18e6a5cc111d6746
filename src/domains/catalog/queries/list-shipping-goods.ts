import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShippingGoodsInput } from '../contract-delivery.ts';
import type { SectionGoodPage } from '../contract-lists.ts';
import { ownGoodsPage } from './own-goods-page.ts';

/** The shop's own goods, each with whether it goes by these rates. Not from a replica. */
export const listShippingGoods = (
	{ actor, fresh }: ReadContext<VendorActor>,
	{ profileId, ...asked }: ShippingGoodsInput,
): Promise<SectionGoodPage> =>
	ownGoodsPage(fresh, actor.shopId, asked, sql`coalesce(product.shipping_profile_id = ${profileId}::uuid, false)`);

/** How many goods go by which rates of their own. */
export async function countShippingGoods({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<ReadonlyMap<string, number>> {
	const rows = await fresh.read<{ readonly profileId: string; readonly goods: number }>(sql`
		select shipping_profile_id as "profileId", count(*)::int as goods from products
		where shop_id = ${actor.shopId} and shipping_profile_id is not null group by shipping_profile_id`);
	return new Map(rows.map(({ profileId, goods }) => [profileId, goods]));
}
