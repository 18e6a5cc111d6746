import type { PaymentState } from '../contract/payments.ts';
import { actionFor, isOpen, type MoneyOutcome, type ResultAction } from './payment-states.ts';

/** Responses to VNPAY, which retries on every code except 00 and 02. */
export const IPN_MESSAGES = {
	'00': 'Confirm Success',
	'01': 'Order not found',
	'02': 'Order already confirmed',
	'04': 'Invalid amount',
	'97': 'Invalid signature',
	'99': 'Unknown error',
} as const;
export type IpnCode = keyof typeof IPN_MESSAGES;

type StoredAttempt = { readonly state: PaymentState; readonly amountVnd: number };
type IpnResult = { readonly amountVnd: number | null; readonly outcome: MoneyOutcome; readonly followUp: boolean };
export type IpnVerdict =
	| { readonly code: '01' | '02' | '04' | '99' }
	| { readonly code: '00'; readonly action: ResultAction };

/** VNPAY prescribes this order after the signature check: order exists, amount, not confirmed yet. */
export function ipnVerdict(attempt: StoredAttempt | null, told: IpnResult): IpnVerdict {
	if (!attempt) return { code: '01' };
	if (told.amountVnd !== attempt.amountVnd) return { code: '04' };
	if (isUndecided(attempt.state) && isInconclusive(attempt.state, told)) return { code: '99' };
	const action = actionFor(attempt.state, told.outcome);
	return action === 'nothing' ? { code: '02' } : { code: '00', action };
}

const isUndecided = (state: PaymentState): boolean => isOpen(state) || state === 'suspected';

/** A failure that VNPAY may still correct does not end the review of a suspected payment. */
const isInconclusive = (state: PaymentState, { outcome, followUp }: IpnResult): boolean =>
	outcome === 'unknown' || (state === 'suspected' && outcome === 'failed' && followUp);
