import type { Scope } from '#src/platform/context.ts';
import type { AccountRef } from '../ledger/index.ts';
import type { PaymentFailure, PaymentPurpose } from './contract/payments.ts';

export type SettledPayment = {
	readonly attemptId: string;
	readonly txnRef: string;
	readonly purpose: PaymentPurpose;
	readonly reference: string;
	readonly customerId: string | null;
	readonly amountVnd: number;
	readonly isLate: boolean;
};

export type Allocation = { readonly leg: string; readonly account: AccountRef; readonly amountVnd: number };

export type SettleDecision =
	| {
			readonly kind: 'accepted';
			readonly allocations: readonly Allocation[];
			/** Runs in the same transaction after the booking, for example to refund a part. */
			readonly booked?: () => Promise<void>;
	  }
	/** The handler has undone its changes; the payment is refunded automatically. */
	| { readonly kind: 'declined'; readonly reason: 'late_paid' | 'duplicate_paid' };

/**
 * Handles a payment's result for one purpose. Runs in the payment's transaction under the attempt's lock and takes
 * its own locks after it.
 */
export type SettleHandler = {
	/** Throws unless the allocations add up to the amount. */
	paid(scope: Scope, payment: SettledPayment): Promise<SettleDecision>;
	failed?(scope: Scope, payment: SettledPayment & { readonly failure: PaymentFailure }): Promise<void>;
	suspected?(scope: Scope, payment: SettledPayment): Promise<void>;
	/** The payment is refunded, for any reason; the handler releases what waited for it. */
	declined?(scope: Scope, payment: SettledPayment): Promise<void>;
	refused?(scope: Scope, payment: SettledPayment): Promise<void>;
};
