import type { LedgerFailure } from '#src/domains/ledger/contract.ts';
import type { HoldState } from '#src/domains/ledger/rules/hold-states.ts';
import {
	ATTEMPT_MINUTES,
	type DeclineReason,
	type IncidentKind,
	type PaymentError,
	type PaymentFailure,
	type PaymentPurpose,
	type PaymentState,
	REFUND_BANK_DAYS,
} from '#src/domains/payments/contract/payments.ts';
import type { RefundState, RefundToTransfer } from '#src/domains/payments/contract/refunds.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';
import { shownAccountText } from './refund-account.ts';

export const paymentMessages = {
	'payments.not_found': 'Không tìm thấy lần thanh toán này.',
	'payments.not_open': 'Lần thanh toán này đã kết thúc. Bạn mở đơn hàng và chọn thanh toán lại.',
	'payments.provider_unavailable':
		'Cổng thanh toán đang tạm ngừng. Bạn chọn trả tiền khi nhận hàng, hoặc thử lại sau ít phút.',
	'payments.not_paid': 'Khoản này chưa được thanh toán trực tuyến nên không có tiền để hoàn.',
	'payments.refund_not_stuck': 'Khoản hoàn này không chờ người xử lý.',
	'payments.refund_not_unclear': 'Khoản hoàn này không ở trạng thái chưa rõ kết quả nên không có gì để loại trừ.',
	'payments.incident_not_open': 'Không có sự cố nào mang mã này đang mở.',
	'payments.refund_not_found': 'Không tìm thấy khoản hoàn này.',
	'payments.refund_needs_no_account': 'Khoản hoàn này không chờ tài khoản nữa. Bạn tải lại trang để xem.',
	'payments.no_account': 'Chủ của khoản hoàn này chưa cho biết tài khoản nhận tiền.',
	'payments.account_changed':
		'Chủ khoản hoàn đã ghi tài khoản khác sau lần bạn xem. Bạn xem lại tài khoản; nếu đã chuyển vào tài khoản cũ, hãy đối chiếu với ngân hàng trước.',
	'payments.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'payments.reason_missing': 'Bạn chưa ghi lý do.',
	'payments.own_payment': 'Không ai tự quyết định về khoản thanh toán của chính mình.',
	'payments.in_doubt': 'Khoản này đang chờ quyết định: giữ lại hay trả về.',
	'payments.refund_too_high': 'Số tiền hoàn lớn hơn số tiền đã thanh toán còn lại.',
} satisfies MessageTable<PaymentError>;

export const paymentStateMessages: Readonly<Record<PaymentState, string>> = {
	created: 'Đang chờ thanh toán',
	redirected: 'Đang chờ ngân hàng',
	paid: 'Đã thanh toán',
	failed: 'Thanh toán không thành công',
	expired: 'Hết thời gian thanh toán',
	suspected: 'Đang được ngân hàng kiểm tra',
	refund_pending: 'Đang hoàn tiền',
	part_refunded: 'Đã hoàn một phần tiền',
	refunded: 'Đã hoàn tiền',
	refund_rejected: 'Hoàn tiền chưa thành công',
};

export const refundStateMessages: Readonly<Record<RefundState, string>> = {
	requested: 'Đã ghi nhận, chờ gửi sang VNPAY',
	sending: 'Đang gửi sang VNPAY',
	sent: 'VNPAY đang xử lý',
	done: 'Đã hoàn tiền',
	rejected: 'VNPAY từ chối, Chợ Biz chuyển vào tài khoản bạn cung cấp',
	unclear: 'Chưa rõ kết quả, chúng tôi đang kiểm tra',
};

export const paymentIncidentMessages: Readonly<Record<IncidentKind, string>> = {
	amount_mismatch: 'Số tiền không khớp với đơn nên được hoàn lại.',
	late_paid: 'Tiền đến khi đơn đã hết hạn nên được hoàn lại.',
	duplicate_paid: 'Đơn đã được trả trước đó nên khoản này được hoàn lại.',
	suspected: 'VNPAY nghi ngờ giao dịch này nên phải kiểm tra lại.',
	refund_rejected: 'VNPAY từ chối lệnh hoàn nên Chợ Biz chuyển vào tài khoản bạn cung cấp.',
	refund_unclear: 'Chưa rõ ngân hàng đã nhận lệnh hoàn hay chưa; nhân viên Chợ Biz đang kiểm tra.',
	refunded_elsewhere: 'Khoản này đã được hoàn ngoài Chợ Biz.',
};

