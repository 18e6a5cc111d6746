import { FRESH_SIGN_IN_MINUTES } from '#src/domains/identity/contract/identity.ts';
import type { RefundExposureCause } from '#src/domains/returns/contract/refund-exposure.ts';
import { type PayoutBlocker, type PayoutState, settlementConfig } from '#src/domains/settlement/contract/settlement.ts';
import type {
	MovementKind,
	SalePart,
	StatementSelection,
	StatementSum,
} from '#src/domains/settlement/contract/statement.ts';
import { saleLines } from '#src/domains/settlement/contract/statement.ts';
import { formatCount, formatVnd } from '#src/shared/money.ts';
import { accountText } from './banks.ts';

const { accountHoldHours, negativeLimitVnd, negativeDays } = settlementConfig;
/** `2026-11-21` → `21/11/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

export const shopMoneyMessages = {
	title: 'Tiền của gian hàng',
	notYoursTitle: 'Phần tiền dành cho quản trị và kế toán',
	notYours: 'Vai trò của bạn trong gian hàng không gồm việc xem tiền. Cần xem, bạn nhờ chủ gian hàng đổi vai trò.',
	toOrders: 'Về đơn hàng',
	needsScript: 'Các nút trên trang này cần JavaScript; số liệu và tệp tải về thì không.',
	balance: 'Số dư',
	payable: 'Được rút',
	payableHint: 'Tự chuyển vào thứ Ba hằng tuần, hoặc bạn yêu cầu chuyển sớm.',
	exposed: (amountVnd: number) => `Giữ lại ${formatVnd(amountVnd)} vì người mua đang đòi`,
	exposedHint:
		'Đơn đã hết ngày giữ tiền nhưng còn hạn khiếu nại, và người mua đang yêu cầu trả hàng. Yêu cầu xong mà không phải hoàn thì phần này lại được rút.',
	exposedOrder: 'Đơn đang giữ tiền',
	exposedAmount: 'Số tiền giữ lại',
	owed: 'Gian hàng đang nợ Chợ Biz',
	owedHint: 'Số này trừ dần vào tiền bán hàng sắp tới.',
	owing: (since: string) =>
		`Nợ từ ${since}. Nợ tới ${formatVnd(negativeLimitVnd)} hoặc quá ${negativeDays} ngày thì gian hàng tạm thời không đăng thêm sản phẩm.`,
	reserved: 'Đang giữ',
	reservedHint: 'Chờ hết ngày khiếu nại của đơn, rồi sang phần được rút.',
	releases: 'Ngày được rút',
	releaseOrders: (orders: number) => `${formatCount(orders)} đơn`,
	coming: 'Đang trên đường',
	comingHint: (orders: number) =>
		orders === 0
			? 'Không có đơn nào chưa hoàn tất.'
			: `${formatCount(orders)} đơn chưa hoàn tất, chưa trừ phí và thuế.`,
	account: 'Tài khoản nhận tiền',
	accountText,
	noAccount: 'Gian hàng chưa khai tài khoản nhận tiền, nên chưa chuyển tiền được.',
	setAccount: 'Khai tài khoản',
	changeAccount: 'Đổi tài khoản',
	confirmFirst: `Đây là nơi tiền của bạn đi tới, nên bạn nhập lại mật khẩu trước. Sau đó bạn có ${FRESH_SIGN_IN_MINUTES} phút để khai.`,
	confirm: (hasAccount: boolean) => (hasAccount ? 'Nhập mật khẩu để đổi tài khoản' : 'Nhập mật khẩu để khai tài khoản'),
	holdHint: `Chợ Biz báo qua e-mail ngay khi đổi, và ${accountHoldHours} giờ sau đó mới chuyển tiền vào tài khoản mới.`,
	heldUntil: (moment: string) => `Mới đổi: từ ${moment} tiền mới chuyển vào tài khoản này.`,
	newAccount: 'Tài khoản mới',
	changeHint:
		'Tài khoản mới phải đứng tên chủ gian hàng trên giấy tờ và được Chợ Biz duyệt trước khi chuyển. Lần chuyển đang chờ sẽ dừng lại.',
	saveAccount: 'Gửi duyệt',
	accountSaved: 'Đã gửi, chờ Chợ Biz duyệt tài khoản.',
	ask: 'Yêu cầu chuyển tiền',
	requestTitle: 'Yêu cầu chuyển tiền ngay?',
	requestText: (amountVnd: number, account: string) =>
		`Chợ Biz chuyển ${formatVnd(amountVnd)} về ${account}. Chờ duyệt rồi ngân hàng mới chuyển; bạn rút lại được khi chưa ai duyệt.`,
	requestYes: 'Yêu cầu chuyển',
	asked: 'Đã gửi yêu cầu chuyển tiền.',
	withdraw: 'Rút lại yêu cầu',
	withdrawTitle: 'Rút lại yêu cầu này?',
	withdrawText: (amountVnd: number) =>
		`${formatVnd(amountVnd)} vẫn nằm trong số dư; bạn yêu cầu lại lúc nào cũng được.`,
	withdrawn: 'Đã rút lại yêu cầu.',
	no: 'Để sau',
	payouts: 'Các lần chuyển tiền',
	noPayouts: (leastVnd: number) =>
		`Chưa có lần chuyển nào. Thứ Ba hằng tuần, tiền được rút${leastVnd > 1 ? ` từ ${formatVnd(leastVnd)} trở lên` : ''} tự chuyển về tài khoản đã duyệt; bạn cũng yêu cầu chuyển sớm được.`,
	reference: (text: string) => `Mã giao dịch ngân hàng: ${text}`,
	askedAt: 'Yêu cầu lúc',
	endedAt: 'Xong lúc',
	period: 'Kỳ',
	periodKinds: { week: 'Theo tuần', month: 'Theo tháng' },
	periodTitle: 'Tổng kết kỳ',
	periodHint: (sales: number) =>
		sales === 0 ? 'Không có đơn nào hoàn tất trong kỳ này.' : `${formatCount(sales)} đơn hoàn tất trong kỳ này.`,
	periodEmpty: 'Kỳ này chưa có đơn hoàn tất và chưa có khoản tiền nào. Số dư vẫn là',
	periodText: ({ period, day }: StatementSelection) =>
		period === 'month' ? `Tháng ${day.slice(5, 7)}/${day.slice(0, 4)}` : `Tuần từ ${dayText(day)}`,
	platformPaid: 'Đã nằm trong tiền hàng, do Chợ Biz trả thay khách',
	opening: 'Số dư đầu kỳ',
	closing: 'Số dư cuối kỳ',
	statement: 'Từng thay đổi',
	statementHint: 'Mỗi dòng là một lần số dư thay đổi.',
	kind: 'Loại',
	anyKind: 'Tất cả',
	month: 'Tháng',
	anyMonth: 'Mọi tháng',
	show: 'Xem',
	statementFile: (choice: string) => `Sao kê ${choice.toLowerCase()} (CSV)`,
	noMovements: 'Không có thay đổi nào khớp bộ lọc này.',
	order: (number: string) => `Đơn ${number}`,
	pages: 'Trang sao kê',
	newest: 'Mới nhất',
	older: 'Cũ hơn',
	partsOf: 'Cách tính',
	left: 'Gian hàng nhận',
	tax: 'Thuế đã khấu trừ',
	taxHint: 'Chợ Biz giữ lại theo từng dòng hàng để nộp thay. Dòng âm là thuế trả lại vì hoàn tiền.',
	taxMonth: (month: string) => `Tháng ${month}`,
	taxBase: 'Tiền tính thuế',
	taxSum: 'Thuế',
	taxFile: (month: string) => `Thuế tháng ${month} (CSV)`,
	noTax: (month: string) => `Tháng ${month} chưa có đơn hoàn tất nào, nên chưa khấu trừ thuế.`,
	taxLines: (lines: number) => `Xem ${formatCount(lines)} dòng hàng`,
	taxMore: (shown: number, all: number) => `Đang hiện ${shown} trong ${all} dòng. Tệp CSV có đủ.`,
} as const;

export const movementMessages: Readonly<Record<MovementKind, string>> = {
	sale: 'Bán hàng',
	refund: 'Hoàn tiền cho người mua',
	postage: 'Phí người mua gửi trả hàng lỗi',
	goodwill: 'Đền người mua vì không giao',
	payout: 'Chuyển về ngân hàng',
	cash_kept: 'Tiền mặt gian hàng đã tự thu',
	adjustment: 'Điều chỉnh',
};

export const statementSumMessages: Readonly<Record<StatementSum, string>> = {
	salesVnd: 'Tiền bán hàng',
	refundsVnd: 'Hoàn tiền cho người mua',
	postageVnd: 'Phí người mua gửi trả hàng lỗi',
	goodwillVnd: 'Đền người mua vì không giao',
	adjustmentsVnd: 'Điều chỉnh, kể cả tiền mặt đã tự thu',
	netVnd: 'Gian hàng được trong kỳ',
	payoutsVnd: 'Đã chuyển về ngân hàng',
};

export const refundExposureMessages: Readonly<Record<RefundExposureCause, string>> = {
	return: 'Đang yêu cầu trả hàng',
	postage: 'Chờ xử lý biên lai gửi trả',
};

const salePartMessages: Readonly<Record<SalePart, string>> = {
	goodsVnd: 'Tiền hàng',
	shippingVnd: 'Tiền giao',
	shopDiscountVnd: 'Gian hàng giảm',
	commissionVnd: 'Phí bán hàng',
	taxVnd: 'Thuế khấu trừ',
	returnedVnd: 'Trả lại trước khi hoàn tất',
	platformDiscountVnd: 'Chợ Biz giảm, Chợ Biz trả',
	coinVnd: 'Khách trả bằng bizcoin, Chợ Biz trả',
};

export const saleLineMessages = (parts: Readonly<Record<SalePart, number>>) =>
	saleLines(parts).map(({ part, ...line }) => ({ name: salePartMessages[part], ...line }));

const blockerMessages: Readonly<Record<Exclude<PayoutBlocker, 'too_little'>, string>> = {
	account_missing: 'Bạn khai tài khoản nhận tiền trước, rồi mới yêu cầu chuyển được.',
	account_not_active: 'Tài khoản nhận tiền chưa được duyệt hoặc đang tạm dừng, nên chưa chuyển được.',
	account_held: `Tài khoản nhận tiền mới đổi. Sau ${accountHoldHours} giờ kể từ lúc đổi, bạn yêu cầu chuyển được.`,
	payout_open: 'Đang có một lần chuyển chưa xong.',
};
/** A shop that may no longer sell has no meaningful minimum (1 ₫), so no amount is named. */
const leastText = (leastVnd: number): string =>
	leastVnd > 1 ? `Chuyển được khi có từ ${formatVnd(leastVnd)}.` : 'Chuyển được ngay khi có tiền được rút.';
export const blockerText = (hindrance: PayoutBlocker, leastVnd: number): string =>
	hindrance === 'too_little' ? leastText(leastVnd) : blockerMessages[hindrance];

/** Automatic cancellations; other reasons are texts of operators. */
const PAYOUT_REASONS: Readonly<Record<string, string>> = {
	balance: 'Phần được rút không còn đủ, thường vì có đơn vừa được hoàn tiền hoặc đang có yêu cầu trả hàng.',
	account: 'Tài khoản nhận tiền vừa đổi hoặc đang tạm dừng.',
	shop: 'Gian hàng đã rút lại.',
};
export const payoutReasonText = (reason: string): string => PAYOUT_REASONS[reason] ?? reason;

export const payoutTones: Readonly<Record<PayoutState, 'neutral' | 'primary' | 'secondary' | 'error'>> = {
	requested: 'secondary',
	scheduled: 'secondary',
	approved: 'secondary',
	processing: 'secondary',
	paid: 'primary',
	failed: 'error',
	cancelled: 'neutral',
};
