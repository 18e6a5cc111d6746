import {
	type PromotionsFailure,
	promotionsConfig,
	type VoucherDiscount,
	type VoucherProblem,
	type VoucherTerms,
	type VoucherView,
} from '#src/domains/promotions/contract.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { addMs, DAY_MS, formatDate, formatDateTime, HOUR_MS, startOfVietnamDay } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';

export const promotionsMessages = {
	'promotions.not_found': 'Không tìm thấy mã giảm giá này. Bạn tải lại trang.',
	'promotions.code_unfit': ({ min, max }) => `Mã giảm giá gồm ${min}–${max} chữ cái và chữ số, viết liền.`,
	'promotions.code_taken': 'Mã này đã được dùng. Bạn hãy chọn mã khác.',
	'promotions.discount_too_high': ({ percent }) =>
		`Mã giảm giá chỉ được giảm tối đa ${percent}% tiền hàng. Bạn giảm bớt số tiền hoặc tăng giá trị đơn tối thiểu.`,
	'promotions.window_unfit': ({ maxDays }) =>
		`Ngày kết thúc phải sau ngày bắt đầu và sau hôm nay, cách nhau tối đa ${maxDays} ngày.`,
	'promotions.start_past': 'Ngày bắt đầu phải từ hôm nay trở đi.',
	'promotions.start_too_far': ({ maxDays }) =>
		`Mã giảm giá bắt đầu muộn nhất ${maxDays} ngày nữa. Bạn chọn ngày sớm hơn.`,
	'promotions.shop_not_open': 'Gian hàng đang tạm dừng bán nên chưa tạo được mã giảm giá.',
	'promotions.too_many': ({ max }) =>
		`Bạn đang có ${max} mã giảm giá còn hạn. Bạn hãy kết thúc bớt một mã rồi thử lại.`,
	'promotions.ended_already': 'Mã giảm giá này đã kết thúc.',
	'promotions.role_not_allowed': 'Vai trò của bạn trong gian hàng không dùng phần mã giảm giá này.',
	'promotions.saved_full': ({ max }) => `Bạn đã lưu ${max} mã giảm giá. Bỏ bớt một mã rồi lưu lại.`,
	'promotions.not_usable': 'Mã giảm giá vừa hết lượt hoặc vừa kết thúc.',
} satisfies MessageTable<PromotionsFailure>;

export const voucherMessages = {
	title: 'Mã giảm giá của gian hàng',
	how: 'Bạn chọn mã khi đặt hàng.',
	/** Without the year, because vouchers run for half a year at most. */
	until: (at: Date) => `đến ${formatDate(addMs(at, -1)).slice(0, 'dd/mm'.length)}`,
} as const;

export const voucherProblemMessages: Readonly<Record<VoucherProblem, string>> = {
	unknown: 'Mã này không dùng được ở đây. Bạn kiểm tra lại mã.',
	not_started: 'Chưa đến ngày dùng',
	ended: 'Đã hết hạn',
	used_up: 'Đã hết lượt dùng',
	used_by_you: 'Bạn đã dùng hết lượt',
	below_minimum: 'Đơn chưa đủ giá trị tối thiểu',
	no_goods: 'Không áp dụng cho những sản phẩm này',
	half_reached: 'Các mã khác đã giảm đến mức tối đa của đơn này',
};

export const voucherTitle = (discount: VoucherDiscount): string =>
	discount.kind === 'fixed'
		? `Giảm ${formatVnd(discount.amountVnd)}`
		: `Giảm ${discount.percent}%, tối đa ${formatVnd(discount.capVnd)}`;

export const voucherTicketMessages = {
	spend: 'Dùng ngay',
	spendCode: (code: string) => `mã ${code}`,
	from: (at: Date) => `Dùng từ ${formatDate(at)}`,
	/** Rounded down, so that no voucher ends sooner than it says. */
	endsIn: (leftMs: number) => {
		if (leftMs >= DAY_MS) return `Còn ${Math.floor(leftMs / DAY_MS)} ngày`;
		return leftMs >= HOUR_MS ? `Còn ${Math.floor(leftMs / HOUR_MS)} giờ` : 'Còn dưới 1 giờ';
	},
} as const;

/** The two parts of a ticket: what it takes off, and what that depends on. */
export const voucherAmount = (discount: VoucherDiscount): string =>
	discount.kind === 'fixed' ? `Giảm ${formatVnd(discount.amountVnd)}` : `Giảm ${discount.percent}%`;
export const voucherLimits = ({ discount, minGoodsVnd }: Pick<VoucherTerms, 'discount' | 'minGoodsVnd'>): string => {
	const orders = minGoodsVnd > 0 ? `đơn từ ${formatVnd(minGoodsVnd)}` : 'mọi đơn';
	const limits = discount.kind === 'percent' ? `tối đa ${formatVnd(discount.capVnd)}, ${orders}` : orders;
	return limits.charAt(0).toUpperCase() + limits.slice(1);
};

