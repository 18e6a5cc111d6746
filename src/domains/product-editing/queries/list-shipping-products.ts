import { sql } from 'drizzle-orm';
import type { ShippingProductInput } from '#src/domains/catalog/contract/delivery.ts';
import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { listProfiles } from '#src/domains/shipping/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { SectionProductPage } from '../contract/sections.ts';
import { ownProductPage } from './shop-product-page.ts';

export async function listShippingProducts(
	context: ReadContext<VendorActor>,
	{ profileId, ...asked }: ShippingProductInput,
): Promise<Result<SectionProductPage, Failure<CatalogFailure>>> {
	const { actor, fresh } = context;
	const profiles = await listProfiles(context);
	if (!profiles.some(({ id, isCommon }) => id === profileId && !isCommon)) return fail('catalog.not_found');
	const isIn = sql`coalesce(product.shipping_profile_id = ${profileId}::uuid, false)`;
	return ok(await ownProductPage(fresh, actor.shopId, asked, isIn));
}

export async function countShippingProducts({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<ReadonlyMap<string, number>> {
	const rows = await fresh.read<{ readonly profileId: string; readonly goods: number }>(sql`
		select shipping_profile_id as "profileId", count(*)::int as goods from products
		where shop_id = ${actor.shopId} and shipping_profile_id is not null group by shipping_profile_id`);
	return new Map(rows.map(({ profileId, goods }) => [profileId, goods]));
}
