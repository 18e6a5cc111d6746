import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CartFailure, type CartView, type ChangeQuantityInput, fail } from '../contract.ts';
import { linesOfCart, lockCart, recordLine } from '../db/cart-repository.ts';
import { ownCart } from '../rules/cart-owner.ts';
import { purchasableVariantOf } from '../rules/cart-view.ts';
import { decideQuantity, unitPriceOf } from '../rules/line-price.ts';
import type { Shopper } from './open-cart.ts';
import { readCart } from './steps/read-cart.ts';

/** Always accepts a smaller quantity, so that a line above the stock can be reduced. */
export function changeQuantity(
	context: Context<Shopper>,
	{ lineId, quantity }: ChangeQuantityInput,
): Promise<Result<CartView, Failure<CartFailure>>> {
	return transact(context, async ({ db, read, fresh, actor }): Promise<Result<CartView, Failure<CartFailure>>> => {
		const owner = ownCart(actor);
		const cartId = owner && (await lockCart(db, owner));
		if (!owner || !cartId) return fail('cart.line_not_found');
		const line = (await linesOfCart(db, cartId)).find(({ id }) => id === lineId);
		if (!line) return fail('cart.line_not_found');
		const variant = (await getVariantsForCart(read, [line.variantId], owner.customerId)).get(line.variantId);
		if (!variant) return fail('cart.variant_not_found');
		const decision = decideQuantity(purchasableVariantOf(variant), quantity);
		if (!decision.ok && quantity >= line.quantity) return decision;
		// A change of the quantity does not confirm a changed price, so the original price stays stored.
		const seenVnd = line.seenVnd ?? unitPriceOf(variant, line.quantity);
		await recordLine(db, cartId, { variantId: line.variantId, quantity, seenVnd }, line.id);
		return ok(await readCart(fresh, owner));
	});
}
