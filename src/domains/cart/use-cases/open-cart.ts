import type { MemberActor, VendorActor, VisitorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CartView, EMPTY_CART } from '../contract.ts';
import { hasCart } from '../db/cart-repository.ts';
import { memberCart, visitorCart } from '../rules/cart-owner.ts';
import { mergeVisitorCart } from './steps/merge-visitor-cart.ts';
import { readCart } from './steps/read-cart.ts';

export type Shopper = VisitorActor | MemberActor | VendorActor;

export async function openCart(context: Context<Shopper>): Promise<Result<CartView, never>> {
	const { actor } = context;
	const read = context.fresh;
	if (actor.kind === 'visitor') {
		return ok(actor.visitorKey ? await readCart(read, visitorCart(actor.visitorKey)) : EMPTY_CART);
	}
	const { customerId, visitorKey } = actor;
	if (visitorKey && (await hasCart(read, visitorCart(visitorKey)))) {
		await transact(context, async (scope) => ok(await mergeVisitorCart(scope, customerId, visitorKey)));
	}
	return ok(await readCart(read, memberCart(customerId)));
}
