import type { NoReturnReason, ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { returnsConfig } from '#src/domains/returns/contract/return.ts';

const { changeOfMindDays, defectDays } = returnsConfig.buyer;

export const noReturnMessages: Readonly<Record<NoReturnReason, string>> = {
	fresh_food: 'thực phẩm tươi',
	custom: 'hàng làm riêng theo yêu cầu',
	opened_hygiene: 'đồ vệ sinh cá nhân',
	activated_digital: 'mã số dùng một lần',
};
const stored = (reason: NoReturnReason): string => `Không nhận trả vì đổi ý: ${noReturnMessages[reason]}`;

/** One line about change of mind; returns for faults are always possible and shown beside it. */
export const returnTermsMessages: Readonly<Record<ReturnTerms, string>> = {
	change_of_mind: `Đổi ý được trả trong ${changeOfMindDays} ngày, hàng còn nguyên, bạn trả phí gửi lại`,
	faults_only: 'Gian hàng không nhận trả vì đổi ý',
	fresh_food: stored('fresh_food'),
	custom: stored('custom'),
	opened_hygiene: stored('opened_hygiene'),
	activated_digital: stored('activated_digital'),
};

export const changeOfMindMessages = {
	badge: `Đổi ý ${changeOfMindDays} ngày`,
	notTaken: 'Sản phẩm này không nhận trả vì đổi ý',
	conditions: 'Hàng còn nguyên tem, nhãn và hộp. Bạn trả phí gửi lại; phí giao lượt đi không hoàn.',
	title: 'Trả hàng vì đổi ý',
	text: `Khách trả hàng còn nguyên trong ${changeOfMindDays} ngày sau khi nhận và tự trả phí gửi lại. Khách thấy nhãn “Đổi ý ${changeOfMindDays} ngày” ở trang gian hàng, trang sản phẩm và lúc đặt hàng. Hàng lỗi, sai, thiếu luôn được trả trong ${defectDays} ngày.`,
	said: (isAccepted: boolean): string =>
		isAccepted ? `Nhận trả trong ${changeOfMindDays} ngày` : 'Không nhận trả vì đổi ý',
	accept: 'Gian hàng nhận trả vì đổi ý',
	acceptHint: 'Đơn đã đặt giữ nguyên điều kiện lúc đặt.',
	accepted: 'Đã lưu. Đơn mới được trả vì đổi ý.',
	declined: 'Đã lưu. Đơn mới không nhận trả vì đổi ý.',
} as const;

export const promiseMessages = {
	prepDays: (days: number) => `Người bán chuẩn bị trong ${days} ngày làm việc`,
	preOrder: (days: number) => `Hàng đặt trước · chuẩn bị ${days} ngày`,
	defectReturns: `Hàng lỗi, sai hoặc thiếu được trả trong ${returnsConfig.buyer.defectDays} ngày`,
} as const;
