import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { BankAccount } from './refund-account.ts';

export const RefundAccountInput = z.strictObject({ refundId: Id, bank: BankAccount });
export type RefundAccountInput = z.infer<typeof RefundAccountInput>;
export const StoredRefundAccount = z.object({ refundId: Id, bankShown: z.string() });
export type StoredRefundAccount = z.infer<typeof StoredRefundAccount>;

export const refundAccountErrors = {
	'payments.refund_not_found': 'not_found',
	'payments.refund_needs_no_account': 'conflict',
} as const;

export type RefundToTransfer = {
	readonly refundId: string;
	readonly amountVnd: number;
	readonly bankShown: string | null;
};

export const REFUND_STATES = ['requested', 'sending', 'sent', 'done', 'rejected', 'unclear'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
type States = readonly RefundState[];

export const UNDERWAY_STATES = ['requested', 'sending', 'sent'] as const satisfies States;
export const STUCK_STATES = ['rejected', 'unclear'] as const satisfies States;
/** Rejected by VNPAY: our bank transfers it to an account that the buyer has to enter. */
export const ACCOUNT_STATES = ['rejected'] as const satisfies States;
/** Days after the rejection on which the buyer is reminded to enter an account. */
export const ACCOUNT_REMINDER_DAYS = [3, 7, 14, 30] as const;

const isOneOf =
	(states: States) =>
	(state: RefundState): boolean =>
		states.includes(state);
export const isUnderway = isOneOf(UNDERWAY_STATES);
export const isStuck = isOneOf(STUCK_STATES);
export const needsAccount = isOneOf(ACCOUNT_STATES);
