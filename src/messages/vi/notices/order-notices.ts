import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { doubtConfig, REFUND_BANK_DAYS } from '#src/domains/payments/contract/payments.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { weekdayTimeText } from '../../instant-text.ts';
import { bankReference, cancelReasonOf, failedDeliveryReasonMessages, SILENT, until } from '../orders.ts';
import { failureReasonOf, paidByHand } from '../payments.ts';
import { refundAccountMessages } from '../refund-account.ts';
import { returnNotice } from './return-notices.ts';

/** Notices of earlier releases lack the instants. */
const confirmTime = (confirmBy: string | undefined): string =>
	confirmBy
		? `trước ${weekdayTimeText(new Date(confirmBy))}`
		: `trong ${confirm.overdueHours} giờ, không tính Chủ nhật và ngày lễ`;
const cancelTime = (cancelsAt: string | undefined): string =>
	cancelsAt ? weekdayTimeText(new Date(cancelsAt)) : `${confirm.cancelHours} giờ, không tính Chủ nhật và ngày lễ,`;

/** Joins the parts with line breaks and leaves out empty ones. */
export const noticeLines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
export const reasonLine = (reason: string | null): string =>
	reason ? `Lý do: ${cancelReasonOf(reason) || reason}.` : '';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
const SEE = 'Xem đơn hàng';
const { refusalsMax, refusalDays } = ordersConfig.cash;

