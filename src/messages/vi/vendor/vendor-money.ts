import type { FeesFailure, SaleRates } from '#src/domains/fees/contract.ts';
import type { FeeNotice, FeeNoticeParams } from '#src/domains/fees/rules/notices.ts';
import { FRESH_SIGN_IN_MINUTES } from '#src/domains/identity/contract/identity.ts';
import type { RefundExposureCause } from '#src/domains/returns/contract/refund-exposure.ts';
import {
	type PayoutAccountState,
	type PayoutBlocker,
	type PayoutState,
	type SettlementFailure,
	settlementConfig,
} from '#src/domains/settlement/contract/settlement.ts';
import {
	type MovementKind,
	type SalePart,
	type StatementSelection,
	type StatementSum,
	saleLines,
	type WithheldTaxMonth,
} from '#src/domains/settlement/contract/statement.ts';
import type { ShopMoneyNotice, ShopMoneyParams } from '#src/domains/settlement/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../../message-table.ts';
import { accountText } from '../refund-account.ts';

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
	exposed: (amountVnd: number) => `Giữ lại ${formatVnd(amountVnd)} vì có yêu cầu hoàn tiền`,
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
	coming: 'Đơn chưa hoàn thành',
	comingHint: (orders: number) =>
		orders === 0
			? 'Không có đơn nào chưa hoàn thành.'
			: `${formatCount(orders)} đơn chưa hoàn thành, chưa trừ phí và thuế.`,
	account: 'Tài khoản nhận tiền',
	accountText,
	noAccount: 'Gian hàng chưa thêm tài khoản nhận tiền, nên chưa chuyển tiền được.',
	setAccount: 'Thêm tài khoản',
	changeAccount: 'Đổi tài khoản',
	confirmFirst: `Để bảo vệ tiền của gian hàng, bạn nhập lại mật khẩu trước. Sau đó bạn có ${FRESH_SIGN_IN_MINUTES} phút để cập nhật tài khoản.`,
	confirm: (hasAccount: boolean) => (hasAccount ? 'Nhập mật khẩu để đổi tài khoản' : 'Nhập mật khẩu để thêm tài khoản'),
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
		`Chợ Biz chuyển ${formatVnd(amountVnd)} về ${account}. Chờ duyệt rồi ngân hàng mới chuyển; bạn rút lại được khi chưa được duyệt.`,
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
		sales === 0 ? 'Không có đơn nào hoàn thành trong kỳ này.' : `${formatCount(sales)} đơn hoàn thành trong kỳ này.`,
	periodEmpty: 'Kỳ này chưa có đơn hoàn thành và chưa có khoản tiền nào. Số dư vẫn là',
	periodText: ({ period, day }: StatementSelection) =>
		period === 'month' ? `Tháng ${day.slice(5, 7)}/${day.slice(0, 4)}` : `Tuần từ ${dayText(day)}`,
	platformPaid: 'Đã gồm trong tiền hàng, do Chợ Biz hỗ trợ người mua',
	opening: 'Số dư đầu kỳ',
	closing: 'Số dư cuối kỳ',
	statement: 'Biến động số dư',
	statementHint: 'Mỗi dòng là một lần số dư thay đổi.',
	kind: 'Loại',
	anyKind: 'Tất cả',
	month: 'Tháng',
	anyMonth: 'Mọi tháng',
	show: 'Xem',
	statementFile: (choice: string) => `Sao kê ${choice.toLowerCase()} (CSV)`,
	noMovementsTitle: 'Không tìm thấy thay đổi nào',
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
	noTax: (month: string) => `Tháng ${month} chưa có đơn hoàn thành nào, nên chưa khấu trừ thuế.`,
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
	carrier_fee: 'Phí hãng vận chuyển trừ vào tiền thu hộ',
	adjustment: 'Điều chỉnh',
};

export const statementSumMessages: Readonly<Record<StatementSum, string>> = {
	salesVnd: 'Tiền bán hàng',
	refundsVnd: 'Hoàn tiền cho người mua',
	postageVnd: 'Phí người mua gửi trả hàng lỗi',
	goodwillVnd: 'Đền người mua vì không giao',
	adjustmentsVnd: 'Điều chỉnh, tiền mặt đã tự thu, phí hãng đã trừ',
	netVnd: 'Gian hàng được trong kỳ',
	payoutsVnd: 'Đã chuyển về ngân hàng',
};

