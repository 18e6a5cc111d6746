import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CartFailure, type CartView, type ChangeVariantInput, fail } from '../contract.ts';
import { linesOfCart, lockCart, removeLines, replaceVariant } from '../db/cart-repository.ts';
import { ownCart } from '../rules/cart-owner.ts';
import { purchasableVariantOf } from '../rules/cart-view.ts';
import { decideReducedQuantity } from '../rules/line-price.ts';
import type { Shopper } from './open-cart.ts';
import { readCart } from './steps/read-cart.ts';

/**
 * Replaces the variant of a line by another one of the same product, at today's price. A line that already holds that
 * variant is merged into the changed line. The quantity is reduced to what can be ordered.
 */
export function changeVariant(
	context: Context<Shopper>,
	{ lineId, variantId }: ChangeVariantInput,
): Promise<Result<CartView, Failure<CartFailure>>> {
	return transact(context, async ({ db, read, fresh, actor }): Promise<Result<CartView, Failure<CartFailure>>> => {
		const owner = ownCart(actor);
		const cartId = owner && (await lockCart(db, owner));
		if (!owner || !cartId) return fail('cart.line_not_found');
		const lines = await linesOfCart(db, cartId);
		const line = lines.find(({ id }) => id === lineId);
		if (!line) return fail('cart.line_not_found');
		if (line.variantId === variantId) return ok(await readCart(fresh, owner));
		const variants = await getVariantsForCart(read, [line.variantId, variantId], owner.customerId);
		const variant = variants.get(variantId);
		if (!variant || variant.productId !== variants.get(line.variantId)?.productId)
			return fail('cart.variant_not_found');
		const held = lines.find((other) => other.variantId === variantId);
		const decision = decideReducedQuantity(purchasableVariantOf(variant), line.quantity + (held?.quantity ?? 0));
		if (!decision.ok) return decision;
		if (held) await removeLines(db, cartId, [held.id]);
		await replaceVariant(db, lineId, { variantId, quantity: decision.value, seenVnd: variant.priceVnd });
		return ok(await readCart(fresh, owner));
	});
}
