import type { CartLineView, CartView } from '../contract.ts';
import { cartOf } from './cart-sums.ts';

const SELLABLE = new Set<CartLineView['status']>(['ready', 'not_enough', 'wrong_quantity']);

export function withQuantity(cart: CartView, lineId: string, quantity: number): CartView {
	return edited(cart, (line) => (line.id === lineId ? changed(line, quantity) : line));
}

function changed(line: CartLineView, quantity: number): CartLineView {
	const isOrderable = SELLABLE.has(line.status) && quantity >= line.limits.min && quantity <= line.limits.max;
	const status = isOrderable ? 'ready' : line.status;
	return { ...line, quantity, status, lineTotalVnd: line.unitPriceVnd * quantity };
}

export const withoutLine = (cart: CartView, lineId: string): CartView =>
	edited(cart, (line) => (line.id === lineId ? null : line));

function edited(cart: CartView, edit: (line: CartLineView) => CartLineView | null): CartView {
	const shops = cart.shops.map((shop) => ({ ...shop, lines: shop.lines.flatMap((line) => edit(line) ?? []) }));
	return cartOf(shops.filter(({ lines }) => lines.length > 0));
}
