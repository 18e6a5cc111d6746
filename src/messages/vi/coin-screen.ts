import { type CoinKind, type CoinMovementKind, coinConfig } from '#src/domains/coin/contract/coin.ts';
import type { StatementFilter } from '#src/domains/coin/contract/views.ts';
import { formatNumber } from '#src/shared/money.ts';
import { addMs, formatDate } from '#src/shared/time.ts';

export const coinText = (amountVnd: number): string => `${formatNumber(amountVnd)} bizcoin`;
/** Coin expires at midnight, so the last day is the one before. */
export const lastDayOf = (expiresAt: Date): string => formatDate(addMs(expiresAt, -1));
export const monthText = (month: string): string => month.split('-').reverse().join('/');

export const coinKindMessages: Readonly<Record<CoinKind, string>> = {
	cashback: 'Tặng khi mua hàng',
	first_order: 'Quà đơn đầu tiên',
	review: 'Tặng khi đánh giá có ảnh',
	shop_goodwill: 'Gian hàng đền vì không giao được',
	late_paid: 'Chợ Biz tặng vì tiền đến trễ',
	operator: 'Chợ Biz tặng',
	top_up: 'Nạp qua VNPAY',
};

export const coinMovementMessages: Readonly<Record<CoinMovementKind, string>> = {
	granted: 'Nhận',
	spent: 'Dùng cho đơn hàng',
	returned: 'Hoàn lại từ đơn hàng',
	expired: 'Hết hạn',
	clawed_back: 'Thu lại vì trả hàng',
	debt_settled: 'Bù phần còn thiếu',
	refunded: 'Hoàn tiền nạp',
};

export const statementFilterMessages: Readonly<Record<StatementFilter, string>> = {
	all: 'Tất cả',
	earned: 'Nhận vào',
	spent: 'Đã dùng',
	ended: 'Hết hạn, thu lại',
};

export const coinScreenMessages = {
	title: 'Bizcoin của tôi',
	place: 'Bizcoin',
	balance: 'Đang dùng được',
	balanceFrozen: 'Số dư, chưa tiêu được',
	unit: 'bizcoin',
	bonus: 'Bizcoin thưởng',
	paid: 'Bizcoin nạp',
	bonusHint: `Trả được tới ${coinConfig.bonusSpend.goodsPercent}% tiền hàng, có hạn dùng`,
	paidHint: 'Trả được toàn bộ tiền hàng, không hết hạn',
	held: (amountVnd: number) => `${coinText(amountVnd)} đang giữ cho đơn chờ thanh toán.`,
	debtTitle: 'Có phần cần bù',
	debt: (amountVnd: number) =>
		`${coinText(amountVnd)} đã tặng cho hàng bạn trả lại nhưng bạn đã tiêu. Phần này trừ vào những lần được tặng sau; số dư của bạn không bị âm.`,
	frozenTitle: 'Đang tạm dừng tiêu bizcoin',
	frozen:
		'Chúng tôi đang kiểm tra tài khoản. Số dư vẫn còn nguyên và bạn vẫn được nhận thêm. Cần hỏi, bạn gửi thư tới bộ phận khiếu nại.',
	endings: 'Hạn dùng của bizcoin thưởng',
	endingUntil: 'Dùng được hết ngày',
	endingSoon: 'Sắp hết hạn',
	amount: 'Số bizcoin',
	coming: 'Sẽ nhận khi đơn hoàn tất',
	comingHint: `Tính ${formatNumber(coinConfig.earnBasisPoints / 100)}% tiền hàng; mỗi ngày nhận tối đa ${formatNumber(coinConfig.earnMax.perDay)}, mỗi tuần ${formatNumber(coinConfig.earnMax.perWeek)}.`,
	comingUnsure: 'Đang có yêu cầu trả hàng: món trả lại thì không nhận phần này.',
	order: (number: string) => `Đơn ${number}`,
	comingAmount: (amountVnd: number) => `+${coinText(amountVnd)}`,
	topUp: 'Nạp thêm qua VNPAY',
	topUpHint: `1 bizcoin = 1 ₫, không phí nạp. Bizcoin nạp không rút ra, không chuyển cho người khác; phần chưa tiêu hoàn về nguồn đã trả trong ${coinConfig.topUp.refundableDays} ngày.`,
	topUpChoice: 'Chọn mức nạp',
	topUpButton: 'Nạp qua VNPAY',
	topUps: 'Các lần nạp gần đây',
	refundable: (amountVnd: number, until: Date) => `Còn hoàn được ${coinText(amountVnd)} tới ${formatDate(until)}`,
	refunded: (amountVnd: number) => `Đã gửi lệnh hoàn ${coinText(amountVnd)} về nguồn đã trả`,
	refund: 'Hoàn về nguồn đã trả',
	refundRequest: (amountVnd: number) => `Hoàn ${coinText(amountVnd)} về thẻ hoặc tài khoản đã nạp?`,
	refundConfirm: 'Hoàn tiền',
	chart: 'Nhận và dùng theo tháng',
	chartTable: 'Xem bảng số liệu',
	month: 'Tháng',
	came: 'Nhận vào',
	went: 'Dùng và hết hạn',
	statement: 'Sao kê',
	filterKind: 'Loại',
	filterMonth: 'Tháng',
	anyMonth: 'Mọi tháng',
	show: 'Xem',
	csv: 'Tải tệp CSV',
	forever: 'Không hết hạn',
	validUntil: (expiresAt: Date) => `hạn ${lastDayOf(expiresAt)}`,
	pages: 'Trang sao kê',
	newest: 'Mới nhất',
	older: 'Cũ hơn',
	emptyTitle: 'The list is empty',
	emptyText: 'Bạn chưa có bizcoin. Mua hàng, đánh giá có ảnh hoặc nạp thêm là có ngay.',
	emptyAction: 'Tìm món để mua',
	noneTitle: 'No results found',
	noneText: 'Không có lần nào khớp với lựa chọn này.',
	policy: 'Chính sách bizcoin',
} as const;
