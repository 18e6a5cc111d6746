import type { PaymentState } from '../contract.ts';
import { actionFor, type MoneyOutcome, type ResultAction } from './payment-states.ts';

/** What VNPAY hears. It calls again on everything but 00 and 02. */
export const IPN_MESSAGES = {
	'00': 'Confirm Success',
	'01': 'Order not found',
	'02': 'Order already confirmed',
	'04': 'Invalid amount',
	'97': 'Invalid signature',
	'99': 'Unknown error',
} as const;
export type IpnCode = keyof typeof IPN_MESSAGES;

type Known = { readonly state: PaymentState; readonly amountVnd: number };
type Told = { readonly amountVnd: number | null; readonly outcome: MoneyOutcome };
export type IpnVerdict = { readonly code: '01' | '02' | '04' } | { readonly code: '00'; readonly action: ResultAction };

/** The order of checks is VNPAY's own, after the signature: known, amount, undecided. */
export function ipnVerdict(attempt: Known | null, told: Told): IpnVerdict {
	if (!attempt) return { code: '01' };
	if (told.amountVnd !== attempt.amountVnd) return { code: '04' };
	const action = actionFor(attempt.state, told.outcome);
	return action === 'nothing' ? { code: '02' } : { code: '00', action };
}