export const refundExposureMessages: Readonly<Record<RefundExposureCause, string>> = {
	return: 'Đang yêu cầu trả hàng',
	postage: 'Chờ xử lý biên lai gửi trả',
};

const salePartMessages: Readonly<Record<SalePart, string>> = {
	goodsVnd: 'Tiền hàng',
	shippingVnd: 'Phí giao',
	shopDiscountVnd: 'Gian hàng giảm',
	commissionVnd: 'Phí bán hàng',
	taxVnd: 'Thuế khấu trừ',
	returnedVnd: 'Trả lại trước khi hoàn thành',
	platformDiscountVnd: 'Chợ Biz giảm, Chợ Biz trả',
	coinVnd: 'Bizcoin của người mua, Chợ Biz trả',
};

export const saleLineMessages = (parts: Readonly<Record<SalePart, number>>) =>
	saleLines(parts).map(({ part, ...line }) => ({ name: salePartMessages[part], ...line }));

const blockerMessages: Readonly<Record<Exclude<PayoutBlocker, 'too_little'>, string>> = {
	account_missing: 'Bạn cần thêm tài khoản nhận tiền trước khi yêu cầu chuyển.',
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

export const settlementMessages = {
	'settlement.role_not_allowed': 'Phần tiền của gian hàng dành cho quản trị và kế toán của gian hàng.',
	'settlement.account_missing': 'Gian hàng chưa thêm tài khoản ngân hàng nhận tiền.',
	'settlement.account_not_active': 'Tài khoản ngân hàng nhận tiền chưa được duyệt hoặc đang bị tạm dừng.',
	'settlement.account_restricted': 'Việc nhận tiền đang bị tạm dừng. Bạn liên hệ Chợ Biz để được mở lại.',
	'settlement.account_held': `Tài khoản nhận tiền mới đổi. Sau ${settlementConfig.accountHoldHours} giờ kể từ lúc đổi, gian hàng yêu cầu chuyển được.`,
	'settlement.sign_in_not_fresh':
		'Đã quá lâu từ lần nhập mật khẩu trước. Bạn tải lại trang, nhập lại mật khẩu rồi cập nhật tài khoản.',
	'settlement.account_changed': 'Tài khoản đã được đổi sau lần bạn xem. Bạn xem lại rồi duyệt.',
	'settlement.payout_open': 'Đang có một lần chuyển tiền chưa xong. Bạn chờ lần này xong rồi yêu cầu tiếp.',
	'settlement.too_little': ({ leastVnd }) =>
		Number(leastVnd) > 1 ? `Số dư được rút chưa đủ ${formatVnd(Number(leastVnd))}.` : 'Chưa có tiền được rút.',
	'settlement.payout_not_found': 'Không có lần chuyển tiền này.',
	'settlement.wrong_state': 'Bước này không còn làm được ở tình trạng hiện tại.',
	'settlement.not_operator': 'Chỉ người vận hành được quyết định việc này.',
	'settlement.same_approver': 'Số tiền lớn cần một người khác duyệt lần thứ hai.',
	'settlement.reason_missing': 'Bạn chưa ghi lý do.',
	'settlement.reference_missing': 'Bạn chưa nhập mã giao dịch của ngân hàng.',
	'settlement.file_unreadable':
		'Tệp đối soát không đúng mẫu: cần hai cột vnp_TxnRef và vnp_Amount, mỗi giao dịch một dòng.',
	'settlement.difference_not_found': 'Không có chênh lệch này, hoặc đã được giải thích.',
	'settlement.amount_refused': 'Số tiền phải là số đồng nguyên, lớn hơn 0.',
	'settlement.reference_used': 'Mã giao dịch này đã được ghi với số tiền khác.',
	'settlement.more_than_owed': ({ outstandingVnd }) =>
		Number(outstandingVnd) > 0
			? `Chỉ còn ${formatVnd(Number(outstandingVnd))} chưa về ngân hàng.`
			: 'Không còn khoản nào chưa về ngân hàng.',
	'settlement.review_missing': ({ carriers }) =>
		`Lần chuyển này có tiền thu hộ của ${[carriers].flat().join(', ')}, hãng đang nợ tiền quá lâu. Kiểm tra xong, duyệt lại kèm ghi chú.`,
	'settlement.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'settlement.period_unknown': 'Không có ngày này trên lịch.',
	'settlement.period_too_long': ({ most }) =>
		`Kỳ này có hơn ${formatCount(Number(most))} thay đổi. Bạn chọn từng tuần để xem và tải về.`,
} satisfies MessageTable<SettlementFailure>;

export const payoutStateMessages: Readonly<Record<PayoutState, string>> = {
	requested: 'Gian hàng yêu cầu',
	scheduled: 'Theo lịch tuần',
	approved: 'Đã duyệt',
	processing: 'Đang chuyển',
	paid: 'Đã chuyển',
	failed: 'Ngân hàng không chuyển được',
	cancelled: 'Đã hủy',
};
export const payoutAccountStateMessages: Readonly<Record<PayoutAccountState, string>> = {
	pending: 'Chờ duyệt',
	active: 'Đang dùng',
	restricted: 'Tạm dừng',
	rejected: 'Không được duyệt',
};

const BASIS_POINTS = 100;
const percent = (bp: number): string => `${formatNumber(bp / BASIS_POINTS)} %`;

export const comingRatesMessages = {
	title: 'Phí bán hàng sắp đổi',
	hint: 'Đơn đặt trước ngày đó giữ mức phí cũ.',
} as const;

export function comingRates(categories: SaleRates['categories']): readonly string[] {
	const changed = categories.flatMap(({ name, commissionBp, next }) => {
		if (!next) return [];
		const day = formatDate(new Date(next.from));
		return [{ name, change: `Từ ${day}: ${percent(commissionBp)} → ${percent(next.commissionBp)}` }];
	});
	const byChange = Map.groupBy(changed, ({ change }) => change);
	return [...byChange].map(([change, of]) => `${change} (${of.map(({ name }) => name).join(', ')})`);
}

const BASIS_POINTS_PER_PERCENT = 100;

export const feesMessages = {
	'fees.role_not_allowed': 'Mức phí của gian hàng dành cho quản trị và kế toán của gian hàng.',
	'fees.rule_not_found': 'Không có mức phí này, hoặc mức phí đã hết hiệu lực.',
	'fees.rate_out_of_range': ({ maxBp }) => `Mức phí phải từ 0% tới ${Number(maxBp) / BASIS_POINTS_PER_PERCENT}%.`,
	'fees.scope_refused': 'Phí trên phí giao hàng chỉ có một mức chung.',
	'fees.global_stays': 'Luôn phải có một mức phí chung. Bạn đặt mức mới thay cho mức này.',
	'fees.change_waits': 'Mức phí này đã có một thay đổi đang chờ tới ngày áp dụng.',
} satisfies MessageTable<FeesFailure>;

const HEAD = ['Lúc', 'Đơn hàng', 'Sản phẩm', 'Số lượng', 'Tiền tính thuế', 'Tỷ lệ', 'Thuế khấu trừ'];
const TOTAL = 'Cả tháng';
const BP_PER_PERCENT = 100;

export const taxRateText = (taxBp: number): string => `${formatNumber(taxBp / BP_PER_PERCENT)}%`;

export function withheldTaxFile({ month, items, baseVnd, taxVnd }: WithheldTaxMonth): {
	readonly name: string;
	readonly text: string;
} {
	const rows = items.map((item) => [
		formatDateTime(new Date(item.at)),
		item.orderNumber,
		item.productName,
		item.quantity,
		item.baseVnd,
		taxRateText(item.taxBp),
		item.taxVnd,
	]);
	return { name: `thue-${month}.csv`, text: csvText([HEAD, ...rows, [TOTAL, '', '', '', baseVnd, '', taxVnd]]) };
}

export const statementFileMessages = {
	head: ['Lúc', 'Loại', 'Đơn hàng', 'Nguồn tiền'],
	parts: {
		goodsVnd: 'Tiền hàng',
		shopDiscountVnd: 'Gian hàng giảm',
		shippingVnd: 'Phí giao',
		commissionVnd: 'Phí bán hàng',
		taxVnd: 'Thuế khấu trừ',
		returnedVnd: 'Trả lại trước khi hoàn thành',
		platformDiscountVnd: 'Chợ Biz giảm (Chợ Biz trả)',
		coinVnd: 'Bizcoin (Chợ Biz trả)',
	},
	tail: ['Thay đổi', 'Số dư'],
	kinds: {
		sale: 'Bán hàng',
		refund: 'Hoàn tiền',
		postage: 'Phí người mua gửi trả hàng',
		goodwill: 'Đền người mua',
		payout: 'Chuyển tiền',
		cash_kept: 'Tiền mặt gian hàng đã tự thu',
		carrier_fee: 'Phí hãng vận chuyển đã trừ',
		adjustment: 'Điều chỉnh',
	},
	sums: {
		salesVnd: 'Cộng bán hàng',
		refundsVnd: 'Cộng hoàn tiền',
		postageVnd: 'Cộng phí người mua gửi trả hàng',
		goodwillVnd: 'Cộng đền người mua',
		adjustmentsVnd: 'Cộng điều chỉnh, tiền mặt đã tự thu, phí hãng đã trừ',
		netVnd: 'Gian hàng được trong kỳ',
		payoutsVnd: 'Cộng chuyển tiền',
	},
	opening: 'Số dư đầu kỳ',
	closing: 'Số dư cuối kỳ',
} as const;

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: ShopMoneyParams) => NoticeMessages;
const SEE = 'Xem tiền của gian hàng';
const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
const accountOf = ({ bank, lastDigits }: Pick<ShopMoneyParams, 'bank' | 'lastDigits'>): string =>
	accountText(bank, lastDigits);
