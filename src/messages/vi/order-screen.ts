import type { OrderSummary } from '#src/domains/order-views/contract/order-views.ts';
import { type OrderState, ordersConfig, type PaymentStatus } from '#src/domains/orders/contract/order.ts';
import { doubtConfig } from '#src/domains/payments/contract/payments.ts';
import { returnsConfig } from '#src/domains/returns/contract/return.ts';
import { formatCount } from '#src/shared/money.ts';
import { formatDate, formatDateTime, vietnamDay } from '#src/shared/time.ts';
import { parcelMessages } from './parcel-screen.ts';
import type { TransferSaying } from './refund-transfers.ts';
import { returnNextMessages } from './return-next.ts';

const { confirm, complete, cancelAnswerHours } = ordersConfig;

export const orderScreenMessages = {
	title: 'Đơn hàng của tôi',
	tabs: 'Lọc đơn theo trạng thái',
	orderTitle: (number: string) => `Đơn ${number}`,
	emptyText: 'Bạn chưa đặt đơn nào. Dạo một vòng chợ, thấy món ưng ý thì đặt nhé.',
	emptyAction: 'Xem sản phẩm',
	noneHere: 'Không có đơn nào ở mục này.',
	showAll: 'Xem tất cả đơn',
	newest: 'Về đơn mới nhất',
	older: 'Đơn cũ hơn',
	pages: 'Trang của danh sách đơn',
	orderedAt: 'Đặt lúc',
	moreLines: (count: number) => `và ${count} món nữa`,
	quantity: (count: number) => `×\u00a0${count}`,
	afterCoin: (coinVnd: number) => `Đã trừ ${formatCount(coinVnd)} bizcoin`,
	details: 'Xem chi tiết',
	money: 'Thanh toán',
	method: 'Cách trả',
	receipt: 'Tải phiếu mua hàng',
	tries: 'Các lần thanh toán',
	olderTries: (count: number) => `${count} lần trước`,
	arrives: (from: string, to: string, now: Date) => {
		const [first, last] = [formatDate(new Date(from)), formatDate(new Date(to))];
		if (vietnamDay(new Date(to)) < vietnamDay(now)) return `Đã quá ngày dự kiến ${last}`;
		return first === last ? `Dự kiến ${first}` : `Dự kiến từ ${first} đến ${last}`;
	},
	siblings: 'Đặt cùng lúc với đơn',
	cancelAsked: 'Bạn đã xin hủy đơn này',
	cancelRequestedText: `Người bán trả lời trong ${cancelAnswerHours} giờ. Quá giờ mà hàng chưa gửi đi thì đơn tự hủy.`,
	toReturn: 'Xem yêu cầu trả hàng',
	refundPolicy: 'Chính sách hoàn và hủy',
	placedTitle: 'Đặt hàng thành công',
	placedText: (count: number) =>
		count > 1
			? `Cảm ơn bạn. Mỗi gian hàng gửi một gói, nên bạn có ${count} đơn; trả tiền mặt khi nhận từng gói.`
			: 'Cảm ơn bạn. Bạn trả tiền mặt khi nhận hàng.',
	placedNext: [
		`Người bán xác nhận trong ${confirm.overdueHours} giờ làm việc; trước lúc đó bạn hủy được miễn phí.`,
		'Khi người bán xác nhận, khi hàng gửi đi và khi tới nơi, bạn đều có thư báo.',
		'Khi gói hàng tới, bạn kiểm tra rồi trả tiền cho người giao.',
	],
} as const;

const NEXT: Readonly<Record<OrderState, string>> = {
	pending_payment: `Ngân hàng và Chợ Biz đang kiểm tra khoản bạn vừa trả, hàng vẫn được giữ. Chúng tôi trả lời trong ${doubtConfig.answerHours} giờ; sau ${doubtConfig.refuseDays} ngày chưa rõ thì đơn hủy và tiền trả về nơi đã trả.`,
	placed: `Người bán xác nhận trong ${confirm.overdueHours} giờ làm việc. Trước lúc đó bạn hủy được miễn phí.`,
	confirmed: 'Người bán đang chuẩn bị hàng cho bạn.',
	packed: 'Gói hàng đã sẵn sàng, chờ bên vận chuyển tới lấy.',
	shipped: 'Gói hàng đang trên đường. Nhận đủ hàng rồi thì bạn bấm “Đã nhận hàng”.',
	delivered: `Gói hàng đã tới. Bạn kiểm tra rồi bấm “Đã nhận hàng”; sau ${complete.afterDays} ngày đơn tự hoàn thành.`,
	completed: `Cảm ơn bạn đã mua hàng. Hàng lỗi hay khác mô tả thì bạn có ${returnsConfig.buyer.defectDays} ngày từ khi nhận để báo.`,
	expired: 'Chưa có thanh toán nên hàng đã trả về kệ. Bạn đặt lại nếu vẫn cần nhé.',
	cancelled: 'Đơn này đã hủy.',
	returned: 'Đơn đã khép lại.',
};

/** A buyer whose return was rejected is not thanked. */
const AFTER_RETURN = `Đơn đã hoàn thành. Còn món khác bị lỗi hay khác mô tả thì bạn có ${returnsConfig.buyer.defectDays} ngày từ khi nhận để báo.`;

const MONEY: Readonly<Partial<Record<PaymentStatus, string>>> = {
	refunding: 'Tiền hoàn đang về với bạn.',
	refund_stuck:
		'Lệnh hoàn tiền chưa thành công nên Chợ Biz chuyển khoản vào tài khoản bạn ghi ở đơn này. Chưa được hỏi thì bạn chưa cần làm gì.',
	refunded: 'Đã hoàn tiền cho bạn.',
};
function endedMessages(state: OrderState, status: PaymentStatus, transfer: TransferSaying | null): string {
	if (state === 'returned' && status === 'none') return 'Đơn đã khép lại, bạn không phải trả khoản nào.';
	const money = status === 'refund_stuck' && transfer ? transfer.next : MONEY[status];
	return [NEXT[state], money].filter(Boolean).join(' ');
}

type Next = Pick<OrderSummary, 'state' | 'payUntil' | 'isCancelAsked' | 'lines' | 'sentCount'> &
	Partial<Pick<OrderSummary, 'openReturn' | 'endedReturn' | 'openCase' | 'paymentStatus'>> & {
		/** Set for a rejected VNPAY refund that is paid out by bank transfer. */
		readonly transfer?: TransferSaying | null;
	};

export const buyerNextMessages = ({
	state,
	payUntil,
	isCancelAsked,
	lines,
	sentCount,
	openReturn,
	endedReturn,
	openCase,
	paymentStatus,
	transfer = null,
}: Next): string => {
	if (isCancelAsked) return orderScreenMessages.cancelRequestedText;
	if (openReturn) return returnNextMessages('buyer', openReturn);
	if (openCase) return `Chưa có tin của kiện hàng, đang tra soát đến ${formatDateTime(new Date(openCase.dueBy))}.`;
	if (payUntil) return `Bạn thanh toán trước ${formatDateTime(new Date(payUntil))} để giữ hàng.`;
	const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	if (state === 'packed' && sentCount > 0) return `${parcelMessages.sent(sentCount, count)}, phần còn lại gửi sau.`;
	const said =
		(state === 'cancelled' || state === 'returned') && paymentStatus
			? endedMessages(state, paymentStatus, transfer)
			: NEXT[state];
	if (!endedReturn) return said;
	return `${returnNextMessages('buyer', endedReturn)} ${state === 'completed' ? AFTER_RETURN : said}`;
};
