import type { RefundToTransfer } from '#src/domains/payments/contract/refunds.ts';
import { formatVnd } from '#src/shared/money.ts';
import { shownAccountText } from './banks.ts';

/** A refund that VNPAY rejected and that was paid by bank transfer; `transfer` is the buyer's account, if known. */
export const paidByHand = (transfer?: string | null): string =>
	`Chợ Biz đã chuyển khoản cho bạn${transfer ? ` về tài khoản ${shownAccountText(transfer)}` : ''}.`;

export const refundTransferMessages = {
	title: (amountVnd: number): string => `VNPAY không nhận lệnh hoàn ${formatVnd(amountVnd)}`,
	ask: 'Chợ Biz sẽ chuyển khoản số tiền này cho bạn. Bạn cho biết tài khoản ngân hàng nhận tiền nhé.',
	given: (bankShown: string): string =>
		`Chợ Biz sẽ chuyển khoản về tài khoản ${shownAccountText(bankShown)}. Chuyển xong, bạn được báo.`,
} as const;

/** Texts for a refund by bank transfer: for the next step and the timeline; null without such a refund. */
export type TransferSaying = { readonly next: string; readonly step: string };
export function transferSaying(refunds: readonly Pick<RefundToTransfer, 'bankShown'>[]): TransferSaying | null {
	const [first] = refunds;
	if (!first) return null;
	const to = refunds.some(({ bankShown }) => bankShown === null) ? null : first.bankShown;
	return to === null
		? { next: refundTransferMessages.ask, step: 'Tiền hoàn về tài khoản bạn ghi' }
		: { next: refundTransferMessages.given(to), step: `Tiền hoàn về tài khoản ${shownAccountText(to)}` };
}