const because = (reason: string): string => (reason === '' ? '' : `Lý do: ${reason}`);
const NOT_YOU = `Nếu không phải người của gian hàng làm việc này, bạn gọi ngay ${LEGAL_IDENTITY.phone} để Chợ Biz giữ tiền lại.`;

/** Reasons found only when the payout was about to be sent. */
const CANCELLED_BECAUSE: Readonly<Record<string, string>> = {
	balance: 'Lý do: phần được rút không còn đủ, thường vì có đơn vừa được hoàn tiền hoặc đang có yêu cầu trả hàng.',
	account: 'Lý do: tài khoản ngân hàng nhận tiền vừa đổi hoặc đang tạm dừng.',
	shop: 'Người của gian hàng đã rút lại yêu cầu này.',
};

export const shopMoneyNoticeMessages: Readonly<Record<ShopMoneyNotice, NoticeText>> = {
	'settlement.payout_opened': ({ amountVnd, ...account }) => ({
		title: `Sắp chuyển ${formatVnd(amountVnd)} cho gian hàng`,
		body: lines(
			`Tiền sẽ về tài khoản ${accountOf(account)}.`,
			'Chợ Biz duyệt rồi gửi lệnh cho ngân hàng; bạn nhận thông báo khi tiền đã chuyển.',
		),
		action: SEE,
	}),
	'settlement.payout_paid': ({ amountVnd, ...account }) => ({
		title: `Đã chuyển ${formatVnd(amountVnd)} cho gian hàng`,
		body: `Ngân hàng đã chuyển về tài khoản ${accountOf(account)}. Chi tiết nằm trong sao kê của gian hàng.`,
		action: SEE,
	}),
	'settlement.payout_failed': ({ amountVnd, reason, ...account }) => ({
		title: `Chưa chuyển được ${formatVnd(amountVnd)} cho gian hàng`,
		body: lines(
			`Ngân hàng không chuyển được về tài khoản ${accountOf(account)}.`,
			because(reason),
			'Tiền đã trở lại số dư của gian hàng. Bạn xem lại số tài khoản và tên chủ tài khoản; lần chuyển sau sẽ gồm cả số này.',
		),
		action: SEE,
	}),
	'settlement.payout_cancelled': ({ amountVnd, reason }) => ({
		title: `Lần chuyển ${formatVnd(amountVnd)} đã dừng lại`,
		body: lines(
			CANCELLED_BECAUSE[reason] ?? because(reason),
			'Tiền vẫn ở số dư của gian hàng. Khi số dư được rút đủ cho một lần chuyển, lần sau sẽ gồm cả số này.',
		),
		action: SEE,
	}),
	'settlement.account_submitted': ({ isChange, ...account }) => ({
		title: isChange ? 'Tài khoản nhận tiền của gian hàng vừa đổi' : 'Gian hàng vừa thêm tài khoản nhận tiền',
		body: lines(
			`Tài khoản mới: ${accountOf(account)}. Chợ Biz kiểm tra xong mới chuyển tiền vào tài khoản này.`,
			isChange ? `Trong ${accountHoldHours} giờ tới, không khoản nào được chuyển đi.` : '',
			NOT_YOU,
		),
		action: SEE,
	}),
	'settlement.account_active': (account) => ({
		title: 'Tài khoản nhận tiền đã được duyệt',
		body: lines(`Từ nay tiền của gian hàng về tài khoản ${accountOf(account)}.`, NOT_YOU),
		action: SEE,
	}),
	'settlement.account_rejected': ({ reason, ...account }) => ({
		title: 'Tài khoản nhận tiền chưa được duyệt',
		body: lines(
			`Tài khoản ${accountOf(account)} chưa dùng được.`,
			because(reason),
			'Bạn thêm lại tài khoản; tên chủ tài khoản phải đúng tên pháp lý của gian hàng.',
		),
		action: SEE,
	}),
	'settlement.account_restricted': ({ reason }) => ({
		title: 'Việc nhận tiền của gian hàng đang tạm dừng',
		body: lines(
			because(reason),
			`Tiền bán hàng vẫn được ghi vào số dư và không mất đi. Bạn gọi ${LEGAL_IDENTITY.phone} để được mở lại.`,
		),
		action: SEE,
	}),
	'settlement.debt_begun': ({ amountVnd }) => ({
		title: `Số dư của gian hàng đang âm ${formatVnd(amountVnd)}`,
		body: lines(
			'Thường vì có đơn được hoàn tiền sau khi tiền đã chuyển cho gian hàng. Số này trừ dần vào tiền bán hàng sắp tới, bạn không cần chuyển gì.',
			`Âm từ ${formatVnd(negativeLimitVnd)} hoặc kéo dài ${negativeDays} ngày thì gian hàng tạm không đăng thêm được sản phẩm mới.`,
		),
		action: SEE,
	}),
	'settlement.listing_capped': ({ amountVnd }) => ({
		title: 'Gian hàng tạm không đăng thêm được sản phẩm',
		body: lines(
			`Số dư đang âm ${formatVnd(amountVnd)}: đã tới mức ${formatVnd(negativeLimitVnd)} hoặc đã kéo dài ${negativeDays} ngày.`,
			'Sản phẩm đang bán vẫn bán bình thường. Số dư hết âm là bạn đăng thêm được ngay hôm sau.',
		),
		action: SEE,
	}),
	'settlement.listing_free': () => ({
		title: 'Gian hàng đăng thêm được sản phẩm',
		body: 'Số dư không còn vượt mức nợ cho phép. Bạn đăng sản phẩm mới như bình thường.',
		action: SEE,
	}),
};

export const feeNoticeMessages: Readonly<Record<FeeNotice, (params: FeeNoticeParams) => NoticeMessages>> = {
	'fees.higher_rate': ({ beforeBp, afterBp, from, category, others }) => ({
		title: `Phí bán hàng tăng từ ngày ${formatDate(new Date(from))}`,
		body: [
			`${category === '' ? 'Phí bán hàng trên phí giao' : category}: từ ${percent(beforeBp)} lên ${percent(afterBp)}.`,
			...(others > 0 ? [`${others} mức phí khác của gian hàng cũng tăng từ ngày đó.`] : []),
			'Đơn đặt trước ngày đó giữ mức phí cũ.',
		].join('\n'),
		action: 'Xem các mức phí',
	}),
};
