import { stateTable } from '#src/shared/states.ts';
import type { PaymentState } from '../contract/payments.ts';

/**
 * A late result of the bank overrules ours: failed and expired attempts may still become paid. An unusable payment
 * is refunded without ever being `paid`.
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
		refund_rejected: ['refund_pending', 'part_refunded', 'refunded'],
		refunded: [],
	},
	column: 'payment_attempts.state',
});

export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'redirected';
const isEnded = (state: PaymentState): boolean => state === 'failed' || state === 'expired';

export type MoneyOutcome = 'paid' | 'suspected' | 'expired' | 'failed' | 'unknown';
export type ResultAction = 'settle' | 'hold' | 'fail' | 'expire' | 'nothing';

export function actionFor(state: PaymentState, outcome: MoneyOutcome): ResultAction {
	const isUndecided = isOpen(state) || isEnded(state) || state === 'suspected';
	if (outcome === 'paid') return isUndecided ? 'settle' : 'nothing';
	if (outcome === 'suspected') return isOpen(state) || isEnded(state) ? 'hold' : 'nothing';
	if (outcome === 'failed') return isOpen(state) || state === 'suspected' ? 'fail' : 'nothing';
	if (outcome === 'expired') return isOpen(state) ? 'expire' : 'nothing';
	return 'nothing';
}
