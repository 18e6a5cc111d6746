import type { CartView } from '#src/domains/cart/contract.ts';
import { addToCart, openCart } from '#src/domains/cart/index.ts';
import { purchasableVariantOf } from '#src/domains/cart/rules/cart-view.ts';
import { priceLine } from '#src/domains/cart/rules/line-price.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber, linesOfOrders, type OrderLine } from '#src/domains/orders/db/order-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Reordered, ReorderReason } from '../contract/reorder.ts';
import { reorderQuantity } from '../rules/reorder-quantity.ts';

type Answer = Result<Reordered, Failure<'orders.not_found'>>;
type Item = Reordered['items'][number];
type Variant = Parameters<typeof purchasableVariantOf>[0];

export function reorderLines(context: Context<MemberActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { customerId } = scope.actor;
		const order = await findOrderByNumber(scope.read, number);
		if (order?.customerId !== customerId) return fail('orders.not_found');
		const lines = await linesOfOrders(scope.read, [order.id]);
		const ids = lines.map(({ variantId }) => variantId);
		const variants = await getVariantsForCart(scope.read, ids, customerId);
		const cart = await openCart(scope);
		const held = cart.ok ? quantitiesInCart(cart.value) : new Map<string, number>();
		const items: Item[] = [];
		for (const line of lines)
			items.push(await addToCartAgain(scope, line, variants.get(line.variantId), held.get(line.variantId) ?? 0));
		return ok({ items });
	});
}

const quantitiesInCart = (cart: CartView): ReadonlyMap<string, number> =>
	new Map(cart.shops.flatMap((shop) => shop.lines.map(({ variantId, quantity }) => [variantId, quantity] as const)));

async function addToCartAgain(
	scope: Scope<MemberActor>,
	{ variantId, productName, variantLabel, quantity: wanted }: OrderLine,
	variant: Variant | undefined,
	held: number,
): Promise<Item> {
	const left = (added: number, reason: ReorderReason | null): Item => ({
		productName,
		variantLabel,
		wanted,
		added,
		reason,
	});
	if (!variant) return left(0, 'gone');
	const { status, limits } = priceLine(purchasableVariantOf(variant), held + wanted);
	const quantity = reorderQuantity(wanted, held, limits);
	const reason = status === 'ready' ? null : status;
	if (quantity === 0) return left(0, reason ?? 'not_enough');
	const added = await addToCart(scope, { variantId, quantity });
	if (added.ok) return left(quantity, quantity < wanted ? (reason ?? 'not_enough') : null);
	return left(0, added.error.code === 'cart.too_many_lines' ? 'cart_full' : 'not_enough');
}
