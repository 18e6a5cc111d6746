import { stateTable } from '#src/shared/states.ts';
import type { PaymentState } from '../contract.ts';

/**
 * The life of one attempt. A bank's late word wins over our own verdict: failed and expired may still become paid. Money
 * that comes for nothing goes back without having been `paid`.
 */
export const paymentStates = stateTable<PaymentState>({
	initial: ['created'],
	final: ['refunded'],
	moves: {
		created: ['redirected', 'paid', 'failed', 'expired', 'suspected', 'refund_pending'],
		redirected: ['paid', 'failed', 'expired', 'suspected', 'refund_pending'],
		failed: ['paid', 'suspected', 'refund_pending'],
		expired: ['paid', 'suspected', 'refund_pending'],
		suspected: ['paid', 'failed', 'refund_pending'],
		paid: ['refund_pending'],
		refund_pending: ['part_refunded', 'refunded', 'refund_rejected'],
		part_refunded: ['refund_pending'],
		// A person has sent it again, or paid it by hand.
		refund_rejected: ['refund_pending', 'part_refunded', 'refunded'],
		refunded: [],
	},
	column: 'payment_attempts.state',
});

/** Nothing is known of the money yet. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'redirected';
/** Nothing came, or so it seemed. */
const isEnded = (state: PaymentState): boolean => state === 'failed' || state === 'expired';

export type MoneyOutcome = 'paid' | 'suspected' | 'expired' | 'failed' | 'unknown';
export type ResultAction = 'settle' | 'hold' | 'fail' | 'expire' | 'nothing';

/** What a result from VNPAY does to an attempt in this state; `nothing` = it is known already. */
export function actionFor(state: PaymentState, outcome: MoneyOutcome): ResultAction {
	const isUndecided = isOpen(state) || isEnded(state) || state === 'suspected';
	if (outcome === 'paid') return isUndecided ? 'settle' : 'nothing';
	if (outcome === 'suspected') return isOpen(state) || isEnded(state) ? 'hold' : 'nothing';
	if (outcome === 'failed') return isOpen(state) || state === 'suspected' ? 'fail' : 'nothing';
	if (outcome === 'expired') return isOpen(state) ? 'expire' : 'nothing';
	return 'nothing';
}
