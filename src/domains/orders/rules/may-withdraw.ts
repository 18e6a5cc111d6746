import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import { type CancellableOrder, isCancelAsked } from './may-cancel.ts';
import { isRestAsked, type PartlySentOrder } from './may-cancel-rest.ts';

export type WishedOrder = CancellableOrder & PartlySentOrder;

/** Which wish its buyer may take back: as long as nobody, nor a parcel that left, has answered it. */
export function decideWithdrawal(order: WishedOrder): Result<'whole' | 'rest', Failure<'orders.no_cancel_request'>> {
	if (isCancelAsked(order)) return ok('whole');
	return isRestAsked(order) ? ok('rest') : refuse('orders.no_cancel_request');
}
