import { returnsConfig, returnWaits } from '#src/domains/returns/contract/return.ts';
import { formatVnd } from '#src/shared/money.ts';
import { shownAccountText } from './banks.ts';

type Notified = { readonly number: string; readonly totalVnd: number; readonly transfer?: string | null };
type NoticeText = (told: Notified) => readonly [title: string, body: string];

const toAccount = ({ transfer }: Notified): string => (transfer ? ` về tài khoản ${shownAccountText(transfer)}` : '');

export const RETURN_SHIPPING_TO_BUYER = {
	postage_accepted: (told) => [
		`Đơn ${told.number}: gian hàng trả ${formatVnd(told.totalVnd)} phí gửi hàng`,
		`Khi yêu cầu trả hàng xong, Chợ Biz chuyển khoản${toAccount(told)}. Chuyển xong, bạn được báo thêm một lần nữa.`,
	],
	postage_refused: ({ number }) => [
		`Đơn ${number}: gian hàng không nhận phí gửi trả`,
		`Bạn mở đơn để đọc lý do. Không đồng ý thì bạn nhờ Chợ Biz xem, chậm nhất ${returnWaits.escalateDays} ngày sau khi việc trả hàng xong.`,
	],
	postage_paid: (told) => [
		`Đơn ${told.number}: đã chuyển ${formatVnd(told.totalVnd)} phí gửi trả`,
		`Tiền đã chuyển${toAccount(told)}; ngân hàng có thể cần thêm ít thời gian.`,
	],
} satisfies Readonly<Record<string, NoticeText>>;

export const RETURN_SHIPPING_TO_SHOP = {
	postage_stated: ({ number, totalVnd }) => [
		`Đơn ${number}: người mua khai ${formatVnd(totalVnd)} phí gửi trả`,
		`Bạn mở đơn xem ảnh biên nhận rồi trả lời trong ${returnsConfig.shop.answerHours} giờ; quá hạn coi như chấp nhận. Phí chỉ trừ khi yêu cầu trả hàng được hoàn.`,
	],
	postage_withdrawn: ({ number }) => [`Đơn ${number}: người mua rút phí gửi trả đã khai`, 'Bạn không cần làm gì thêm.'],
	postage_accepted: ({ number, totalVnd }) => [
		`Đơn ${number}: phí gửi trả ${formatVnd(totalVnd)} được chấp nhận`,
		'Đã quá hạn trả lời. Khi yêu cầu trả hàng được hoàn, phí này trừ vào tiền của gian hàng.',
	],
	postage_disputed: ({ number }) => [
		`Đơn ${number}: người mua nhờ Chợ Biz xem phí gửi trả`,
		`Chợ Biz quyết định trong ${returnsConfig.dispute.rulingWorkingDays} ngày làm việc.`,
	],
} satisfies Readonly<Record<string, NoticeText>>;

export const RETURN_SHIPPING_TO_BOTH = {
	postage_ruled: ({ number }) => [
		`Đơn ${number}: Chợ Biz đã quyết định phí gửi trả`,
		'Bạn mở đơn để đọc số tiền và lý do.',
	],
} satisfies Readonly<Record<string, NoticeText>>;
