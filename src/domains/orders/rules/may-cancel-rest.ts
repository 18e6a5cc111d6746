import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { type OrderState, ordersConfig, refuse } from '../contract.ts';
import type { Pieces } from '../contract-pieces.ts';
import { piecesExcept } from './pieces.ts';

export type PartlySentOrder = {
	readonly state: OrderState;
	readonly firstShippedAt: Date | null;
	readonly restAskedAt: Date | null;
};

/** Something of it has left, and something has not. */
export const isPartlySent = ({ state, firstShippedAt }: PartlySentOrder): boolean =>
	state === 'packed' && firstShippedAt !== null;

export const isRestAsked = (order: PartlySentOrder): boolean => order.restAskedAt !== null && isPartlySent(order);

/** The buyer asks once at a time; a shop answers such a wish instead of cancelling by itself. */
export function decideCancelRest(
	order: PartlySentOrder,
): Result<'cancel', Failure<'orders.no_rest' | 'orders.rest_asked_already'>> {
	if (!isPartlySent(order)) return refuse('orders.no_rest');
	return isRestAsked(order) ? refuse('orders.rest_asked_already') : ok('cancel');
}

type DeclinedWish = { readonly state: string; readonly decidedAt: Date | null; readonly lines: readonly Pieces[] };
/** Of what has not left, the pieces that its buyer may ask for; what a shop declined lately rests a while. */
export function askableRest(
	left: readonly Pieces[],
	wishes: readonly DeclinedWish[],
	now: Date,
): { readonly pieces: readonly Pieces[]; readonly from: Date | null } {
	const since = addMs(now, -ordersConfig.askAgainHours * HOUR_MS);
	const declined = wishes.filter(({ state, decidedAt }) => state === 'declined' && decidedAt && decidedAt > since);
	const last = declined.flatMap(({ decidedAt }) => decidedAt ?? []).at(-1);
	return {
		pieces: piecesExcept(
			left,
			declined.flatMap(({ lines }) => lines),
		),
		from: last ? addMs(last, ordersConfig.askAgainHours * HOUR_MS) : null,
	};
}

export const decideRestAnswer = (order: PartlySentOrder): Result<'answer', Failure<'orders.no_rest_request'>> =>
	isRestAsked(order) ? ok('answer') : refuse('orders.no_rest_request');
