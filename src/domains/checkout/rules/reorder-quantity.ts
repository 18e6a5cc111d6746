import type { QuantityLimits } from '#src/domains/cart/rules/line-price.ts';

export function reorderQuantity(wanted: number, held: number, { min, max, step }: QuantityLimits): number {
	const room = Math.min(held + wanted, max);
	if (room < min) return 0;
	return Math.max(room - ((room - min) % step) - held, 0);
}
