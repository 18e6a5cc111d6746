import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import {
	addToSection,
	countShopProductsIn,
	lockSections,
	removeFromSection,
} from '#src/domains/catalog/db/section-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { FillSectionInput, ShopSection } from '../contract/sections.ts';
import { listSections } from '../queries/list-sections.ts';

export function fillSection(
	context: Context<VendorActor>,
	{ sectionId, isIn, ...input }: FillSectionInput,
): Promise<Result<{ items: ShopSection[]; nextCursor: null }, Failure<CatalogFailure>>> {
	return transact(context, async ({ db, read, actor }) => {
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const { shopId } = actor;
		const sections = await lockSections(db, shopId);
		if (!sections.some(({ id }) => id === sectionId)) return fail('catalog.not_found');
		const productIds = [...new Set(input.productIds)];
		if ((await countShopProductsIn(db, shopId, productIds)) < productIds.length) return fail('catalog.not_found');
		await (isIn ? addToSection : removeFromSection)(db, sectionId, productIds);
		await dropPages(db, [`shop-sections:${shopId}`]);
		return ok({ items: [...(await listSections(read, shopId))], nextCursor: null });
	});
}