const moneyLine = ({ method, isFeeRetained }: OrderNoticeParams): string => {
	if (method !== 'vnpay') return 'Hàng đang được chuyển về gian hàng, bạn không phải trả gì.';
	return isFeeRetained
		? 'Hàng đang được chuyển về gian hàng. Tiền hàng được hoàn về đúng thẻ hoặc tài khoản đã dùng; phí giao lượt đi không được hoàn.'
		: 'Hàng đang được chuyển về gian hàng. Số tiền đã trả được hoàn về đúng thẻ hoặc tài khoản đã dùng.';
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
		body: noticeLines(
			params.refusal ? `Lý do: ${failedDeliveryReasonMessages[params.refusal]}.` : '',
			moneyLine(params),
			countLine(params),
			`Nếu không đúng như vậy, bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}; chúng tôi xem lại với cả hai bên.`,
		),
		action: SEE,
	}),
	'orders.shop_refused': ({ number, isFeeRetained }) => ({
		title: `Đơn ${number} không giao được`,
		body: noticeLines(
			'Hàng đang được chuyển về gian hàng. Khi nhận lại hàng, bạn mở đơn, chọn những sản phẩm còn bán được để nhập lại kho.',
			isFeeRetained ? 'Phí giao lượt đi thuộc về gian hàng và vào số dư sau thời gian chờ.' : '',
		),
		action: SEE,
	}),
	'orders.buyer_refusal_cleared': ({ number, totalVnd }) => ({
		title: `Đơn ${number} không còn tính là bạn không nhận hàng`,
		body: noticeLines(
			'Chúng tôi đã xem lại. Lần giao này không ảnh hưởng tới việc trả tiền khi nhận hàng của bạn nữa.',
			totalVnd > 0 ? `Phí giao ${formatVnd(totalVnd)} được hoàn về đúng thẻ hoặc tài khoản đã dùng.` : '',
		),
		action: SEE,
	}),
	'orders.shop_refusal_cleared': ({ number, totalVnd }) => ({
		title: `Lý do không giao được của đơn ${number} đã được xem lại`,
		body: noticeLines(
			'Chợ Biz xem lại với người mua và không tính lần giao này cho họ.',
			totalVnd > 0 ? `Phí giao ${formatVnd(totalVnd)} được hoàn cho người mua.` : '',
			`Chưa đồng ý thì bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: SEE,
	}),
	'orders.buyer_case_found': ({ number, caseNumber, dueBy }) => ({
		title: `Đã tìm thấy hàng của đơn ${number}`,
		body: noticeLines(
			`Hồ sơ tra soát số ${caseNumber ?? ''} đã đóng vì hàng vẫn đang trên đường tới bạn; căn cứ ghi trong đơn.`,
			dueBy
				? `Đến ${until(dueBy)} mà vẫn chưa có tin mới, chúng tôi hỏi lại và mở hồ sơ khác. Ngày báo lần trước không còn tính.`
				: '',
			'Khi nhận đủ hàng, bạn bấm “Đã nhận hàng”.',
		),
		action: SEE,
	}),
	'orders.shop_case_found': ({ number, caseNumber, dueBy }) => ({
		title: `Đã tìm thấy hàng của đơn ${number}`,
		body: noticeLines(
			`Hồ sơ tra soát số ${caseNumber ?? ''} đã đóng vì hàng vẫn đang trên đường; căn cứ ghi trong đơn.`,
			dueBy ? `Đến ${until(dueBy)} mà vẫn chưa có tin mới thì một hồ sơ khác được mở.` : '',
			'Nếu đã giao, bạn báo đã giao kèm người nhận.',
		),
		action: SEE,
	}),
} as const satisfies Partial<Record<OrderNotice, (params: OrderNoticeParams) => NoticeMessages>>;

type Notified = Pick<OrderNoticeParams, 'number' | 'caseNumber' | 'dueBy'>;

export const buyerInvestigationNotice = ({ number, caseNumber, dueBy }: Notified) => ({
	title: `Bạn đã nhận đơn ${number} chưa?`,
	body: [
		`${SILENT} Nếu đã nhận đủ, bạn hãy bấm “Đã nhận hàng”.`,
		caseNumber && dueBy
			? `Nếu chưa, chúng tôi đã mở hồ sơ tra soát số ${caseNumber} và gian hàng đang hỏi hãng vận chuyển. Đến ${until(dueBy)} vẫn không rõ hàng ở đâu thì đơn kết thúc và bạn không mất khoản nào.`
			: 'Nếu chưa, gian hàng đang kiểm tra với hãng vận chuyển.',
		`Cần hỏi thêm, bạn gửi số ${caseNumber ? 'hồ sơ' : 'đơn'} tới ${LEGAL_IDENTITY.complaintsEmail}.`,
	].join('\n'),
	action: SEE,
});

export const shopInvestigationNotice = ({ number, caseNumber, dueBy }: Notified) => ({
	title: `Đơn ${number} đã tới nơi chưa?`,
	body: [
		`${SILENT} Bạn hỏi hãng vận chuyển và báo người mua; nếu đã giao, bạn bấm “Báo đã giao tới”.`,
		caseNumber && dueBy
			? `Hồ sơ tra soát số ${caseNumber} đã mở. Đến ${until(dueBy)} chưa rõ thì hàng coi như thất lạc, người mua không mất khoản nào.`
			: '',
	]
		.filter(Boolean)
		.join('\n'),
	action: SEE,
});

const lines = (...texts: readonly string[]): string => texts.join('\n');

export const parcelNoticeMessages = {
	'orders.buyer_part_lost': ({ number, method, totalVnd }) => ({
		title: `Không tìm thấy một kiện của đơn ${number}`,
		body: lines(
			'Hãng vận chuyển không có thông tin về kiện này nên kiện được coi là thất lạc. Chúng tôi xin lỗi bạn. Bizcoin đã dùng cho kiện này trở lại ví.',
			totalVnd === 0
				? 'Các kiện còn lại vẫn giao như cũ.'
				: method === 'vnpay'
					? `${formatVnd(totalVnd)} đang được hoàn về đúng thẻ hoặc tài khoản đã dùng.`
					: 'Bạn không phải trả tiền cho kiện này.',
		),
		action: SEE,
	}),
	'orders.buyer_arrived_paid_back': ({ number }) => ({
		title: `Đơn ${number} được báo đã tới sau khi bạn được hoàn tiền`,
		body: lines(
			'Bạn đã được hoàn tiền vì chưa nhận được hàng; nay hãng vận chuyển báo đã giao.',
			`Nếu đã nhận được hàng, bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail} để trả hàng hoặc trả tiền. Nếu chưa nhận được hàng, bạn cũng báo cho chúng tôi.`,
		),
		action: SEE,
	}),
	'orders.shop_part_lost': ({ number }) => ({
		title: `Một kiện của đơn ${number} được coi là thất lạc`,
		body: 'Không tìm thấy kiện này nên người mua không phải trả tiền cho kiện. Bạn yêu cầu hãng vận chuyển bồi thường; hàng về lại thì bạn mở đơn và bấm “Nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_arrived_paid_back': ({ number }) => ({
		title: `Đơn ${number} được báo đã tới sau khi người mua được hoàn tiền`,
		body: `Bạn mở đơn xem bằng chứng giao hàng rồi gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}. Chợ Biz liên hệ người mua để lấy lại hàng hoặc tiền cho bạn.`,
		action: SEE,
	}),
} satisfies Partial<Record<OrderNotice, (params: OrderNoticeParams) => NoticeMessages>>;

type NoticeText = (params: OrderNoticeParams) => {
	readonly title: string;
	readonly body: string;
	readonly action: string;
};

const { confirm, paymentTriesMax } = ordersConfig;
type Each = { readonly number: string; readonly sumVnd: number };
const eachOf = (sums = ''): readonly Each[] =>
	sums.split(',').flatMap((one) => {
		const [number, sumVnd] = one.split(':');
		return number && sumVnd ? [{ number, sumVnd: Number(sumVnd) }] : [];
	});
/** Names two orders; for more, the body lists them all. */
function andOtherOrders(number: string, others: number, sums?: string): string {
	const [second] = eachOf(sums).filter((each) => each.number !== number);
	if (others === 1 && second) return ` và ${second.number}`;
	return others > 0 ? ` và ${others} đơn đặt cùng lúc` : '';
}
const eachSum = (sums?: string): string =>
	eachOf(sums)
		.map(({ number, sumVnd }) => `Đơn ${number}: ${formatVnd(sumVnd)}.`)
		.join('\n');
const bankLine = (txnRef: string | null | undefined): string => (txnRef ? `${bankReference(txnRef)}.` : '');
const coinBack = (coinVnd = 0): string =>
	coinVnd > 0 ? `${formatNumber(coinVnd)} bizcoin đã dùng đã trở lại ví của bạn.` : '';
const heldUntil = (payUntil: string | undefined): string =>
	payUntil ? `Hàng được giữ cho bạn đến ${formatDateTime(new Date(payUntil))}.` : 'Hàng vẫn đang giữ cho bạn.';
const NO_MORE_TRIES = `Đơn đã thử thanh toán đủ ${paymentTriesMax} lần hoặc sắp hết giờ giữ hàng nên không thử thêm được. Nếu vẫn cần, bạn hãy đặt lại đơn.`;

/** Reasons of an automatic refund, except late payment. */
const MONEY_RETURNED: Readonly<Record<string, string>> = {
	duplicate_paid: 'Đơn này đã được thanh toán trước đó, nên khoản vừa rồi được hoàn về thẻ hoặc tài khoản đã dùng.',
	amount_mismatch:
		'Số tiền nhận được khác số phải trả, nên được hoàn về thẻ hoặc tài khoản đã dùng. Nếu đơn còn giờ giữ hàng, bạn mở đơn để trả đúng số tiền.',
	refused: 'Giao dịch bị nghi ngờ và không được chấp nhận, nên tiền được hoàn về thẻ hoặc tài khoản đã dùng.',
};

const TAKEN_BACK = `VNPAY đã nhận lệnh hoàn tiền. Tiền về thẻ hoặc tài khoản đã dùng, thường trong ${REFUND_BANK_DAYS} ngày làm việc.`;

export const paymentNoticeMessages = {
	'orders.buyer_placed': ({ number, others, totalVnd, method, txnRef, sums, confirmBy }) => ({
		title: `Đã đặt đơn ${number}${andOtherOrders(number, others, sums)}`,
		body: noticeLines(
			method === 'vnpay'
				? totalVnd > 0
					? `Chợ Biz đã nhận ${formatVnd(totalVnd)} qua VNPAY. Cảm ơn bạn!`
					: 'Đơn đã được trả đủ bằng bizcoin. Cảm ơn bạn!'
				: `Tổng cộng ${formatVnd(totalVnd)}, bạn trả tiền mặt khi nhận hàng. Cảm ơn bạn!`,
			eachSum(sums),
			bankLine(txnRef),
			`Người bán xác nhận ${confirmTime(confirmBy)}. Khi chưa xác nhận, bạn hủy được miễn phí.`,
		),
		action: SEE,
	}),
	'orders.buyer_payment_failed': ({ number, others, totalVnd, reason, txnRef, sums, payUntil, isOver = false }) => ({
		title: `Thanh toán đơn ${number}${andOtherOrders(number, others, sums)} chưa thành công`,
		body: noticeLines(
			reason === 'cancelled'
				? `Bạn đã hủy khoản thanh toán ${formatVnd(totalVnd)}.`
				: `Khoản ${formatVnd(totalVnd)} chưa trả được. Lý do: ${failureReasonOf(reason)}.`,
			eachSum(sums),
			isOver ? NO_MORE_TRIES : `${heldUntil(payUntil)} Bạn mở đơn hàng để thanh toán lại.`,
			bankLine(txnRef),
		),
		action: isOver ? SEE : 'Thanh toán lại',
	}),
	'orders.buyer_payment_held': ({ number, totalVnd, txnRef }) => ({
		title: `Khoản thanh toán đơn ${number} đang được kiểm tra`,
		body: noticeLines(
			`VNPAY đã nhận ${formatVnd(totalVnd)} nhưng còn nghi ngờ giao dịch. Hàng được giữ cho bạn, bạn chưa cần trả lại.`,
			`Nhân viên Chợ Biz trả lời trong ${doubtConfig.answerHours} giờ. Sau ${doubtConfig.refuseDays} ngày mà chưa có kết quả thì đơn được hủy và tiền được hoàn về nơi đã thanh toán.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
	'orders.buyer_expired': ({ number, shopName }) => ({
		title: `Đơn ${number} đã hết thời gian thanh toán`,
		body: noticeLines(
			`Đơn của gian hàng ${shopName} chưa được thanh toán nên hàng đã về kho.`,
			'Nếu vẫn muốn mua, bạn hãy đặt lại. Nếu tiền đã bị trừ, chúng tôi sẽ giữ lại hàng hoặc hoàn tiền.',
		),
		action: SEE,
	}),
	'orders.buyer_cancelled': ({ number, shopName, reason, wasPaid, backVnd, coinVnd }) => ({
		title: `Đơn ${number} đã hủy`,
		body: noticeLines(
			`Đơn của gian hàng ${shopName} đã được hủy.`,
			reasonLine(reason),
			wasPaid && backVnd !== 0
				? `${backVnd ? formatVnd(backVnd) : 'Số tiền đã trả'} đang được hoàn về đúng thẻ hoặc tài khoản đã dùng; ngân hàng thường cần ${REFUND_BANK_DAYS} ngày làm việc.`
				: '',
			coinBack(coinVnd),
		),
		action: SEE,
	}),
	'orders.buyer_refunded': ({ number, totalVnd, txnRef, coinVnd, isByHand, transfer }) => ({
		title: `Đã hoàn ${formatVnd(totalVnd)} cho đơn ${number}`,
		body: noticeLines(isByHand ? paidByHand(transfer) : TAKEN_BACK, coinBack(coinVnd), bankLine(txnRef)),
		action: SEE,
	}),
	'orders.buyer_refund_stuck': ({ number, totalVnd, txnRef, isReminder }) => ({
		title: `Hoàn tiền đơn ${number}: cần tài khoản nhận tiền của bạn`,
		body: noticeLines(
			isReminder ? refundAccountMessages.missing : '',
			`VNPAY không nhận lệnh hoàn ${formatVnd(totalVnd)}, nên Chợ Biz chuyển khoản cho bạn.`,
			'Bạn mở đơn hàng và nhập tài khoản ngân hàng nhận tiền. Chuyển xong, bạn được báo thêm một lần nữa.',
			bankLine(txnRef),
		),
		action: refundAccountMessages.open,
	}),
	'orders.buyer_refund_unclear': ({ number, totalVnd, txnRef }) => ({
		title: `Hoàn tiền đơn ${number}: đang hỏi lại ngân hàng`,
		body: noticeLines(
			`Lệnh hoàn ${formatVnd(totalVnd)} đã gửi đi nhưng ngân hàng chưa trả lời. Nhân viên Chợ Biz đang hỏi lại, bạn không cần làm gì thêm.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
	'orders.buyer_money_returned': ({ number, totalVnd, reason, txnRef }) => ({
		title: `Khoản ${formatVnd(totalVnd)} cho đơn ${number} đang được hoàn lại`,
		body: noticeLines(
			(reason && MONEY_RETURNED[reason]) ||
				'Khoản tiền đến khi đơn không còn nhận được nữa, nên được hoàn về thẻ hoặc tài khoản đã dùng.',
			`Ngân hàng thường ghi có trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
} as const satisfies Readonly<Record<string, NoticeText>>;

type OrderNoticeText = (params: OrderNoticeParams) => NoticeMessages;

const { complete, cancelAnswerHours, packGraceDays, restGraceDays, wayBackDays } = ordersConfig;
const paidLine = (method: OrderNoticeParams['method'], payVnd: number): string => {
	if (payVnd === 0) return 'đã trả đủ bằng bizcoin và mã giảm giá, không thu thêm tiền';
	return method === 'vnpay'
		? `người mua đã trả ${formatVnd(payVnd)} qua VNPAY`
		: `thu ${formatVnd(payVnd)} tiền mặt khi giao`;
};

/** The compensation that a shop pays when it cancels a confirmed order. */
const goodwillLine = (goodwillVnd = 0): string =>
	goodwillVnd > 0
		? `Vì đơn đã xác nhận mà không giao, ${formatVnd(goodwillVnd)} được trừ vào tiền của gian hàng để đền người mua bằng bizcoin.`
		: '';
export const orderNoticeMessages: Readonly<Record<OrderNotice, OrderNoticeText>> = {
	...parcelNoticeMessages,
	...paymentNoticeMessages,
	'orders.buyer_confirmed': ({ number, shopName }) => ({
		title: `${shopName} đã xác nhận đơn ${number}`,
		body: 'Người bán đang chuẩn bị hàng cho bạn.',
		action: SEE,
	}),
	'orders.buyer_shipped': ({ number, shopName }) => ({
		title: `Đơn ${number} đang trên đường giao`,
		body: `${shopName} đã giao kiện hàng cho hãng vận chuyển.`,
		action: SEE,
	}),
	'orders.buyer_part_shipped': ({ number, shopName }) => ({
		title: `Một phần đơn ${number} đang trên đường giao`,
		body: `${shopName} gửi đơn này làm nhiều kiện. Bạn xem sản phẩm trong kiện vừa gửi ở đơn hàng; các sản phẩm còn lại gửi sau.`,
		action: SEE,
	}),
	'orders.buyer_part_delivered': ({ number }) => ({
		title: `Một kiện của đơn ${number} đã giao đến nơi`,
		body: 'Bạn hãy kiểm tra các sản phẩm trong kiện. Khi nhận đủ mọi kiện, bạn bấm “Đã nhận hàng”.',
		action: SEE,
	}),
	...failedDeliveryNoticeMessages,
	'orders.buyer_lost': ({ number, method }) => ({
		title: `Không tìm thấy hàng của đơn ${number}`,
		body: noticeLines(
			'Hãng vận chuyển không có thông tin về kiện hàng nên đơn kết thúc. Chúng tôi xin lỗi bạn.',
			method === 'vnpay'
				? 'Toàn bộ số tiền đã trả được hoàn về đúng thẻ hoặc tài khoản đã dùng; bizcoin trở lại ví.'
				: 'Bạn không phải trả gì; bizcoin đã dùng trở lại ví.',
		),
		action: SEE,
	}),
	'orders.buyer_delivered': ({ number }) => ({
		title: `Đơn ${number} đã giao đến nơi`,
		body: noticeLines(
			`Bạn hãy kiểm tra hàng rồi bấm “Đã nhận hàng”. Sau ${complete.afterDays} ngày đơn tự hoàn thành.`,
			'Nếu chưa nhận được hoặc hàng có lỗi, bạn mở đơn hàng và bấm “Yêu cầu trả hàng/hoàn tiền”.',
		),
		action: SEE,
	}),
	'orders.buyer_completed': ({ number, shopName, coinVnd = 0 }) => ({
		title: `Đơn ${number} đã hoàn thành`,
		body: noticeLines(
			`Cảm ơn bạn đã mua hàng của ${shopName}.`,
			coinVnd > 0 ? `Bạn nhận ${formatNumber(coinVnd)} bizcoin, giảm thẳng vào lần mua sau.` : '',
		),
		action: SEE,
	}),
	'orders.buyer_cancel_declined': ({ number, shopName }) => ({
		title: `${shopName} chưa đồng ý hủy đơn ${number}`,
		body: 'Người bán vẫn tiếp tục chuẩn bị đơn hàng.',
		action: SEE,
	}),
	'orders.buyer_rest_declined': ({ number, shopName }) => ({
		title: `${shopName} vẫn gửi phần còn lại của đơn ${number}`,
		body: 'Người bán chưa đồng ý hủy phần chưa gửi. Bạn mở đơn hàng để xem lời nhắn của họ.',
		action: SEE,
	}),
	'orders.buyer_rest_cancelled': ({ number, reason, method, totalVnd }) => ({
		title: `Đã hủy phần chưa gửi của đơn ${number}`,
		body: noticeLines(
			reasonLine(reason),
			totalVnd > 0
				? method === 'vnpay'
					? `${formatVnd(totalVnd)} đang được hoàn về đúng thẻ hoặc tài khoản đã dùng.`
					: `Khi nhận hàng, bạn trả ít hơn ${formatVnd(totalVnd)}.`
				: '',
			'Các kiện đã gửi vẫn giao như cũ. Bizcoin đã dùng cho phần này trở lại ví của bạn.',
		),
		action: SEE,
	}),
	'orders.buyer_remind_receipt': ({ number }) => ({
		title: `Bạn đã nhận đơn ${number} chưa?`,
		body: `Nếu mọi thứ ổn, bạn hãy bấm “Đã nhận hàng”. Còn ${complete.afterDays - complete.remindDays} ngày nữa đơn sẽ tự hoàn thành.`,
		action: SEE,
	}),
	'orders.buyer_ask_arrival': buyerInvestigationNotice,
	'orders.buyer_return': (told) => returnNotice('buyer', told.reason, told),
	'orders.shop_return': (told) => returnNotice('shop', told.reason, told),
	'orders.shop_placed': ({ number, totalVnd, payVnd = totalVnd, method, confirmBy, cancelsAt }) => ({
		title: `Đơn mới ${number} chờ xác nhận`,
		body: noticeLines(
			`Trị giá ${formatVnd(totalVnd)}; ${paidLine(method, payVnd)}.`,
			`Bạn xác nhận ${confirmTime(confirmBy)}; quá ${cancelTime(cancelsAt)} đơn sẽ tự hủy.`,
		),
		action: 'Xác nhận đơn',
	}),
	'orders.shop_to_pack': ({ number }) => ({
		title: `Đơn ${number} chờ đóng gói`,
		body: 'Gian hàng đã nhận đơn. Bạn mở đơn để xem sản phẩm, số lượng và hạn gửi hàng.',
		action: 'Xem đơn để đóng gói',
	}),
	'orders.shop_cancelled': ({ number, reason, goodwillVnd }) => ({
		title: `Đơn ${number} đã hủy`,
		body: noticeLines('Hàng của đơn này đã về kho của bạn.', reasonLine(reason), goodwillLine(goodwillVnd)),
		action: SEE,
	}),
	'orders.shop_cancel_asked': ({ number }) => ({
		title: `Người mua yêu cầu hủy đơn ${number}`,
		body: `Bạn trả lời trong ${cancelAnswerHours} giờ. Nếu không, đơn sẽ tự hủy, trừ khi hàng đã gửi đi.`,
		action: 'Trả lời',
	}),
	'orders.shop_rest_asked': ({ number }) => ({
		title: `Người mua yêu cầu hủy phần chưa gửi của đơn ${number}`,
		body: `Bạn trả lời trong ${cancelAnswerHours} giờ. Nếu không, phần này tự hủy, trừ sản phẩm đã gửi đi.`,
		action: 'Trả lời',
	}),
	'orders.shop_cancel_withdrawn': ({ number }) => ({
		title: `Người mua vẫn lấy hàng của đơn ${number}`,
		body: 'Yêu cầu hủy đã được rút lại. Bạn chuẩn bị và gửi hàng như bình thường.',
		action: SEE,
	}),
	'orders.shop_rest_cancelled': ({ number, reason, goodwillVnd }) => ({
		title: `Đã hủy phần chưa gửi của đơn ${number}`,
		body: noticeLines(
			'Các sản phẩm này đã về kho. Kiện đã gửi giữ nguyên.',
			reasonLine(reason),
			goodwillLine(goodwillVnd),
		),
		action: SEE,
	}),
	'orders.shop_completed': ({ number }) => ({
		title: `Đơn ${number} đã hoàn thành`,
		body: 'Người mua đã nhận hàng. Cảm ơn bạn đã giao hàng chu đáo!',
		action: SEE,
	}),
	'orders.shop_remind_confirm': ({ number, confirmBy }) => ({
		title: `Đơn ${number} vẫn chờ bạn xác nhận`,
		body: `Bạn xác nhận ${confirmTime(confirmBy)} để người mua yên tâm.`,
		action: 'Xác nhận đơn',
	}),
	'orders.shop_warn_overdue': ({ number, cancelsAt }) => ({
		title: `Đơn ${number} đã trễ hạn xác nhận`,
		body: `Bạn xác nhận ngay. Quá ${cancelTime(cancelsAt)} đơn sẽ tự hủy và tính vào chất lượng gian hàng.`,
		action: 'Xác nhận đơn',
	}),
	'orders.buyer_message': ({ number, shopName }) => ({
		title: `${shopName} nhắn bạn về đơn ${number}`,
		body: 'Bạn mở đơn hàng để đọc và trả lời.',
		action: 'Đọc tin nhắn',
	}),
	'orders.shop_message': ({ number }) => ({
		title: `Người mua nhắn về đơn ${number}`,
		body: 'Bạn mở đơn hàng để đọc và trả lời.',
		action: 'Đọc tin nhắn',
	}),
	'orders.shop_remind_pack': ({ number }) => ({
		title: `Sắp hết hạn chuẩn bị đơn ${number}`,
		body: `Bạn đóng gói và gửi hàng trong hôm nay hoặc ngày mai để kịp hạn đã hẹn. Quá hạn ${packGraceDays} ngày làm việc mà hàng chưa gửi đi, đơn sẽ tự hủy và tính vào chất lượng gian hàng.`,
		action: SEE,
	}),
	'orders.shop_lost': ({ number }) => ({
		title: `Đơn ${number} được coi là thất lạc`,
		body: 'Không tìm thấy hàng nên đơn kết thúc, người mua được hoàn đủ. Bạn yêu cầu hãng vận chuyển bồi thường; hàng về lại thì bạn mở đơn và bấm “Nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_parcel_lost': ({ number }) => ({
		title: `Kiện bị từ chối của đơn ${number} chưa về sau ${wayBackDays} ngày`,
		body: 'Kiện này được coi là thất lạc. Bạn yêu cầu hãng vận chuyển bồi thường; hàng về lại thì bạn mở đơn và bấm “Nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_parcel_back': ({ number }) => ({
		title: `Kiện của đơn ${number} đã về tới gian hàng`,
		body: 'Bạn kiểm tra rồi chọn những sản phẩm còn bán được để nhập lại kho.',
		action: SEE,
	}),
	'orders.shop_excused': ({ number, reason }) => ({
		title: `Đơn ${number} không tính vào chỉ số gian hàng nữa`,
		body: `Chợ Biz đã xem giải trình của bạn và tính lại các chỉ số ngay. Lý do: ${reason ?? ''}`,
		action: SEE,
	}),
	'orders.shop_remind_rest': ({ number }) => ({
		title: `Đơn ${number} còn sản phẩm chưa gửi`,
		body: `Một phần đơn đã gửi, phần còn lại đã quá hạn gửi. Bạn gửi phần còn lại hôm nay và nhắn người mua. Thêm ${restGraceDays} ngày làm việc mà chưa gửi thì phần này tự hủy và gian hàng trả bizcoin xin lỗi.`,
		action: SEE,
	}),
	'orders.shop_ask_arrival': shopInvestigationNotice,
};