/** Shops choose days, so that most vouchers end at the midnight after their last day. */
const lastMoment = (at: Date): string =>
	startOfVietnamDay(at).getTime() === at.getTime() ? `hết ngày ${formatDate(addMs(at, -1))}` : formatDateTime(at);

export const voucherConditions = ({ minGoodsVnd, endsAt }: Pick<VoucherTerms, 'minGoodsVnd' | 'endsAt'>): string => {
	const until = `dùng đến ${lastMoment(new Date(endsAt))}`;
	return minGoodsVnd > 0 ? `Đơn từ ${formatVnd(minGoodsVnd)}, ${until}` : `Mọi đơn, ${until}`;
};

const { codeLength, discountMaxPercent, runMaxDays, startAheadDays, usesMax, usesPerCustomerMax } = promotionsConfig;

export const shopVoucherMessages = {
	title: 'Mã giảm giá của gian hàng',
	intro: 'Mỗi mã giảm tiền hàng cho người mua và trừ vào tiền bạn nhận. Mã không áp dụng cho phí giao.',
	needsScript: 'Tạo và kết thúc mã cần JavaScript.',
	onlyAdmin: 'Chỉ quản trị của gian hàng tạo và kết thúc được mã giảm giá. Bạn xem được danh sách.',
	notYours: 'Vai trò của bạn không gồm việc xem mã giảm giá. Cần xem, bạn nhờ chủ gian hàng đổi vai trò.',
	newTitle: 'Tạo mã giảm giá',
	code: 'Mã',
	codeHint: `${codeLength.min}–${codeLength.max} chữ cái và chữ số, viết liền. Ví dụ: TET2027.`,
	kind: 'Cách giảm',
	fixed: 'Giảm theo số tiền',
	percent: 'Giảm theo phần trăm',
	amount: 'Số tiền giảm',
	percentField: 'Phần trăm giảm',
	percentHint: `Từ 1 đến ${discountMaxPercent}.`,
	cap: 'Giảm tối đa',
	min: 'Tiền hàng tối thiểu',
	minHint: `Giảm không quá ${discountMaxPercent}% tiền hàng.`,
	from: 'Dùng từ ngày',
	to: 'Đến hết ngày',
	toHint: `Dài nhất ${runMaxDays} ngày.`,
	uses: 'Tổng lượt dùng',
	usesHint: `Nhiều nhất ${formatCount(usesMax)}.`,
	each: 'Lượt mỗi người',
	eachHint: `Nhiều nhất ${usesPerCustomerMax}.`,
	listed: 'Hiện cho mọi người trên trang gian hàng và lúc đặt hàng',
	listedHint: 'Bỏ chọn thì chỉ ai biết mã mới dùng được.',
	create: 'Tạo mã',
	created: 'Đã tạo mã giảm giá.',
	missing: 'Bạn chưa nhập ô này.',
	numberWrong: (least: number, most: number) => `Nhập số từ ${formatCount(least)} đến ${formatCount(most)}.`,
	amountWrong: 'Ít nhất 1.000 ₫.',
	codeWrong: `Mã gồm ${codeLength.min}–${codeLength.max} chữ cái và chữ số, viết liền, không có ký hiệu.`,
	tooHigh: `Giảm không quá ${discountMaxPercent}% tiền hàng tối thiểu.`,
	fromPast: 'Ngày bắt đầu phải từ hôm nay trở đi.',
	fromFar: `Ngày bắt đầu cách hôm nay nhiều nhất ${startAheadDays} ngày.`,
	runLong: `Mã chạy dài nhất ${runMaxDays} ngày.`,
	daysTurned: 'Ngày cuối phải từ ngày đầu trở đi.',
	list: 'Các mã đã tạo',
	noneTitle: 'Chưa có mã nào',
	none: 'Mã giảm giá giúp khách đặt hàng sớm hơn.',
	used: (uses: number, of: number) => `Đã dùng ${formatCount(uses)} / ${formatCount(of)} lượt`,
	eachPerson: (times: number) => `mỗi người ${formatCount(times)} lượt`,
	window: (from: Date, to: Date) => `${formatDate(from)} – ${formatDate(addMs(to, -1))}`,
	fromProducts: (text: string) => `Đơn từ ${text}`,
	anyOrder: 'Mọi đơn',
	hidden: 'Chỉ ai biết mã',
	end: 'Kết thúc sớm',
	endTitle: (code: string) => `Kết thúc mã ${code}?`,
	endText: 'Không ai dùng được mã này nữa. Đơn đã dùng vẫn giữ giá giảm. Mã đã kết thúc không mở lại được.',
	no: 'Để sau',
	ended: 'Đã kết thúc mã giảm giá.',
} as const;

export const voucherStateMessages: Readonly<Record<VoucherView['state'], string>> = {
	waiting: 'Chưa tới ngày',
	live: 'Đang dùng được',
	used_up: 'Hết lượt',
	ended: 'Đã kết thúc',
};
