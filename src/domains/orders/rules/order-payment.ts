import {
	type IncidentKind,
	type PaymentFailure,
	type PaymentState,
	REFUND_BANK_DAYS,
} from '#src/domains/payments/contract.ts';
import {
	isStuck,
	needsAccount,
	type RefundState,
	type RefundToTransfer,
} from '#src/domains/payments/contract-refunds.ts';
import { addWorkingDays } from '#src/shared/working-time.ts';

/** One try to pay for the orders of a group, as their buyer sees it. */
export type OrderPayment = {
	readonly txnRef: string;
	readonly state: PaymentState;
	readonly failure: PaymentFailure | null;
	readonly amountVnd: number;
	/** As VNPAY abbreviates it; empty until the buyer has chosen one. */
	readonly bankCode: string;
	readonly createdAt: Date;
	readonly decidedAt: Date | null;
	readonly incidents: readonly { readonly kind: IncidentKind; readonly isOver: boolean }[];
	readonly refunds: readonly PaidBack[];
};
export type PaidBack = {
	readonly refundId: string;
	/** Whose money it is; null when it was paid for no order, as what came twice. */
	readonly orderNumber: string | null;
	readonly amountVnd: number;
	readonly state: RefundState;
	readonly requestedAt: Date;
	readonly decidedAt: Date | null;
	/** By when banks usually show it; null where nobody can say. */
	readonly expectedBy: Date | null;
	/** Where it is transferred to, as its owner is shown it, when VNPAY has refused it. */
	readonly bankShown: string | null;
};

/** From the request on, as of returns: null once the day is past without VNPAY's word, or while a person has to act. */
export function refundExpectedBy(
	{ state, requestedAt, decidedAt }: Pick<PaidBack, 'state' | 'requestedAt' | 'decidedAt'>,
	now: Date,
): Date | null {
	if (state === 'done') return addWorkingDays(decidedAt ?? requestedAt, REFUND_BANK_DAYS);
	const expectedBy = addWorkingDays(requestedAt, REFUND_BANK_DAYS);
	return isStuck(state) || expectedBy < now ? null : expectedBy;
}

/** What VNPAY refused to give back of this order or of none: where it goes to is the buyer's to say. */
export const refundsToTransfer = (payments: readonly OrderPayment[], number: string): readonly RefundToTransfer[] =>
	payments.flatMap(({ refunds }) =>
		refunds.filter(({ state, orderNumber }) => needsAccount(state) && (orderNumber ?? number) === number),
	);
