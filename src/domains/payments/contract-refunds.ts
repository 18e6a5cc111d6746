import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { BankAccount } from './contract-account.ts';

export const RefundAccountInput = z.strictObject({ refundId: Id, bank: BankAccount });
export type RefundAccountInput = z.infer<typeof RefundAccountInput>;
/** As little of it as its owner has to recognise. */
export const KeptRefundAccount = z.object({ refundId: Id, bankShown: z.string() });
export type KeptRefundAccount = z.infer<typeof KeptRefundAccount>;

export const refundAccountRefusals = {
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