export const paymentFailureMessages: Readonly<Record<PaymentFailure, string>> = {
	not_registered: 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking. Bạn thử quét mã VNPAY-QR hoặc dùng thẻ khác.',
	wrong_details: 'Thông tin thẻ hoặc tài khoản bị nhập sai quá 3 lần. Bạn kiểm tra lại rồi thanh toán lại.',
	timed_out: `Đã quá ${ATTEMPT_MINUTES} phút mà chưa có kết quả. Bạn thanh toán lại.`,
	locked: 'Thẻ hoặc tài khoản đang bị khóa. Bạn liên hệ ngân hàng hoặc dùng thẻ khác.',
	wrong_otp: 'Mã OTP chưa đúng. Bạn thanh toán lại và nhập mã mới nhất.',
	cancelled: 'Bạn đã hủy thanh toán. Đơn vẫn còn, bạn thanh toán lại được.',
	insufficient_balance: 'Tài khoản không đủ số dư. Bạn nạp thêm tiền hoặc dùng thẻ khác.',
	daily_limit: 'Tài khoản đã vượt hạn mức giao dịch trong ngày. Bạn dùng thẻ khác hoặc thử lại vào ngày mai.',
	bank_maintenance: 'Ngân hàng đang bảo trì. Bạn chọn ngân hàng khác hoặc thử lại sau.',
	wrong_password: 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép. Bạn thanh toán lại sau.',
	other: 'Ngân hàng không thực hiện được giao dịch. Bạn thanh toán lại hoặc chọn cách khác.',
};

export const paymentFailureReasons: Readonly<Record<PaymentFailure, string>> = {
	not_registered: 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking',
	wrong_details: 'Nhập sai thông tin thẻ quá 3 lần',
	timed_out: 'Quá thời gian thanh toán',
	locked: 'Thẻ hoặc tài khoản bị khóa',
	wrong_otp: 'Mã OTP chưa đúng',
	cancelled: 'Bạn đã hủy ở trang VNPAY',
	insufficient_balance: 'Tài khoản không đủ số dư',
	daily_limit: 'Vượt hạn mức giao dịch trong ngày',
	bank_maintenance: 'Ngân hàng bảo trì',
	wrong_password: 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép',
	other: 'Ngân hàng không thực hiện được giao dịch',
};

export const failureReasonOf = (reason: string | null): string =>
	reason !== null && Object.hasOwn(paymentFailureReasons, reason)
		? paymentFailureReasons[reason as PaymentFailure]
		: paymentFailureReasons.other;

export type ResultScreen = {
	readonly tone: 'success' | 'error' | 'warning' | 'info';
	readonly title: string;
	readonly text: string;
};

