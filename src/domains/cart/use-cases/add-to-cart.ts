import { randomBytes } from 'node:crypto';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddToCartInput, type CartRefusal, type CartView, cartConfig, refuse } from '../contract.ts';
import { linesOfCart, lockOrMakeCart, recordLine } from '../db/cart-repository.ts';
import { type CartOwner, memberCart, visitorCart } from '../rules/cart-owner.ts';
import { offerOf } from '../rules/cart-view.ts';
import { decideQuantity } from '../rules/line-price.ts';
import { mergeVisitorCart } from './merge-visitor-cart.ts';
import type { Shopper } from './open-cart.ts';
import { readCart } from './read-cart.ts';

/** A visitor's first line brings the secret that the cookie is to carry; the view that leaves drops it. */
export type ChangedCart = CartView & { readonly newVisitorSecret?: string };

const SECRET_BYTES = 32;

/** Adds to what lies in the cart already; the sum must be orderable now. */
export async function addToCart(
	context: Context<Shopper>,
	input: AddToCartInput,
): Promise<Result<ChangedCart, Failure<CartRefusal>>> {
	const newVisitorSecret = needsSecret(context.actor) ? randomBytes(SECRET_BYTES).toString('base64url') : undefined;
	return transact(context, async (scope): Promise<Result<ChangedCart, Failure<CartRefusal>>> => {
		const owner = await ownerOf(scope, newVisitorSecret);
		const added = await addLine(scope, owner, input);
		if (!added.ok) return added;
		const cart = await readCart(readOnly(scope.db), owner);
		return ok(newVisitorSecret ? { ...cart, newVisitorSecret } : cart);
	});
}

const needsSecret = (actor: Shopper): boolean => actor.kind === 'visitor' && actor.visitorKey === null;

async function ownerOf(scope: Scope<Shopper>, newSecret: string | undefined): Promise<CartOwner> {
	const { actor } = scope;
	if (actor.kind === 'visitor') return visitorCart(newSecret ? hashSecret(newSecret) : (actor.visitorKey ?? ''));
	if (actor.visitorKey) await mergeVisitorCart(scope, actor.customerId, actor.visitorKey);
	return memberCart(actor.customerId);
}

async function addLine(
	scope: Scope,
	owner: CartOwner,
	{ variantId, quantity }: AddToCartInput,
): Promise<Result<null, Failure<CartRefusal>>> {
	const { db, read } = scope;
	const variant = (await getVariantsForCart(read, [variantId])).get(variantId);
	if (!variant) return refuse('cart.variant_not_found');
	const cartId = await lockOrMakeCart(db, owner, await scope.now());
	const lines = await linesOfCart(db, cartId);
	const held = lines.find((line) => line.variantId === variantId);
	if (!held && lines.length >= cartConfig.linesMax) return refuse('cart.too_many_lines', { max: cartConfig.linesMax });
	const decision = decideQuantity(offerOf(variant), (held?.quantity ?? 0) + quantity);
	if (!decision.ok) return decision;
	await recordLine(db, cartId, { variantId, quantity: decision.value });
	return ok(null);
}
