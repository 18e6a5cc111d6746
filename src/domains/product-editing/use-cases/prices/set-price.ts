import { type CatalogFailure, fail, type SetPriceInput } from '#src/domains/catalog/contract/product.ts';
import { readKnownPrices } from '#src/domains/catalog/db/known-prices.ts';
import { findVariant, lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { pendingChange } from '#src/domains/compliance/index.ts';
import { planPrice } from '#src/domains/compliance/rules/change-plan.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { applyPrice } from '../steps/apply-change.ts';

/**
 * A change of more than half of a published price waits for an operator. Until then the variant accepts no other
 * price, which would be overwritten or never reviewed.
 */
export function setPrice(
	context: Context<VendorActor>,
	input: SetPriceInput,
): Promise<Result<{ compareAtVnd: number | null; isPending: boolean }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const found = await findVariant(db, input.variantId);
		const product = found ? await lockProduct(db, found.productId) : null;
		const variant = product ? await findVariant(db, input.variantId) : null;
		if (!variant || product?.shopId !== actor.shopId) return fail('catalog.not_found');
		const facts = { state: product.state, pending: await pendingChange(db, product.id) };
		const known = await readKnownPrices(db, variant.id);
		const step = planPrice(facts, { ...variant, known }, input.priceVnd);
		if (step.outcome === 'left_out') return fail('catalog.change_pending');
		const applied = await applyPrice(scope, product, step);
		if (!applied.ok) return applied;
		return ok({ compareAtVnd: applied.value?.compareAtVnd ?? null, isPending: step.outcome === 'pending' });
	});
}
