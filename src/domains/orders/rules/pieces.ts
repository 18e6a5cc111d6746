import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import type { Pieces } from '../contract-pieces.ts';

type Bought = { readonly id: string; readonly quantity: number };

/** What of each line has not left yet; lines that have left whole are not named. */
export function piecesLeft(lines: readonly Bought[], sent: readonly Pieces[]): readonly Pieces[] {
	const sentOf = Map.groupBy(sent, ({ lineId }) => lineId);
	return lines
		.map(({ id, quantity }) => ({ lineId: id, quantity: quantity - countOf(sentOf.get(id) ?? []) }))
		.filter(({ quantity }) => quantity > 0);
}

export const countOf = (pieces: readonly { readonly quantity: number }[]): number =>
	pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** What was asked for, if it is all still here; everything when nothing was named. */
export function choosePieces(
	left: readonly Pieces[],
	wanted: readonly Pieces[] | undefined,
): Result<readonly Pieces[], Failure<'orders.pieces_gone'>> {
	const chosen = wanted ? mergePieces(wanted) : left;
	const leftOf = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]));
	const isHere = chosen.every(({ lineId, quantity }) => quantity <= (leftOf.get(lineId) ?? 0));
	return isHere && chosen.length > 0 ? ok(chosen) : refuse('orders.pieces_gone');
}

/** The same as goods of the shelf. */
export const goodsOf = (
	lines: readonly { readonly id: string; readonly variantId: string }[],
	pieces: readonly Pieces[],
): readonly { readonly variantId: string; readonly quantity: number }[] =>
	pieces.map(({ lineId, quantity }) => {
		const line = lines.find(({ id }) => id === lineId);
		if (!line) throw new Error(`line ${lineId} is not of this order`);
		return { variantId: line.variantId, quantity };
	});

/** What of these is not among those; lines of which nothing is left are not named. */
export function piecesExcept(pieces: readonly Pieces[], those: readonly Pieces[]): readonly Pieces[] {
	const thoseOf = new Map(mergePieces(those).map(({ lineId, quantity }) => [lineId, quantity]));
	return pieces
		.map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (thoseOf.get(lineId) ?? 0) }))
		.filter(({ quantity }) => quantity > 0);
}

/** Of what somebody wished for, what is still here. */
export function piecesStillLeft(left: readonly Pieces[], wished: readonly Pieces[]): readonly Pieces[] {
	const leftOf = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]));
	return wished
		.map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, leftOf.get(lineId) ?? 0) }))
		.filter(({ quantity }) => quantity > 0);
}

/** How many of what, in one line. */
export function piecesText(
	bought: readonly { readonly id: string; readonly productName: string; readonly variantLabel: string }[],
	pieces: readonly Pieces[],
): string {
	const nameOf = new Map(
		bought.map(({ id, productName, variantLabel }) => [id, [productName, variantLabel].filter(Boolean).join(', ')]),
	);
	return pieces.map(({ lineId, quantity }) => `${nameOf.get(lineId) ?? ''} × ${quantity}`).join('; ');
}

/** A line that was named twice counts once, with the sum. */
export const mergePieces = (pieces: readonly Pieces[]): readonly Pieces[] =>
	[...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([lineId, same]) => ({ lineId, quantity: countOf(same) }));
