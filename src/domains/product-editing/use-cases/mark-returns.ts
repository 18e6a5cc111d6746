import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import type { MarkReturnsInput } from '#src/domains/catalog/contract/return-terms.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { recordReturns } from './steps/apply-change.ts';

/** Excludes a product from returns for a change of mind; orders that were already placed are not affected. */
export function markReturns(
	context: Context<VendorActor>,
	input: MarkReturnsInput,
): Promise<Result<MarkReturnsInput, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const product = await lockProduct(db, input.productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		const { id, state } = product;
		if (state === 'taken_down' || state === 'rejected') return fail('catalog.state_refuses', { state });
		await recordReturns(scope, { productId: id, reason: input.reason });
		return ok(input);
	});
}
