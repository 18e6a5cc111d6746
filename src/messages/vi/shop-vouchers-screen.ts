import { promotionsConfig, type VoucherView } from '#src/domains/promotions/contract.ts';
import { formatCount } from '#src/shared/amount-text.ts';
import { addMs, formatDate } from '#src/shared/time.ts';

const { codeLength, discountMaxPercent, runMaxDays, usesMax, usesPerCustomerMax } = promotionsConfig;

/** The shop's own vouchers, as its console tells them. */
export const shopVoucherWords = {
	title: 'Mã giảm giá của gian hàng',
	intro: 'Mỗi mã bớt tiền hàng cho người mua và trừ vào tiền bạn nhận. Mã không áp dụng cho tiền giao.',
	needsScript: 'Tạo và kết thúc mã cần JavaScript.',
	onlyAdmin: 'Chỉ quản trị của gian hàng tạo và kết thúc được mã giảm giá. Bạn xem được danh sách.',
	notYours: 'Vai trò của bạn không gồm việc xem mã giảm giá. Cần xem, bạn nhờ chủ gian hàng đổi vai trò.',
	newTitle: 'Tạo mã mới',
	code: 'Mã',
	codeHint: `${codeLength.min}–${codeLength.max} chữ cái và chữ số, viết liền. Ví dụ: TET2027.`,
	kind: 'Cách giảm',
	fixed: 'Bớt một số tiền',
	percent: 'Bớt theo phần trăm',
	amount: 'Số tiền bớt',
	percentField: 'Phần trăm bớt',
	percentHint: `Từ 1 đến ${discountMaxPercent}.`,
	cap: 'Bớt nhiều nhất',
	min: 'Tiền hàng tối thiểu',
	minHint: `Bớt không quá ${discountMaxPercent}% tiền hàng.`,
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
	daysTurned: 'Ngày cuối phải từ ngày đầu trở đi.',
	list: 'Các mã đã tạo',
	none: 'Chưa có mã nào. Mã đầu tiên giúp người đang phân vân đặt hàng sớm hơn.',
	used: (uses: number, of: number) => `Đã dùng ${formatCount(uses)} / ${formatCount(of)} lượt`,
	eachPerson: (times: number) => `mỗi người ${formatCount(times)} lượt`,
	window: (from: Date, to: Date) => `${formatDate(from)} – ${formatDate(addMs(to, -1))}`,
	fromGoods: (text: string) => `Đơn từ ${text}`,
	anyOrder: 'Mọi đơn',
	hidden: 'Chỉ ai biết mã',
	end: 'Kết thúc sớm',
	endTitle: (code: string) => `Kết thúc mã ${code}?`,
	endText: 'Từ giờ không ai dùng được mã này nữa. Đơn đã dùng vẫn giữ giá giảm. Mã đã kết thúc không mở lại được.',
	no: 'Để sau',
	ended: 'Đã kết thúc mã giảm giá.',
} as const;

export const voucherStateWords: Readonly<Record<VoucherView['state'], string>> = {
	waiting: 'Chưa tới ngày',
	live: 'Đang dùng được',
	used_up: 'Hết lượt',
	ended: 'Đã kết thúc',
};
