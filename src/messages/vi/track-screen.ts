import { type TrackFault, type Tracking, trackConfig } from '#src/domains/order-views/contract/tracking.ts';
import { fieldMessages } from './beside-fields.ts';

const FAULTS: Readonly<Record<TrackFault, string>> = {
	number: 'Mã đơn gồm 10 chữ số, có trong thư báo đặt hàng.',
	email: 'Bạn nhập e-mail đã dùng khi đặt hàng, như ten@example.com.',
};

export const trackScreenMessages = {
	title: 'Tra cứu đơn hàng',
	description: 'Xem đơn đang ở đâu bằng mã đơn và e-mail đặt hàng, không cần đăng nhập.',
	lead: 'Bạn xem được đơn đang ở bước nào bằng mã đơn và e-mail đặt hàng, không cần đăng nhập.',
	number: 'Mã đơn hàng',
	numberHint: '10 chữ số trong thư báo đặt hàng',
	email: 'E-mail đặt hàng',
	look: 'Xem đơn',
	again: 'Tra cứu đơn khác',
	faultOf: (tracking: Tracking, field: TrackFault): string | undefined =>
		tracking.kind !== 'faulty' || !tracking.faults.includes(field)
			? undefined
			: tracking.typed[field].trim() === ''
				? fieldMessages.missing
				: FAULTS[field],
	unknownTitle: 'Không tìm thấy đơn nào',
	unknown: 'Mã đơn và e-mail này không đi cùng nhau. Bạn xem lại thư báo đặt hàng rồi thử lần nữa nhé.',
	outdated: `Kết quả được giữ ${trackConfig.linkMinutes} phút. Bấm “Xem đơn” để tra lại.`,
	tooOften: (retryAfterS: number): string => {
		const minutes = Math.ceil(retryAfterS / 60);
		return `Bạn đã tra cứu nhiều lần liền. Đợi khoảng ${minutes} phút rồi thử lại nhé.`;
	},
	found: (count: number): string => `Đặt cùng lúc ${count} đơn, mỗi gian hàng gửi một gói.`,
	hidden: 'Đăng nhập rồi bạn xem được địa chỉ giao và hủy, thanh toán hay xác nhận đơn.',
	open: 'Đăng nhập để mở đơn',
	openOwn: 'Mở đơn',
	hiddenOwn: 'Mở đơn thì bạn xem được địa chỉ giao và hủy, thanh toán hay xác nhận đơn, nếu tài khoản này đã đặt đơn.',
	openToAnswer: 'Nhận đủ hàng rồi thì bạn mở đơn và bấm “Đã nhận hàng”.',
	signInToAnswer: 'Nhận đủ hàng rồi thì bạn đăng nhập và bấm “Đã nhận hàng” trong đơn.',
} as const;