const waiting: ResultScreen = {
	tone: 'info',
	title: 'Đang chờ ngân hàng',
	text: 'Ngân hàng chưa báo kết quả. Trang này tự cập nhật trong nửa phút; sau đó bạn xem ở đơn hàng.',
};
const waitingTopUp: ResultScreen = {
	...waiting,
	text: 'Ngân hàng chưa báo kết quả. Trang này tự cập nhật trong nửa phút; sau đó bạn xem ở trang bizcoin.',
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
		text: 'Cảm ơn bạn! Người bán đã nhận được đơn. Hạn người bán xác nhận ghi trong đơn hàng.',
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
		text: 'Lệnh hoàn qua VNPAY chưa thành công. Bạn mở đơn hàng để xem: khi được yêu cầu, bạn nhập tài khoản nhận tiền để Chợ Biz chuyển khoản.',
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
		text: 'Lệnh hoàn qua VNPAY chưa thành công. Bạn mở trang bizcoin để xem: khi được yêu cầu, bạn nhập tài khoản nhận tiền để Chợ Biz chuyển khoản.',
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
		title: 'Kết quả thanh toán hiện tại đây',
		text: 'Sau khi trả tiền ở VNPAY bạn được đưa về đây để xem kết quả. Tình trạng của từng đơn luôn có ở đơn hàng của bạn.',
	},
	unconfirmed: {
		tone: 'warning',
		title: 'Chưa biết kết quả thanh toán',
		text: 'Đường dẫn này thiếu hoặc bị sửa, nên chưa cho biết tiền đã trả hay chưa. Bạn mở đơn hàng để xem: đơn còn chờ thanh toán thì trả tiếp ở đó. Nếu tài khoản đã bị trừ tiền, bạn đợi vài phút rồi xem lại đơn, đừng thanh toán lần nữa.',
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

/** A refund that VNPAY rejected and that was paid by bank transfer; `transfer` is the buyer's account, if known. */
export const paidByHand = (transfer?: string | null): string =>
	`Chợ Biz đã chuyển khoản cho bạn${transfer ? ` về tài khoản ${shownAccountText(transfer)}` : ''}.`;

export const refundTransferMessages = {
	title: (amountVnd: number): string => `VNPAY không nhận lệnh hoàn ${formatVnd(amountVnd)}`,
	ask: 'Chợ Biz sẽ chuyển khoản số tiền này cho bạn. Bạn hãy nhập tài khoản ngân hàng nhận tiền.',
	given: (bankShown: string): string =>
		`Chợ Biz sẽ chuyển khoản về tài khoản ${shownAccountText(bankShown)}. Chuyển xong, bạn được báo.`,
} as const;

/** Texts for a refund by bank transfer: for the next step and the timeline; null without such a refund. */
export type TransferMessage = { readonly next: string; readonly step: string };
export function transferMessage(refunds: readonly Pick<RefundToTransfer, 'bankShown'>[]): TransferMessage | null {
	const [first] = refunds;
	if (!first) return null;
	const to = refunds.some(({ bankShown }) => bankShown === null) ? null : first.bankShown;
	return to === null
		? { next: refundTransferMessages.ask, step: 'Tiền hoàn về tài khoản bạn cung cấp' }
		: { next: refundTransferMessages.given(to), step: `Tiền hoàn về tài khoản ${shownAccountText(to)}` };
}

/** Cards of VNPAY's test environment; no bank accepts them. */
export const TEST_CARDS = [
	['9704198526191432198', 'Thanh toán thành công'],
	['9704195798459170488', 'Tài khoản không đủ số dư'],
	['9704192181368742', 'Chưa đăng ký Internet Banking'],
	['9704193370791314', 'Thẻ bị khóa'],
	['9704194841945513', 'Thẻ hết hạn'],
	['9704196852741963214', 'Thanh toán thành công, nhưng ngân hàng không nhận tiền hoàn'],
] as const;
export const TEST_CARD = { bank: 'Quốc Dân (NCB)', name: 'NGUYEN VAN A', date: '07/15', otp: '123456' } as const;

export const vnpayGuideMessages = {
	picturesId: 'tung-buoc-bang-hinh',
	pictures: 'Từng bước bằng hình',
	picturesNote:
		'Hình chụp từ cổng thanh toán thử nghiệm. Trang thật của VNPAY có thể khác một chút, nhưng các bước giống nhau.',
	step: (number: number) => `Bước ${number}.`,
	steps: [
		['Ở trang đặt hàng, chọn VNPAY rồi bấm “Đặt hàng và thanh toán”.', 'Trang đặt hàng với VNPAY đang được chọn'],
		['Ở trang VNPAY, xem lại số tiền rồi chọn ngân hàng của bạn.', 'Trang VNPAY: số tiền và danh sách ngân hàng'],
		['Nhập số thẻ, tên chủ thẻ và ngày phát hành như in trên thẻ.', 'Trang VNPAY: ba ô thông tin thẻ'],
		['Nhập mã OTP ngân hàng gửi tới điện thoại của bạn.', 'Trang VNPAY: ô nhập mã OTP'],
		['Bạn được đưa về Chợ Biz và thấy kết quả cùng số đơn hàng.', 'Trang kết quả: thanh toán thành công'],
	],
	testTitle: 'Thẻ để thử',
	testText: `Trang này đang chạy với cổng thanh toán thử nghiệm: không có tiền thật nào được chuyển. Chọn ngân hàng ${TEST_CARD.bank}, nhập một trong các số thẻ sau với tên ${TEST_CARD.name}, ngày phát hành ${TEST_CARD.date} và mã OTP ${TEST_CARD.otp}.`,
	testNumber: 'Số thẻ',
	testOutcome: 'Kết quả',
} as const;

export const ledgerMessages = {
	'ledger.insufficient_funds': 'Số dư không đủ cho việc này. Bạn kiểm tra lại số dư bizcoin.',
	'ledger.hold_closed':
		'Khoản tạm giữ này đã được xử lý hoặc đã hết hạn. Bạn tải lại trang để xem trạng thái mới nhất.',
} satisfies MessageTable<LedgerFailure>;

export const holdStateMessages: Readonly<Record<HoldState, string>> = {
	held: 'Đang tạm giữ',
	posted: 'Đã chuyển',
	voided: 'Đã trả lại',
	expired: 'Đã tự trả lại vì hết hạn',
};
