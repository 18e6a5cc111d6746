import { stateTable } from '#src/shared/states.ts';
import type { PaymentState } from '../contract/payments.ts';
import { isStuck, isUnderway, type RefundState } from '../contract/refunds.ts';

/**
 * `unclear`: sent with an unknown result. An operator resolves it and `rejected` by sending again, paying or ruling
 * out.
 */
export const refundStates = stateTable<RefundState>({
	initial: ['requested'],
	final: ['done'],
	moves: {
		requested: ['sending', 'unclear'],
		sending: ['requested', 'sent', 'done', 'rejected', 'unclear'],
		sent: ['done', 'rejected', 'unclear'],
		done: [],
		rejected: ['requested', 'done'],
		unclear: ['requested', 'rejected', 'done'],
	},
	column: 'refunds.state',
});

type SentRefund = { readonly state: RefundState; readonly mayHaveGone: boolean; readonly bankSealed: string | null };
/** A rejected refund was not paid, unless an earlier request may have arrived or operators may be transferring it. */
export const mayRefundTwice = ({ state, mayHaveGone, bankSealed }: SentRefund): boolean =>
	state === 'unclear' || mayHaveGone || bankSealed !== null;

type Part = { readonly state: RefundState; readonly amountVnd: number };

export function refundStatus(refunds: readonly Part[], receivedVnd: number): PaymentState {
	if (refunds.length === 0) return 'paid';
	if (refunds.some(({ state }) => isUnderway(state))) return 'refund_pending';
	if (refunds.some(({ state }) => isStuck(state))) return 'refund_rejected';
	const returnedVnd = refunds.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
	return returnedVnd >= receivedVnd ? 'refunded' : 'part_refunded';
}
