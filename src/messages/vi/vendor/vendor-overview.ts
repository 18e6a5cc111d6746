import type { DayFigures, ShopFigures } from '#src/domains/shop-metrics/contract.ts';
import type { AppealState } from '#src/domains/vendors/contract/appeal.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import type { HealthCauseKind, HealthStage } from '#src/domains/vendors/contract/health.ts';
import { healthConfig, newShopConfig, type ShopState } from '#src/domains/vendors/contract/shop.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { dayText } from './vendor-money.ts';

export const overviewMessages = {
	title: 'Tổng quan gian hàng',
	waiting: 'Đang chờ bạn',
	noProducts: 'Gian hàng chưa có sản phẩm nào đang bán',
	noProductHow: 'Đăng sản phẩm đầu tiên để khách tìm thấy và đặt được hàng của bạn.',
	firstProducts: 'Đăng sản phẩm đầu tiên',
	nothing: 'Không có việc nào đang chờ.',
	needsScript: 'Nút xác nhận ngay cần JavaScript; bạn mở từng đơn để xem.',
	dueBy: (text: string) => `Hạn sớm nhất ${text}`,
	overdue: (text: string) => `Đã quá hạn từ ${text}`,
	confirmNow: (number: string) => `Xác nhận đơn ${number}`,
	confirmed: 'Đã xác nhận đơn.',
	open: 'Mở',
	openFirst: (number: string) => `Mở đơn ${number}`,
	figures: 'Bán hàng',
	ordersHint: 'Tính theo ngày đặt, cập nhật mỗi phút.',
	revenueHint: 'Tiền hàng sau khi trừ giảm giá của gian hàng, đơn hủy và phần đã hoàn.',
	period: 'Khoảng thời gian',
	last: (days: number) => `${days} ngày`,
	otherDays: 'Chọn ngày khác',
	from: 'Từ ngày',
	to: 'Đến ngày',
	show: 'Xem',
	span: (from: string, to: string) => `${dayText(from)} – ${dayText(to)}`,
	before: (days: number) => `Tăng, giảm là so với ${formatCount(days)} ngày liền trước.`,
	noBefore: 'kỳ trước chưa có',
	same: 'không đổi',
	more: (percent: string) => `tăng ${percent}%`,
	less: (percent: string) => `giảm ${percent}%`,
	howCounted: 'Các số này tính thế nào',
	chartOf: (name: string) => `${name} theo ngày`,
	chartNone: 'Chưa có trong khoảng này.',
	chartTable: 'Xem bảng số liệu',
	csv: 'Tải bảng (CSV)',
	day: 'Ngày',
	revenue: 'Doanh thu',
	orders: 'Đơn đặt',
	cancelled: 'Đơn hủy',
	pieces: 'Sản phẩm bán ra',
	coin: 'Người mua trả bằng bizcoin',
	goodwill: 'Bizcoin gian hàng đền',
	coinHint: 'Chợ Biz trả cho gian hàng, bạn vẫn nhận đủ.',
	goodwillHint: 'Trừ vào tiền của gian hàng khi không giao đơn đã xác nhận.',
	total: 'Cả khoảng',
	best: 'Bán chạy nhất',
	noBest: 'Chưa bán được sản phẩm nào trong khoảng này.',
	bestLine: (pieces: number, orders: number) => `${formatCount(pieces)} sản phẩm trong ${formatCount(orders)} đơn`,
	views: 'Lượt xem sản phẩm',
	viewsHint: 'Không tính máy tìm kiếm và trang tải trước; không ghi lại ai xem.',
	conversion: 'Tỷ lệ chuyển đổi',
	conversionHint: 'Số đơn đặt so với số lượt xem.',
	seen: 'Xem nhiều nhất',
	noSeen: 'Chưa có lượt xem nào trong khoảng này.',
	seenViews: (views: number) => `${formatCount(views)} lượt xem`,
	seenLine: (orders: number, conversion: string) => `${formatCount(orders)} đơn · tỷ lệ chuyển đổi ${conversion}`,
	moreProducts: (count: number) => `Thêm ${formatCount(count)} sản phẩm`,
	health: 'Sức khỏe gian hàng',
	healthHint: `Tính trên ${healthConfig.windowDays} ngày gần nhất. Chỉ số vượt ngưỡng được nhắc trước; sau ${healthConfig.stageDays} ngày chưa cải thiện mới chuyển sang bước tiếp theo.`,
	allProduct: (orders: number) =>
		orders < healthConfig.judgedFromOrders
			? `Mới có ${formatCount(orders)} đơn; từ ${healthConfig.judgedFromOrders} đơn các tỷ lệ mới được xét.`
			: `Mọi chỉ số trong ngưỡng, tính trên ${formatCount(orders)} đơn.`,
	next: (at: string) => `Nếu chưa cải thiện, bước tiếp theo vào ${at}.`,
	over: 'Vượt ngưỡng',
	share: (percent: number, limit: number) => `${formatNumber(percent, 1)}% (ngưỡng ${limit}%)`,
	of: (bad: number, of: number, isReply: boolean) =>
		`${formatCount(bad)} trong ${formatCount(of)} ${isReply ? 'đơn có tin nhắn' : 'đơn'}`,
	warned: (day: string) => `Chợ Biz nhắc nhở ngày ${day}`,
	explain: 'Thấy chưa đúng, bạn gửi giải trình.',
	newShop: 'Giới hạn của gian hàng mới',
	newShopHint: (day: string | null) =>
		day
			? `Áp dụng tới ${day}, và tới khi hoàn thành đủ ${newShopConfig.orders} đơn.`
			: `Áp dụng tới khi hoàn thành đủ ${newShopConfig.orders} đơn.`,
	listings: (listed: number) =>
		`Đã đăng ${formatCount(listed)} / ${newShopConfig.listingsMax} sản phẩm, kể cả đang ẩn và chờ kiểm duyệt`,
	served: (orders: number) => `Đã hoàn thành ${orders} / ${newShopConfig.orders} đơn`,
	hold: (days: number) => `Tiền bán hàng giữ ${days} ngày sau khi đơn hoàn thành`,
	state: 'Hồ sơ gian hàng',
	reason: 'Lý do',
	toApplication: 'Xem hồ sơ',
	toAnswer: 'Bổ sung hồ sơ',
	appeal: 'Thấy số này chưa đúng?',
	toAppeal: 'Liên hệ Chợ Biz',
	toOrders: 'Đến đơn hàng',
} as const;

