import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type OrderState, refuse } from '../contract.ts';

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

export const decideRestAnswer = (order: PartlySentOrder): Result<'answer', Failure<'orders.no_rest_request'>> =>
	isRestAsked(order) ? ok('answer') : refuse('orders.no_rest_request');
