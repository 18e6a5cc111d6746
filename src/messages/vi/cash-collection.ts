import type { CashCollectionFailure } from '#src/domains/order-money/contract.ts';
import type { MessageTable } from '../message-table.ts';

export const WAITS_FOR_CARRIER = 'Chờ hãng vận chuyển nộp tiền';

export const cashMessages = {
	'orders.cash_parcel_unknown': 'Không có kiện hàng nào mang mã này.',
	'orders.cash_parcel_prepaid': 'Đơn của kiện này đã trả trước, hãng vận chuyển không thu tiền mặt.',
	'orders.cash_parcel_of_shop': 'Gian hàng tự giao kiện này và giữ tiền mặt, không có hãng nào nộp lại.',
	'orders.cash_parcel_not_delivered': 'Kiện này chưa giao xong nên chưa có tiền mặt để ghi.',
	'orders.cash_parcel_without_cash': 'Kiện này không phải thu tiền mặt.',
	'orders.cash_parcel_recorded': 'Tiền mặt của kiện này đã được ghi là hãng thu rồi.',
	'orders.cash_note': ({ max }) => `Ghi rõ căn cứ, nhiều nhất ${max} ký tự.`,
	'orders.refund_waits': ({ for: whose }) =>
		whose === 'shop'
			? 'Gian hàng giữ tiền mặt của đơn này và số dư chưa đủ để hoàn.'
			: 'Đơn này còn chờ hãng vận chuyển nộp tiền, chưa chuyển khoản hoàn được.',
} satisfies MessageTable<CashCollectionFailure>;