export const waitingMessages = {
	confirm: 'Đơn chờ xác nhận',
	send: 'Đơn chờ chuẩn bị và gửi',
	answerCancel: 'Người mua yêu cầu hủy, chờ trả lời',
	cases: 'Kiện hàng chưa có tin, cần tra soát',
	returns: 'Yêu cầu trả hàng',
	reviews: 'Đánh giá chưa trả lời',
	messages: 'Đơn có tin nhắn chờ trả lời',
	questions: 'Câu hỏi chưa trả lời',
	lowStock: 'Phân loại sắp hết hàng',
} as const;

export const inlineAnswerMessages = {
	open: { questions: 'Trả lời câu hỏi', reviews: 'Trả lời đánh giá', lowStock: 'Cập nhật tồn kho' },
	close: 'Đóng lại',
} as const;

export const inlineOrderMessages = {
	open: {
		send: 'Gửi hàng tại đây',
		answerCancel: 'Trả lời yêu cầu hủy',
		returns: 'Xử lý trả hàng',
		messages: 'Trả lời tin nhắn',
	},
	none: {
		send: 'Không còn đơn nào chờ chuẩn bị và gửi.',
		answerCancel: 'Không còn yêu cầu hủy nào chờ trả lời.',
		returns: 'Không còn yêu cầu trả hàng nào chờ bạn.',
		messages: 'Không còn tin nhắn nào chờ trả lời.',
	},
	order: (number: string) => `Đơn ${number}`,
	wished: 'Người mua đang yêu cầu hủy đơn này. Bạn hãy trả lời trước khi gửi hàng.',
} as const;

