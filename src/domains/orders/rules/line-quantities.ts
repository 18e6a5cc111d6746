import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/order.ts';
import type { Quantities } from '../contract/quantities.ts';

type Bought = { readonly id: string; readonly quantity: number };

export function subtractQuantities(lines: readonly Bought[], sent: readonly Quantities[]): readonly Quantities[] {
	const sentOf = Map.groupBy(sent, ({ lineId }) => lineId);
	return lines
		.map(({ id, quantity }) => ({ lineId: id, quantity: quantity - countOf(sentOf.get(id) ?? []) }))
		.filter(({ quantity }) => quantity > 0);
}

export const countOf = (pieces: readonly { readonly quantity: number }[]): number =>
	pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Fails unless every requested quantity is left; takes everything when `wanted` is undefined. */
export function chooseQuantities(
	left: readonly Quantities[],
	wanted: readonly Quantities[] | undefined,
): Result<readonly Quantities[], Failure<'orders.pieces_gone'>> {
	const chosen = wanted ? mergeQuantities(wanted) : left;
	const leftOf = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]));
	const isHere = chosen.every(({ lineId, quantity }) => quantity <= (leftOf.get(lineId) ?? 0));
	return isHere && chosen.length > 0 ? ok(chosen) : fail('orders.pieces_gone');
}

export const productOf = (
	lines: readonly { readonly id: string; readonly variantId: string }[],
	pieces: readonly Quantities[],
): readonly { readonly variantId: string; readonly quantity: number }[] =>
	pieces.map(({ lineId, quantity }) => {
		const line = lines.find(({ id }) => id === lineId);
		if (!line) throw new Error(`line ${lineId} is not of this order`);
		return { variantId: line.variantId, quantity };
	});

export function quantitiesExcept(pieces: readonly Quantities[], those: readonly Quantities[]): readonly Quantities[] {
	const thoseOf = new Map(mergeQuantities(those).map(({ lineId, quantity }) => [lineId, quantity]));
	return pieces
		.map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (thoseOf.get(lineId) ?? 0) }))
		.filter(({ quantity }) => quantity > 0);
}

export function remainingQuantities(left: readonly Quantities[], wished: readonly Quantities[]): readonly Quantities[] {
	const leftOf = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]));
	return wished
		.map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, leftOf.get(lineId) ?? 0) }))
		.filter(({ quantity }) => quantity > 0);
}

export function quantitiesText(
	bought: readonly { readonly id: string; readonly productName: string; readonly variantLabel: string }[],
	pieces: readonly Quantities[],
): string {
	const nameOf = new Map(
		bought.map(({ id, productName, variantLabel }) => [id, [productName, variantLabel].filter(Boolean).join(', ')]),
	);
	return pieces.map(({ lineId, quantity }) => `${nameOf.get(lineId) ?? ''} × ${quantity}`).join('; ');
}

export const mergeQuantities = (pieces: readonly Quantities[]): readonly Quantities[] =>
	[...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([lineId, same]) => ({ lineId, quantity: countOf(same) }));
