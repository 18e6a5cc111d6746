import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { doubtConfig, REFUND_BANK_DAYS } from '#src/domains/payments/contract/payments.ts';
import { formatNumber, formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { noticeLines as lines, reasonLine } from './notice-lines.ts';
import { bankReference } from './order-nouns.ts';
import { failureReasonOf } from './payment-failures.ts';
import { refundAccountMessages } from './refund-account.ts';
import { paidByHand } from './refund-transfers.ts';

type NoticeText = (params: OrderNoticeParams) => {
	readonly title: string;
	readonly body: string;
	readonly action: string;
};

const { confirm, paymentTriesMax } = ordersConfig;
const SEE = 'Xem đơn hàng';
type Each = { readonly number: string; readonly sumVnd: number };
const eachOf = (sums = ''): readonly Each[] =>
	sums.split(',').flatMap((one) => {
		const [number, sumVnd] = one.split(':');
		return number && sumVnd ? [{ number, sumVnd: Number(sumVnd) }] : [];
	});
/** Names two orders; for more, the body lists them all. */
function andOthers(number: string, others: number, sums?: string): string {
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
const NO_MORE_TRIES = `Đơn đã thử thanh toán đủ ${paymentTriesMax} lần hoặc sắp hết giờ giữ hàng nên không thử thêm được. Nếu vẫn cần, bạn đặt lại đơn nhé.`;

/** Reasons of an automatic refund, except late payment. */
const MONEY_RETURNED: Readonly<Record<string, string>> = {
	duplicate_paid: 'Đơn này đã được thanh toán trước đó, nên khoản vừa rồi được hoàn về thẻ hoặc tài khoản đã dùng.',
	amount_mismatch:
		'Số tiền nhận được khác số phải trả, nên được hoàn về thẻ hoặc tài khoản đã dùng. Nếu đơn còn giờ giữ hàng, bạn mở đơn để trả đúng số tiền.',
	refused: 'Giao dịch bị nghi ngờ và không được chấp nhận, nên tiền được hoàn về thẻ hoặc tài khoản đã dùng.',
};

const TAKEN_BACK = `VNPAY đã nhận lệnh hoàn tiền. Tiền về thẻ hoặc tài khoản đã dùng, thường trong ${REFUND_BANK_DAYS} ngày làm việc.`;

export const paymentNoticeMessages = {
	'orders.buyer_placed': ({ number, others, totalVnd, method, txnRef, sums }) => ({
		title: `Đã đặt đơn ${number}${andOthers(number, others, sums)}`,
		body: lines(
			method === 'vnpay'
				? totalVnd > 0
					? `Chợ Biz đã nhận ${formatVnd(totalVnd)} qua VNPAY. Cảm ơn bạn!`
					: 'Đơn đã được trả đủ bằng bizcoin. Cảm ơn bạn!'
				: `Tổng cộng ${formatVnd(totalVnd)}, bạn trả tiền mặt khi nhận hàng. Cảm ơn bạn!`,
			eachSum(sums),
			bankLine(txnRef),
			`Người bán sẽ xác nhận trong ${confirm.overdueHours} giờ làm việc. Bạn hủy được miễn phí trước lúc đó.`,
		),
		action: SEE,
	}),
	'orders.buyer_payment_failed': ({ number, others, totalVnd, reason, txnRef, sums, payUntil, isOver = false }) => ({
		title: `Thanh toán đơn ${number}${andOthers(number, others, sums)} chưa thành công`,
		body: lines(
			reason === 'cancelled'
				? `Bạn đã hủy khoản thanh toán ${formatVnd(totalVnd)}.`
				: `Khoản ${formatVnd(totalVnd)} chưa trả được. Lý do: ${failureReasonOf(reason)}.`,
			eachSum(sums),
			isOver ? NO_MORE_TRIES : `${heldUntil(payUntil)} Bạn mở đơn hàng để thanh toán lại nhé.`,
			bankLine(txnRef),
		),
		action: isOver ? SEE : 'Thanh toán lại',
	}),
	'orders.buyer_payment_held': ({ number, totalVnd, txnRef }) => ({
		title: `Khoản thanh toán đơn ${number} đang được kiểm tra`,
		body: lines(
			`VNPAY đã nhận ${formatVnd(totalVnd)} nhưng còn nghi ngờ giao dịch. Hàng được giữ cho bạn, bạn chưa cần trả lại.`,
			`Nhân viên Chợ Biz trả lời trong ${doubtConfig.answerHours} giờ. Sau ${doubtConfig.refuseDays} ngày mà chưa có kết quả thì đơn được hủy và tiền trả về nơi đã trả.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
	'orders.buyer_expired': ({ number, shopName }) => ({
		title: `Đơn ${number} đã hết thời gian thanh toán`,
		body: lines(
			`Đơn của gian hàng ${shopName} chưa được thanh toán nên hàng đã trả về kệ.`,
			'Nếu bạn vẫn muốn mua, mời bạn đặt lại. Nếu tiền đã bị trừ, chúng tôi sẽ giữ lại hàng hoặc hoàn tiền.',
		),
		action: SEE,
	}),
	'orders.buyer_cancelled': ({ number, shopName, reason, wasPaid, backVnd, coinVnd }) => ({
		title: `Đơn ${number} đã hủy`,
		body: lines(
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
		body: lines(isByHand ? paidByHand(transfer) : TAKEN_BACK, coinBack(coinVnd), bankLine(txnRef)),
		action: SEE,
	}),
	'orders.buyer_refund_stuck': ({ number, totalVnd, txnRef, isReminder }) => ({
		title: `Hoàn tiền đơn ${number}: bạn ghi tài khoản nhận tiền nhé`,
		body: lines(
			isReminder ? refundAccountMessages.missing : '',
			`VNPAY không nhận lệnh hoàn ${formatVnd(totalVnd)}, nên Chợ Biz chuyển khoản cho bạn.`,
			'Bạn mở đơn hàng và ghi tài khoản ngân hàng nhận tiền. Chuyển xong, bạn được báo thêm một lần nữa.',
			bankLine(txnRef),
		),
		action: refundAccountMessages.open,
	}),
	'orders.buyer_refund_unclear': ({ number, totalVnd, txnRef }) => ({
		title: `Hoàn tiền đơn ${number}: đang hỏi lại ngân hàng`,
		body: lines(
			`Lệnh hoàn ${formatVnd(totalVnd)} đã gửi đi nhưng ngân hàng chưa trả lời. Nhân viên Chợ Biz đang hỏi lại, bạn không cần làm gì thêm.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
	'orders.buyer_money_returned': ({ number, totalVnd, reason, txnRef }) => ({
		title: `Khoản ${formatVnd(totalVnd)} cho đơn ${number} đang được hoàn lại`,
		body: lines(
			(reason && MONEY_RETURNED[reason]) ||
				'Khoản tiền đến khi đơn không còn nhận được nữa, nên được hoàn về thẻ hoặc tài khoản đã dùng.',
			`Ngân hàng thường ghi có trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			bankLine(txnRef),
		),
		action: SEE,
	}),
} as const satisfies Readonly<Record<string, NoticeText>>;
