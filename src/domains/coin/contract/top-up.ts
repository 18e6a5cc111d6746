import * as z from 'zod/mini';
import { type PaymentState, TxnRef } from '#src/domains/payments/contract/payments.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { coinConfig } from './coin.ts';

export const StartTopUpInput = z.strictObject({ amountVnd: z.literal(coinConfig.topUp.amountsVnd) });
export type StartTopUpInput = z.infer<typeof StartTopUpInput>;
export const StartedTopUp = z.object({ txnRef: TxnRef, paymentUrl: z.url() });
export type StartedTopUp = z.infer<typeof StartedTopUp>;

export const RefundTopUpInput = z.strictObject({ topUpId: Id });
export type RefundTopUpInput = z.infer<typeof RefundTopUpInput>;
export const RefundedTopUp = z.object({ topUpId: Id, refundedVnd: VndAmount });
export type RefundedTopUp = z.infer<typeof RefundedTopUp>;

export type TopUpView = {
	readonly id: string;
	readonly amountVnd: number;
	readonly state: PaymentState;
	readonly txnRef: string;
	/** False until it is paid, and when the payment is refunded instead. */
	readonly isGranted: boolean;
	readonly at: Date;
	readonly refundedVnd: number;
	/** 0 after the deadline or when the coin is spent. */
	readonly refundableVnd: number;
	readonly refundableUntil: Date;
};

export const topUpErrors = {
	'coin.top_up_day': 'conflict',
	'coin.top_up_held': 'conflict',
	'coin.payment_unavailable': 'conflict',
} as const;
export const topUpRefundErrors = {
	'coin.not_found': 'not_found',
	'coin.not_refundable': 'conflict',
	'coin.frozen': 'conflict',
} as const;
export type TopUpFailure = keyof typeof topUpErrors | keyof typeof topUpRefundErrors;
export const fail = defineErrors({ ...topUpErrors, ...topUpRefundErrors });
