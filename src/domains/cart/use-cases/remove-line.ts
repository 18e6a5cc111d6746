import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CartView, fail, type RemoveLineInput } from '../contract.ts';
import { lockCart, removeLines } from '../db/cart-repository.ts';
import { ownCart } from '../rules/cart-owner.ts';
import type { Shopper } from './open-cart.ts';
import { readCart } from './steps/read-cart.ts';

type Answer = Result<CartView, Failure<'cart.line_not_found'>>;

export function removeLine(context: Context<Shopper>, { lineId }: RemoveLineInput): Promise<Answer> {
	return transact(context, async ({ db, fresh, actor }): Promise<Answer> => {
		const owner = ownCart(actor);
		const cartId = owner && (await lockCart(db, owner));
		if (!owner || !cartId) return fail('cart.line_not_found');
		const removed = await removeLines(db, cartId, [lineId]);
		if (removed === 0) return fail('cart.line_not_found');
		return ok(await readCart(fresh, owner));
	});
}
