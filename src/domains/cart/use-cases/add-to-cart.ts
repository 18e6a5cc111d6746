import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddToCartInput, type CartFailure, type CartView, cartConfig, fail } from '../contract.ts';
import { type CartLine, lockOrCreateLines, recordLine } from '../db/cart-repository.ts';
import { type CartOwner, memberCart, visitorCart } from '../rules/cart-owner.ts';
import { cartView, purchasableVariantOf } from '../rules/cart-view.ts';
import { decideAddedQuantity, unitPriceOf } from '../rules/line-price.ts';
import type { Shopper } from './open-cart.ts';
import { addVoucherHints } from './steps/add-voucher-hints.ts';
import { mergeVisitorCart } from './steps/merge-visitor-cart.ts';

/**
 * `newVisitorSecret` is set when a visitor's first line creates the cart: the endpoint puts it into the cookie and
 * removes it from the response.
 */
export type ChangedCart = CartView & { readonly newVisitorSecret?: string };

/** The sum of the existing and the added quantity must be orderable. */
export async function addToCart(
	context: Context<Shopper>,
	input: AddToCartInput,
): Promise<Result<ChangedCart, Failure<CartFailure>>> {
	const newVisitorSecret = needsSecret(context.actor) ? newSecret() : undefined;
	return transact(context, async (scope): Promise<Result<ChangedCart, Failure<CartFailure>>> => {
		const owner = await ownerOf(scope, newVisitorSecret);
		const cart = await addLine(scope, owner, input);
		return cart.ok && newVisitorSecret ? ok({ ...cart.value, newVisitorSecret }) : cart;
	});
}

const needsSecret = (actor: Shopper): boolean => actor.kind === 'visitor' && actor.visitorKey === null;

async function ownerOf(scope: Scope<Shopper>, visitorSecret: string | undefined): Promise<CartOwner> {
	const { actor } = scope;
	if (actor.kind === 'visitor')
		return visitorCart(visitorSecret ? hashSecret(visitorSecret) : (actor.visitorKey ?? ''));
	if (actor.visitorKey) await mergeVisitorCart(scope, actor.customerId, actor.visitorKey);
	return memberCart(actor.customerId);
}

async function addLine(
	scope: Scope,
	owner: CartOwner,
	{ variantId, quantity }: AddToCartInput,
): Promise<Result<CartView, Failure<CartFailure>>> {
	const { db, read } = scope;
	const { cartId, lines } = await lockOrCreateLines(db, owner);
	const found = await getVariantsForCart(read, [variantId], owner.customerId);
	const variant = found.get(variantId);
	if (!variant) return fail('cart.variant_not_found');
	const held = lines.find((line) => line.variantId === variantId);
	if (!held && lines.length >= cartConfig.linesMax) return fail('cart.too_many_lines', { max: cartConfig.linesMax });
	const decision = decideAddedQuantity(purchasableVariantOf(variant), held?.quantity ?? 0, quantity);
	if (!decision.ok) return decision;
	const recorded = await recordLine(
		db,
		cartId,
		{ variantId, quantity: decision.value, seenVnd: unitPriceOf(variant, decision.value) },
		held?.id,
	);
	const others = lines.filter((line) => line !== held);
	const otherIds = others.map((line) => line.variantId);
	const shown = await getVariantsForCart(read, otherIds, owner.customerId);
	const cart = cartView([...others, recorded].sort(byId), new Map([...found, ...shown]));
	return ok(await addVoucherHints(read, owner, cart));
}

const byId = (a: CartLine, b: CartLine): number => (a.id < b.id ? -1 : 1);
