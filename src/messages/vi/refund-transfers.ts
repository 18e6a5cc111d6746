import type { RefundToTransfer } from '#src/domains/payments/contract-refunds.ts';
import { formatVnd } from '#src/shared/money.ts';
import { shownAccountText } from './banks.ts';

/** What VNPAY refused and our own bank has sent; where to, when its owner has said so. */
export const paidByHand = (transfer?: string | null): string =>
	`Chợ Biz đã chuyển khoản cho bạn${transfer ? ` về tài khoản ${shownAccountText(transfer)}` : ''}.`;

/** Money that VNPAY refused to give back, on the page of what was paid for. */
export const refundTransferMessages = {
	title: (amountVnd: number): string => `VNPAY không nhận lệnh hoàn ${formatVnd(amountVnd)}`,
	ask: 'Chợ Biz sẽ chuyển khoản số tiền này cho bạn. Bạn cho biết tài khoản ngân hàng nhận tiền nhé.',
	given: (bankShown: string): string =>
		`Chợ Biz sẽ chuyển khoản về tài khoản ${shownAccountText(bankShown)}. Chuyển xong, bạn được báo.`,
} as const;

/** The same of money that waits for a transfer, for what comes next and for the step ahead; null where none does. */
export type TransferSaying = { readonly next: string; readonly step: string };
export function transferSaying(refunds: readonly Pick<RefundToTransfer, 'bankShown'>[]): TransferSaying | null {
	const [first] = refunds;
	if (!first) return null;
	const to = refunds.some(({ bankShown }) => bankShown === null) ? null : first.bankShown;
	return to === null
		? { next: refundTransferMessages.ask, step: 'Tiền hoàn về tài khoản bạn ghi' }
		: { next: refundTransferMessages.given(to), step: `Tiền hoàn về tài khoản ${shownAccountText(to)}` };
}
