import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { ordersConfig } from '../contract.ts';
import { returnsConfig } from '../contract-returns.ts';

/** Money that came when its products were gone is promised back sooner than what was agreed on. */
const hoursFor = (reason: string): number =>
	reason === 'late_paid' ? ordersConfig.latePaid.refundHours : returnsConfig.refundIssuedHours;

/** Not with the bank although policies promise that it would be. */
export const isRefundLate = (
	{ reason, requestedAt }: { readonly reason: string; readonly requestedAt: Date },
	now: Date,
): boolean => requestedAt < addMs(now, -hoursFor(reason) * HOUR_MS);
