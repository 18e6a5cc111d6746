import type { Scope } from '#src/platform/context.ts';
import type { AccountRef } from '../ledger/index.ts';
import type { PaymentFailure, PaymentPurpose } from './contract.ts';

export type SettledPayment = {
	readonly attemptId: string;
	readonly txnRef: string;
	readonly purpose: PaymentPurpose;
	readonly reference: string;
	readonly customerId: string | null;
	readonly amountVnd: number;
	/** The attempt had expired or failed before the money came. */
	readonly isLate: boolean;
};

/** Where the received money goes, e.g. one `order_escrow` per order. `leg` is unique within the payment. */
export type Allocation = { readonly leg: string; readonly account: AccountRef; readonly amountVnd: number };

export type SettleDecision =
	| {
			readonly kind: 'accepted';
			readonly allocations: readonly Allocation[];
			/** What can only be done with the money booked, e.g. giving a part of it back. In the same transaction. */
			readonly booked?: () => Promise<void>;
	  }
	/** The handler has undone whatever it tried; the money goes back to the payer by itself. */
	| { readonly kind: 'declined'; readonly reason: 'late_paid' | 'duplicate_paid' };

/**
 * The part of a domain to the right in a payment's result. Runs in the payment's transaction, under the lock of the
 * attempt, and takes its own locks after it.
 */
export type SettleHandler = {
	/** Allocations sum to the amount, or it throws. */
	paid(scope: Scope, payment: SettledPayment): Promise<SettleDecision>;
	failed?(scope: Scope, payment: SettledPayment & { readonly failure: PaymentFailure }): Promise<void>;
	/** VNPAY has the money but doubts it: hold what was bought. */
	suspected?(scope: Scope, payment: SettledPayment): Promise<void>;
	/** The money is on its way back, for whatever reason: what waited for it waits no longer. */
	declined?(scope: Scope, payment: SettledPayment): Promise<void>;
	/** Somebody decided against doubted money, which goes back: end what it was for. */
	refused?(scope: Scope, payment: SettledPayment): Promise<void>;
};
