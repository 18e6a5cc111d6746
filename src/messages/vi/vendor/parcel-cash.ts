import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { carrierMessages } from '../orders.ts';

export const shipCheckMessages = {
	yesWithoutCode: 'Gửi không có mã',
	otherCarrier: (carrier: Carrier): string =>
		`Mã này là mã của ${carrierMessages[carrier]}. Chọn lại hãng vận chuyển hoặc sửa mã.`,
	noCodeTitle: 'Chưa có mã vận đơn',
	noCode: (isCash: boolean): string =>
		isCash
			? 'Không có mã, hãng không báo được đã giao và đã thu tiền; tiền thu hộ của đơn này sẽ chờ lâu hơn.'
			: 'Không có mã, người mua không theo dõi được và hãng không báo được đã giao.',
	collector: 'Người thu tiền mặt',
	collectors: {
		shop: 'Gian hàng thu (hãng giao lại tiền cho bạn)',
		carrier: 'Hãng vận chuyển thu hộ rồi nộp cho Chợ Biz',
	},
	collectorHint: 'Gian hàng thu thì phí của đơn trừ vào số dư. Thu hộ thì tiền chờ hãng vận chuyển nộp mới được rút.',
	carrierName: 'Tên hãng vận chuyển',
	carrierNameHint: 'Ví dụ: Nhất Tín, Ninja Van, nhà xe Thành Bưởi.',
	collectorMissing: 'Bạn chưa chọn người thu tiền mặt của đơn này.',
} as const;

export const parcelCashMessages = {
	held: 'Gian hàng thu tiền mặt của kiện này.',
	expected: (amount: string, carrier: string, days: number): string =>
		`Thu hộ ${amount}: chờ ${carrier} xác nhận đã thu (giao ${days} ngày trước).`,
	collected: (amount: string, carrier: string, days: number): string =>
		`Thu hộ ${amount}: ${carrier} đã thu, chờ nộp (giao ${days} ngày trước).`,
	remitted: (amount: string, carrier: string, references: readonly string[]): string =>
		`Thu hộ ${amount}: ${carrier} đã nộp${references.length > 0 ? `, đối soát ${references.join(', ')}` : ''}.`,
	overdue: 'Hãng nộp chậm, Chợ Biz đang nhắc.',
} as const;
