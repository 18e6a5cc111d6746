import { type CatalogFailure, fail, type SetPriceInput } from '#src/domains/catalog/contract/product.ts';
import { readKnownPrices } from '#src/domains/catalog/db/known-prices.ts';
import { findVariant, lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { isKnownToBuyers } from '#src/domains/catalog/rules/product-states.ts';
import { pendingChange, requestAgain, requestChange, writePrice } from '#src/domains/compliance/index.ts';
import { isPriceOf, isRiskyPrice } from '#src/domains/compliance/rules/change-risk.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';

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
		if (!mayStaff(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const found = await findVariant(db, input.variantId);
		const product = found ? await lockProduct(db, found.productId) : null;
		const variant = product ? await findVariant(db, input.variantId) : null;
		if (!variant || product?.shopId !== actor.shopId) return fail('catalog.not_found');
		const waiting = await pendingChange(db, product.id);
		if (waiting && isPriceOf(waiting, variant.id)) return fail('catalog.change_pending');
		const isKnown = isKnownToBuyers(product.state);
		if (isKnown && isRiskyPrice(await readKnownPrices(db, variant.id), input.priceVnd)) {
			const before = { variantId: variant.id, priceVnd: variant.priceVnd };
			const after = { variantId: variant.id, priceVnd: input.priceVnd };
			const asked = await requestChange(scope, product.id, { kind: 'price', before, after }, true);
			return asked.ok ? ok({ compareAtVnd: null, isPending: true }) : asked;
		}
		const comparison = await writePrice(scope, variant, input.priceVnd, actorKey(actor));
		if (product.state === 'pending') await requestAgain(scope, product.id);
		return ok({ compareAtVnd: comparison?.compareAtVnd ?? null, isPending: false });
	});
}