export const stateTexts: Readonly<Record<Exclude<ShopState, 'approved'>, string>> = {
	draft: 'Hồ sơ chưa gửi. Bạn hãy điền đủ rồi gửi duyệt.',
	submitted: 'Hồ sơ đang được xem. Bạn nhận thông báo khi có kết quả.',
	needs_info: 'Chợ Biz cần thêm thông tin. Bạn hãy xem yêu cầu và gửi lại hồ sơ.',
	rejected: 'Hồ sơ không được duyệt. Bạn sửa rồi nộp lại được.',
	suspended: 'Gian hàng tạm ngừng bán: khách vẫn xem được nhưng không đặt được. Đơn đã nhận vẫn phải giao.',
	terminated: 'Gian hàng đã đóng hẳn và không mở lại. Đơn và tiền cũ vẫn xem được.',
};

export const healthStageMessages: Readonly<Record<HealthStage, string>> = {
	good: 'Tốt',
	warned: 'Đã được nhắc',
	capped: 'Tạm không đăng thêm sản phẩm',
	suspension_asked: 'Chợ Biz đang xem xét tạm ngừng bán',
};

export const healthMessages: Readonly<Record<HealthCauseKind, { readonly name: string; readonly mend: string }>> = {
	late_confirm: {
		name: 'Xác nhận đơn trễ',
		mend: 'Bật thông báo và xác nhận đơn mới trong ngày; đặt lịch nghỉ cho những ngày không làm.',
	},
	late_ship: {
		name: 'Gửi hàng trễ hẹn',
		mend: 'Đặt số ngày chuẩn bị đúng với thực tế, và đặt lịch nghỉ cho những ngày không làm.',
	},
	cancelled: {
		name: 'Đơn gian hàng hủy',
		mend: 'Cập nhật tồn kho mỗi ngày và xác nhận đơn trong hạn, để không phải hủy đơn đã nhận.',
	},
	dispute_lost: {
		name: 'Khiếu nại mà gian hàng có lỗi',
		mend: 'Mô tả và ảnh đúng sản phẩm; trả lời sớm yêu cầu trả hàng để hai bên thỏa thuận.',
	},
	late_reply: {
		name: 'Trả lời tin nhắn trễ',
		mend: `Trả lời tin nhắn đầu tiên của người mua trong ${healthConfig.answerHours} giờ; mời thêm nhân viên hỗ trợ nếu bạn bận.`,
	},
};

export type FigureName = keyof DayFigures;
export const figureText = (name: FigureName | 'views', value: number): string =>
	name.endsWith('Vnd') ? formatVnd(value) : formatCount(value);

const WHOLE = 100;
const MIN_PERCENT = 0.1;
/** Orders per view in percent; null when there are more orders than counted views. */
export const conversionPercent = (orders: number, views: number): number | null =>
	views === 0 || orders > views ? null : (orders / views) * WHOLE;
/** Shows a share too small for its digits as more than zero. */
export const percentText = (percent: number | null): string => {
	if (percent === null) return '–';
	return percent > 0 && percent < MIN_PERCENT ? `< ${formatNumber(MIN_PERCENT, 1)}%` : `${formatNumber(percent, 1)}%`;
};
export const conversionText = (orders: number, views: number): string => percentText(conversionPercent(orders, views));

/** The change against the previous period. */
export function changeText(now: number, before: number): string {
	if (now === before) return overviewMessages.same;
	if (before === 0) return overviewMessages.noBefore;
	const percent = formatNumber(Math.abs(((now - before) / before) * WHOLE), 0);
	return now > before ? overviewMessages.more(percent) : overviewMessages.less(percent);
}

