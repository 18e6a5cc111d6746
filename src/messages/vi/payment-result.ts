import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import {
	type DeclineReason,
	type PaymentPurpose,
	type PaymentState,
	REFUND_BANK_DAYS,
} from '#src/domains/payments/contract/payments.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { paymentFailureMessages } from './payments.ts';

export type ResultScreen = {
	readonly tone: 'success' | 'error' | 'warning' | 'info';
	readonly title: string;
	readonly text: string;
};

const waiting: ResultScreen = {
	tone: 'info',
	title: 'Đang chờ ngân hàng',
	text: 'Ngân hàng chưa báo kết quả. Trang này tự cập nhật trong nửa phút; sau đó bạn xem ở đơn hàng nhé.',
};
const waitingTopUp: ResultScreen = {
	...waiting,
	text: 'Ngân hàng chưa báo kết quả. Trang này tự cập nhật trong nửa phút; sau đó bạn xem ở trang bizcoin nhé.',
};
const returned: ResultScreen = {
	tone: 'warning',
	title: 'Khoản này đang được hoàn lại',
	text: `Tiền về đúng thẻ hoặc tài khoản đã dùng, thường trong ${REFUND_BANK_DAYS} ngày làm việc. Chúng tôi đã gửi thư cho bạn.`,
};

const SCREENS: Readonly<Record<PaymentState, ResultScreen>> = {
	created: waiting,
	redirected: waiting,
	paid: {
		tone: 'success',
		title: 'Thanh toán thành công',
		text: `Cảm ơn bạn! Người bán đã nhận được đơn và sẽ xác nhận trong ${ordersConfig.confirm.overdueHours} giờ làm việc.`,
	},
	failed: { tone: 'error', title: 'Thanh toán chưa thành công', text: paymentFailureMessages.other },
	expired: { tone: 'error', title: 'Đã hết thời gian thanh toán', text: paymentFailureMessages.timed_out },
	suspected: {
		tone: 'warning',
		title: 'Ngân hàng đang kiểm tra khoản này',
		text: 'Hàng vẫn được giữ cho bạn. Chúng tôi báo ngay khi ngân hàng có kết quả, bạn chưa cần thanh toán lần nữa.',
	},
	refund_pending: returned,
	part_refunded: returned,
	refunded: { ...returned, title: 'Khoản này đã được hoàn lại' },
	refund_rejected: {
		...returned,
		text: 'Lệnh hoàn qua VNPAY chưa thành công. Bạn mở đơn hàng để xem: khi được hỏi, bạn ghi tài khoản nhận tiền để Chợ Biz chuyển khoản.',
	},
};

const cancelledTopUp: ResultScreen = {
	tone: 'error',
	title: 'Bạn đã hủy nạp bizcoin',
	text: 'Chưa có khoản nào bị trừ. Bạn nạp lại bất cứ lúc nào ở trang bizcoin.',
};
const TOP_UP_SCREENS: Readonly<Partial<Record<PaymentState, ResultScreen>>> = {
	created: waitingTopUp,
	redirected: waitingTopUp,
	paid: {
		tone: 'success',
		title: 'Nạp bizcoin thành công',
		text: 'Bizcoin nạp đã có trong tài khoản, bạn dùng được ngay.',
	},
	suspected: {
		tone: 'warning',
		title: 'Ngân hàng đang kiểm tra khoản này',
		text: 'Bizcoin được cộng ngay khi ngân hàng có kết quả, bạn chưa cần thanh toán lần nữa.',
	},
	refund_rejected: {
		...returned,
		text: 'Lệnh hoàn qua VNPAY chưa thành công. Bạn mở trang bizcoin để xem: khi được hỏi, bạn ghi tài khoản nhận tiền để Chợ Biz chuyển khoản.',
	},
};

