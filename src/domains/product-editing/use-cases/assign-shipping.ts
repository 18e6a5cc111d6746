import type { AssignedShipping, AssignShippingInput } from '#src/domains/catalog/contract/delivery.ts';
import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { assignShippingProfile } from '#src/domains/catalog/db/product-batch-repository.ts';
import { countShopProductsIn } from '#src/domains/catalog/db/section-repository.ts';
import { listProfiles } from '#src/domains/shipping/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { countShippingProducts } from '../queries/list-shipping-products.ts';

/** Moves products to these rates of the shop, or back to its common rates; placed orders are not affected. */
export function assignShipping(
	context: Context<VendorActor>,
	{ profileId, isIn, ...input }: AssignShippingInput,
): Promise<Result<AssignedShipping, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'shop.edit')) return fail('catalog.role_not_allowed');
		const profiles = await listProfiles(scope);
		if (!profiles.some(({ id, isCommon }) => id === profileId && !isCommon)) return fail('catalog.not_found');
		const productIds = [...new Set(input.productIds)];
		if ((await countShopProductsIn(db, actor.shopId, productIds)) < productIds.length) return fail('catalog.not_found');
		await assignShippingProfile(db, productIds, profileId, isIn);
		const facts = { profileId, productIds, isIn };
		await audit(scope, { subjectType: 'shop', subjectId: actor.shopId, action: 'shipping_goods', facts });
		await dropPages(
			db,
			productIds.map((id) => `product:${id}`),
		);
		const goods = (await countShippingProducts(scope)).get(profileId) ?? 0;
		return ok({ profileId, goods });
	});
}
