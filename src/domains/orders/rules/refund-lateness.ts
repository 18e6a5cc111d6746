import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { ordersConfig } from '../contract.ts';
import { returnsConfig } from '../contract-returns.ts';

/** Late payments for sold-out products have a shorter refund promise than other refunds. */
const hoursFor = (reason: string): number =>
	reason === 'late_paid' ? ordersConfig.latePaid.refundHours : returnsConfig.refundIssuedHours;

/** True when the refund was not sent to the bank within the promised time. */
export const isRefundLate = (
	{ reason, requestedAt }: { readonly reason: string; readonly requestedAt: Date },
	now: Date,
): boolean => requestedAt < addMs(now, -hoursFor(reason) * HOUR_MS);
