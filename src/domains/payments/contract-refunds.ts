import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { BankAccount } from './contract-account.ts';

export const RefundAccountInput = z.strictObject({ refundId: Id, bank: BankAccount });
export type RefundAccountInput = z.infer<typeof RefundAccountInput>;
/** As little of it as its owner has to recognise. */
export const StoredRefundAccount = z.object({ refundId: Id, bankShown: z.string() });
export type StoredRefundAccount = z.infer<typeof StoredRefundAccount>;

export const refundAccountErrors = {
	'payments.refund_not_found': 'not_found',
	'payments.refund_needs_no_account': 'conflict',
} as const;

/** Money that VNPAY refused to give back: it waits for an account of its owner, or for the transfer to it. */
export type RefundToTransfer = {
	readonly refundId: string;
	readonly amountVnd: number;
	/** Null as long as its owner has given none. */
	readonly bankShown: string | null;
};

export const REFUND_STATES = ['requested', 'sending', 'sent', 'done', 'rejected', 'unclear'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
type States = readonly RefundState[];

/** It is asked of VNPAY, or will be. */
export const UNDERWAY_STATES = ['requested', 'sending', 'sent'] as const satisfies States;
/** Nothing happens to it until a person acts. */
export const STUCK_STATES = ['rejected', 'unclear'] as const satisfies States;
/** VNPAY did not take it: it goes by our own bank, and only its owner knows where to. */
export const ACCOUNT_STATES = ['rejected'] as const satisfies States;
/** Days after that on which its owner is asked again. */
export const ACCOUNT_REMINDER_DAYS = [3, 7, 14, 30] as const;

const isOneOf =
	(states: States) =>
	(state: RefundState): boolean =>
		states.includes(state);
export const isUnderway = isOneOf(UNDERWAY_STATES);
export const isStuck = isOneOf(STUCK_STATES);
export const needsAccount = isOneOf(ACCOUNT_STATES);
