import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { returnsConfig } from '../contract/return.ts';

/** Late payments for sold-out products have a shorter refund promise than other refunds. */
const refundHoursFor = (reason: string): number =>
	reason === 'late_paid' ? ordersConfig.latePaid.refundHours : returnsConfig.refundIssuedHours;

/** True when the refund was not sent to the bank within the promised time. */
export const isRefundLate = (
	{ reason, requestedAt }: { readonly reason: string; readonly requestedAt: Date },
	now: Date,
): boolean => requestedAt < addMs(now, -refundHoursFor(reason) * HOUR_MS);