/** One payment covered several orders, some of which continue. */
const partReturned: ResultScreen = {
	...returned,
	title: 'Một phần khoản này được hoàn lại',
	text: `Phần của đơn không còn nhận được về đúng thẻ hoặc tài khoản đã dùng, thường trong ${REFUND_BANK_DAYS} ngày làm việc. Các đơn còn lại vẫn tiếp tục.`,
};
const DECLINED: Readonly<Record<DeclineReason, string>> = {
	late_paid: 'Tiền tới khi đơn đã hết hạn hoặc đã hủy nên được hoàn lại.',
	duplicate_paid: 'Đơn này đã được trả trước đó nên khoản vừa rồi được hoàn lại.',
	amount_mismatch: 'Số tiền nhận được không khớp với số phải trả nên được hoàn lại.',
	refused: 'Giao dịch bị nghi ngờ và không được chấp nhận nên tiền được hoàn lại.',
};
const DECLINED_TOP_UP: Readonly<Record<DeclineReason, string>> = {
	...DECLINED,
	late_paid: 'Tiền tới khi lần nạp này không còn nhận được, hoặc bạn đã dùng hết mức nạp, nên được hoàn lại.',
	duplicate_paid: 'Lần nạp này đã được trả trước đó nên khoản vừa rồi được hoàn lại.',
};
const GOES_BACK: ReadonlySet<PaymentState> = new Set(['refund_pending', 'part_refunded']);

type Own = { readonly purpose: PaymentPurpose; readonly amountVnd: number; readonly refundedVnd: number };

export function resultScreen(
	state: PaymentState,
	failure: keyof typeof paymentFailureMessages | null,
	own: Own | null = null,
	declined: DeclineReason | null = null,
): ResultScreen {
	if (!declined) return screenOf(state, failure, own);
	const why = (own?.purpose === 'top_up' ? DECLINED_TOP_UP : DECLINED)[declined];
	const screen = screenOf(state, failure, own && { ...own, amountVnd: own.refundedVnd });
	return { ...screen, text: `${why} ${screen.text}` };
}

function screenOf(
	state: PaymentState,
	failure: keyof typeof paymentFailureMessages | null,
	own: Own | null,
): ResultScreen {
	const { purpose = 'order', amountVnd = 0, refundedVnd = 0 } = own ?? {};
	if (purpose === 'order' && GOES_BACK.has(state) && refundedVnd < amountVnd) return partReturned;
	if (purpose === 'top_up' && failure === 'cancelled') return cancelledTopUp;
	const screen = (purpose === 'top_up' ? TOP_UP_SCREENS[state] : undefined) ?? SCREENS[state];
	return failure && (state === 'failed' || state === 'expired')
		? { ...screen, text: paymentFailureMessages[failure] }
		: screen;
}

export const paymentResultMessages = {
	title: 'Kết quả thanh toán',
	empty: {
		tone: 'info',
		title: 'Nơi xem kết quả thanh toán',
		text: 'Sau khi trả tiền ở VNPAY bạn được đưa về đây để xem kết quả. Tình trạng của từng đơn luôn có ở đơn hàng của bạn.',
	},
	unconfirmed: {
		tone: 'warning',
		title: 'Chưa biết kết quả thanh toán',
		text: 'Đường dẫn này thiếu hoặc bị sửa, nên chưa cho biết tiền đã trả hay chưa. Bạn mở đơn hàng để xem: đơn còn chờ thanh toán thì trả tiếp ở đó. Tài khoản đã bị trừ tiền thì bạn đợi vài phút rồi xem lại đơn, đừng trả lần nữa.',
	},
	amount: 'Số tiền',
	goesBack: 'Số tiền hoàn',
	orders: 'Đơn hàng',
	retry: 'Thanh toán lại',
	payBefore: (until: Date): string => `Bạn thanh toán trước ${formatDateTime(until)} để giữ hàng.`,
	seeOrders: 'Đơn hàng của tôi',
	seeCoin: 'Xem bizcoin của tôi',
	signIn: 'Đăng nhập để xem đơn hàng',
	stillWaiting: 'Ngân hàng vẫn chưa trả lời. Bạn không cần thanh toán lần nữa; chúng tôi sẽ gửi thư khi có kết quả.',
} as const satisfies Record<string, string | ResultScreen | ((until: Date) => string)>;
