import type { CartLineView, CartShopView, CartView } from '../contract.ts';

export const linesOf = (cart: Pick<CartView, 'shops'>): readonly CartLineView[] =>
	cart.shops.flatMap(({ lines }) => lines);

export const totalOf = (lines: readonly CartLineView[]): number =>
	lines.filter(({ status }) => status === 'ready').reduce((sum, { lineTotalVnd }) => sum + lineTotalVnd, 0);

export function cartOf(shops: CartShopView[]): CartView {
	const lines = linesOf({ shops });
	return {
		shops,
		lineCount: lines.length,
		itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		totalVnd: totalOf(lines),
	};
}