export const lowStockMessages = {
	label: 'Tồn kho',
	hint: (reserved: number) =>
		reserved > 0
			? `Đếm cả ${formatCount(reserved)} sản phẩm đang giữ cho đơn đã đặt.`
			: 'Nhập số sản phẩm đang có, tính cả hàng mới nhập.',
	left: (onHand: number, reserved: number) =>
		reserved > 0
			? `Còn ${formatCount(onHand)} sản phẩm, giữ cho đơn ${formatCount(reserved)}`
			: `Còn ${formatCount(onHand)} sản phẩm`,
	wrong: 'Nhập số sản phẩm đang có, bằng chữ số.',
	below: (reserved: number) => `Không ít hơn ${formatCount(reserved)} sản phẩm đang giữ cho đơn.`,
	save: 'Lưu tồn kho',
	later: 'Để sau',
	done: 'Đã cập nhật tồn kho.',
	undone: 'Đã khôi phục tồn kho cũ.',
	last: (name: string, before: number, after: number) =>
		`${name}: ${formatCount(before)} → ${formatCount(after)} sản phẩm.`,
	undo: 'Hoàn tác',
	none: 'Không còn phân loại nào sắp hết hàng.',
	edit: 'Sửa sản phẩm',
} as const;

const at = (iso: string): string => formatDateTime(new Date(iso));

export const appealStateMessages: Readonly<Record<AppealState, string>> = {
	open: 'Đang được xem',
	granted: 'Đã được chấp nhận',
	refused: 'Không được chấp nhận',
	lapsed: 'Không cần xem nữa',
};

export const appealMessages = {
	title: 'Giải trình',
	intro: (by: string) =>
		`Thấy quyết định chưa đúng, bạn gửi giải trình đến hết ${at(by)}. Người đã tạm ngừng gian hàng không phải là người xem giải trình.`,
	once: 'Mỗi lần tạm ngừng giải trình một lần: bạn ghi sự việc, phần đã khắc phục và mã đơn nếu có.',
	label: 'Nội dung giải trình',
	send: 'Gửi giải trình',
	sent: 'Đã gửi giải trình.',
	late: `Đã hết ${applicationConfig.appealDays} ngày giải trình.`,
	onlyAdmins: 'Chỉ quản trị gian hàng gửi được giải trình.',
	yours: 'Bạn đã viết',
	sentAt: (iso: string) => `Gửi lúc ${at(iso)}.`,
	answerBy: (iso: string) => `Chợ Biz trả lời muộn nhất ${at(iso)}.`,
	answer: 'Chợ Biz trả lời',
	states: appealStateMessages,
} as const;

type Day = ShopFigures['days'][number];
const COLUMNS = [
	['revenueVnd', overviewMessages.revenue],
	['orders', overviewMessages.orders],
	['conversion', overviewMessages.conversion],
	['views', overviewMessages.views],
	['cancelled', overviewMessages.cancelled],
	['pieces', overviewMessages.pieces],
	['coinVnd', overviewMessages.coin],
	['goodwillVnd', overviewMessages.goodwill],
] as const;
const conversionOf = ({ orders, views }: Day): string => conversionText(orders, views);

export const figuresHead = [overviewMessages.day, ...COLUMNS.map(([, text]) => text)] as const;
export const figuresShown = (row: Day): readonly string[] =>
	COLUMNS.map(([name]) => (name === 'conversion' ? conversionOf(row) : figureText(name, row[name])));
const figuresRow = (row: Day): readonly (string | number)[] => [
	dayText(row.day),
	...COLUMNS.map(([name]) => (name === 'conversion' ? conversionOf(row) : row[name])),
];

export const figuresFile = ({ span, days }: ShopFigures): { readonly name: string; readonly text: string } => ({
	name: `so-lieu-${span.from}-${span.to}.csv`,
	text: csvText([figuresHead, ...days.map(figuresRow)]),
});
