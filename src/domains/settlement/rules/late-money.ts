import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { type PayoutState, settlementConfig } from '../contract/settlement.ts';

const { withinDays } = settlementConfig;
const DAYS: Readonly<Partial<Record<PayoutState, number>>> = {
	requested: withinDays.decide,
	scheduled: withinDays.decide,
	approved: withinDays.send,
	processing: withinDays.confirm,
};

export function isPayoutLate({ state, since }: { readonly state: PayoutState; readonly since: Date }, now: Date) {
	const days = DAYS[state];
	return days !== undefined && isPast(since, days, now);
}

export const isAccountLate = (submittedAt: Date, now: Date): boolean => isPast(submittedAt, withinDays.account, now);

/** The last working day counts until its end. */
const isPast = (since: Date, days: number, now: Date): boolean => now >= addWorkingDays(since, days + 1);
