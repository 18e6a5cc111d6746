import type { RefundedAmount } from '#src/domains/order-views/contract/receipt.ts';
import type { SumRow } from './order-nouns.ts';

export const refundedAmountMessages: Readonly<Record<RefundedAmount['stage'], string>> = {
	requested: 'Chờ gửi lệnh hoàn',
	sending: 'Đang gửi lệnh hoàn',
	sent: 'VNPAY đang hoàn',
	rejected: 'VNPAY từ chối hoàn, chuyển vào tài khoản bạn ghi',
	unclear: 'Lệnh hoàn chưa rõ kết quả',
	transfer: 'Chờ chuyển khoản hoàn',
	done: 'Đã hoàn',
	by_hand: 'Đã hoàn bằng chuyển khoản',
	coin: 'Bizcoin đã trả lại',
};

/** Rows for refunded or pending amounts, below what was paid. */
export const refundedAmountRows = (moneyBack: readonly RefundedAmount[]): readonly SumRow[] =>
	moneyBack.map(({ stage, amountVnd }) => ({ name: refundedAmountMessages[stage], amountVnd }));
