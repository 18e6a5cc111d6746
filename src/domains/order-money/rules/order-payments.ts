import {
	type IncidentKind,
	type PaymentFailure,
	type PaymentState,
	REFUND_BANK_DAYS,
} from '#src/domains/payments/contract/payments.ts';
import {
	isStuck,
	needsAccount,
	type RefundState,
	type RefundToTransfer,
} from '#src/domains/payments/contract/refunds.ts';
import { addWorkingDays } from '#src/shared/time/working-time.ts';

export type OrderPayment = {
	readonly txnRef: string;
	readonly state: PaymentState;
	readonly failure: PaymentFailure | null;
	readonly amountVnd: number;
	/** VNPAY's bank code; empty until the buyer has chosen a bank. */
	readonly bankCode: string;
	readonly createdAt: Date;
	readonly decidedAt: Date | null;
	readonly incidents: readonly { readonly kind: IncidentKind; readonly isOver: boolean }[];
	readonly refunds: readonly PaidBack[];
};
export type PaidBack = {
	readonly refundId: string;
	/** Null when the payment belongs to no order, for example a duplicate payment. */
	readonly orderNumber: string | null;
	readonly amountVnd: number;
	readonly state: RefundState;
	readonly requestedAt: Date;
	readonly decidedAt: Date | null;
	readonly expectedBy: Date | null;
	/** Masked account of a manual transfer, after VNPAY has rejected the refund. */
	readonly bankShown: string | null;
};

/** Null when the promised day has passed without an answer from VNPAY, or while the refund needs a person. */
export function refundExpectedBy(
	{ state, requestedAt, decidedAt }: Pick<PaidBack, 'state' | 'requestedAt' | 'decidedAt'>,
	now: Date,
): Date | null {
	if (state === 'done') return addWorkingDays(decidedAt ?? requestedAt, REFUND_BANK_DAYS);
	const expectedBy = addWorkingDays(requestedAt, REFUND_BANK_DAYS);
	return isStuck(state) || expectedBy < now ? null : expectedBy;
}

/** Refunds rejected by VNPAY for which the buyer has to enter a bank account; includes those of no order. */
export const refundsToTransfer = (payments: readonly OrderPayment[], number: string): readonly RefundToTransfer[] =>
	payments.flatMap(({ refunds }) =>
		refunds.filter(({ state, orderNumber }) => needsAccount(state) && (orderNumber ?? number) === number),
	);
