import { cartConfig } from '../contract.ts';

export type MergeableLine = { readonly variantId: string; readonly quantity: number };

/**
 * Merges to one line per variant, limited to the available quantity. A sold-out line keeps one item, so that the
 * buyer sees why it cannot be ordered.
 */
export function mergeLines(
	own: readonly MergeableLine[],
	visited: readonly MergeableLine[],
	availableOf: (variantId: string) => number,
): readonly MergeableLine[] {
	const merged = new Map(own.map((line) => [line.variantId, line.quantity]));
	for (const { variantId, quantity } of visited) {
		const held = merged.get(variantId) ?? 0;
		if (held === 0 && merged.size >= cartConfig.linesMax) continue;
		const most = Math.max(1, Math.min(cartConfig.unitsPerLineMax, availableOf(variantId)));
		merged.set(variantId, Math.min(held + quantity, most));
	}
	return [...merged].map(([variantId, quantity]) => ({ variantId, quantity }));
}
