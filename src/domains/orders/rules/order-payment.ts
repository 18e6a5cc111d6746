import type { IncidentKind, PaymentFailure, PaymentState } from '#src/domains/payments/contract.ts';
import type { RefundState } from '#src/domains/payments/rules/refund-states.ts';

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
	readonly amountVnd: number;
	readonly state: RefundState;
	readonly requestedAt: Date;
	readonly decidedAt: Date | null;
	/** By when banks usually show it; null while VNPAY has not taken it. */
	readonly expectedBy: Date | null;
};
