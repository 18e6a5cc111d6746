import { sql } from 'drizzle-orm';
import type { ShippingProductInput } from '#src/domains/catalog/contract/delivery.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { SectionProductPage } from '../contract/sections.ts';
import { ownProductPage } from './shop-product-page.ts';

export const listShippingProducts = (
	{ actor, fresh }: ReadContext<VendorActor>,
	{ profileId, ...asked }: ShippingProductInput,
): Promise<SectionProductPage> =>
	ownProductPage(fresh, actor.shopId, asked, sql`coalesce(product.shipping_profile_id = ${profileId}::uuid, false)`);

export async function countShippingProducts({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<ReadonlyMap<string, number>> {
	const rows = await fresh.read<{ readonly profileId: string; readonly goods: number }>(sql`
		select shipping_profile_id as "profileId", count(*)::int as goods from products
		where shop_id = ${actor.shopId} and shipping_profile_id is not null group by shipping_profile_id`);
	return new Map(rows.map(({ profileId, goods }) => [profileId, goods]));
}
