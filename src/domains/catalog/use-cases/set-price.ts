import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CatalogRefusal, refuse, type SetPriceInput } from '../contract.ts';
import { findVariant, lockProduct, pricesOf, recordPrice } from '../db/product-repository.ts';
import { comparisonFor } from '../rules/discount-truth.ts';

/** Every change is kept; a reduction is shown against the lowest price of the 30 days before it. */
export function setPrice(
	context: Context<VendorActor>,
	input: SetPriceInput,
): Promise<Result<{ compareAtVnd: number | null }, Failure<CatalogRefusal>>> {
	return transact(context, async ({ db, actor, now }) => {
		const found = await findVariant(db, input.variantId);
		const product = found ? await lockProduct(db, found.productId) : null;
		const variant = product ? await findVariant(db, input.variantId) : null;
		if (!variant || product?.shopId !== actor.shopId) return refuse('catalog.not_found');
		const at = await now();
		const comparison = comparisonFor(input.priceVnd, await pricesOf(db, variant.id), at);
		const facts = { changedAt: at, changedBy: actorKey(actor) };
		if (variant.priceVnd !== input.priceVnd) await recordPrice(db, variant, input.priceVnd, comparison, facts);
		await dropPages(db, ['catalog', `product:${product.id}`]);
		return ok({ compareAtVnd: comparison?.compareAtVnd ?? null });
	});
}
