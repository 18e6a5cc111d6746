import type { QuantityLimits } from '#src/domains/cart/rules/line-price.ts';

/** How many more of a thing may join those in the cart, of as many as were bought then. */
export function reorderQuantity(wanted: number, held: number, { min, max, step }: QuantityLimits): number {
	const room = Math.min(held + wanted, max);
	if (room < min) return 0;
	return Math.max(room - ((room - min) % step) - held, 0);
}
