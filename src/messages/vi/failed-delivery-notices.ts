import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatVnd } from '#src/shared/money.ts';
import { until } from './investigation-screen.ts';
import { noticeLines as lines } from './notice-lines.ts';
import { failedDeliveryReasonMessages } from './orders.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
const SEE = 'Xem đơn hàng';
const { refusalsMax, refusalDays } = ordersConfig.cash;

const moneyLine = ({ method, isFeeRetained }: OrderNoticeParams): string => {
	if (method !== 'vnpay') return 'Hàng đang quay về gian hàng, bạn không phải trả gì.';
	return isFeeRetained
		? 'Hàng đang quay về gian hàng. Tiền hàng được hoàn về đúng thẻ hoặc tài khoản đã dùng; phí giao lượt đi không được hoàn vì địa chỉ ghi trong đơn không đúng.'
		: 'Hàng đang quay về gian hàng. Số tiền đã trả được hoàn về đúng thẻ hoặc tài khoản đã dùng.';
};

/** Notices of earlier releases lack `isCounted`; then failed deliveries of cash orders counted. */
const countLine = ({ method, isCounted = method === 'cod' }: OrderNoticeParams): string =>
	isCounted
		? `Lần này được tính là không nhận hàng. ${refusalsMax} lần trong ${refusalDays} ngày thì tạm thời không trả tiền khi nhận hàng được.`
		: '';

/** Notices about failed deliveries, their corrections and parcels that were found. */
export const failedDeliveryNoticeMessages = {
	'orders.buyer_refused': (params) => ({
		title: `Đơn ${params.number} không giao được`,
		body: lines(
			params.refusal ? `Lý do được ghi: ${failedDeliveryReasonMessages[params.refusal]}.` : '',
			moneyLine(params),
			countLine(params),
			`Nếu không đúng như vậy, bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}; chúng tôi xem lại với cả hai bên.`,
		),
		action: SEE,
	}),
	'orders.shop_refused': ({ number, isFeeRetained }) => ({
		title: `Đơn ${number} không giao được`,
		body: lines(
			'Hàng đang quay về gian hàng. Nhận lại rồi thì bạn mở đơn, chọn những món còn bán được để đưa lên kệ.',
			isFeeRetained ? 'Phí giao lượt đi thuộc về gian hàng và vào số dư sau thời gian chờ.' : '',
		),
		action: SEE,
	}),
	'orders.buyer_refusal_cleared': ({ number, totalVnd }) => ({
		title: `Đơn ${number} không còn tính là bạn không nhận hàng`,
		body: lines(
			'Chúng tôi đã xem lại. Lần giao này không ảnh hưởng tới việc trả tiền khi nhận hàng của bạn nữa.',
			totalVnd > 0 ? `Phí giao ${formatVnd(totalVnd)} được hoàn về đúng thẻ hoặc tài khoản đã dùng.` : '',
		),
		action: SEE,
	}),
	'orders.shop_refusal_cleared': ({ number, totalVnd }) => ({
		title: `Lý do không giao được của đơn ${number} đã được xem lại`,
		body: lines(
			'Chợ Biz xem lại với người mua và không tính lần giao này cho họ.',
			totalVnd > 0 ? `Phí giao ${formatVnd(totalVnd)} được hoàn cho người mua.` : '',
			`Chưa đồng ý thì bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: SEE,
	}),
	'orders.buyer_case_found': ({ number, caseNumber, dueBy }) => ({
		title: `Đã tìm thấy hàng của đơn ${number}`,
		body: lines(
			`Hồ sơ tra soát số ${caseNumber ?? ''} khép lại vì hàng vẫn đang trên đường tới bạn; căn cứ ghi trong đơn.`,
			dueBy
				? `Đến ${until(dueBy)} mà vẫn chưa có tin mới, chúng tôi hỏi lại và mở hồ sơ khác. Ngày báo lần trước không còn tính.`
				: '',
			'Nhận đủ hàng rồi thì bạn bấm “Đã nhận hàng” nhé.',
		),
		action: SEE,
	}),
	'orders.shop_case_found': ({ number, caseNumber, dueBy }) => ({
		title: `Đã tìm thấy hàng của đơn ${number}`,
		body: lines(
			`Hồ sơ tra soát số ${caseNumber ?? ''} khép lại vì hàng vẫn đang trên đường; căn cứ ghi trong đơn.`,
			dueBy ? `Đến ${until(dueBy)} mà vẫn chưa có tin mới thì một hồ sơ khác được mở.` : '',
			'Giao rồi thì bạn báo đã giao kèm người nhận.',
		),
		action: SEE,
	}),
} as const satisfies Partial<Record<OrderNotice, (params: OrderNoticeParams) => NoticeMessages>>;
