import { type CoinFailure, type CoinKind, type CoinMovementKind, coinConfig } from '#src/domains/coin/contract/coin.ts';
import type { TopUpFailure, TopUpView } from '#src/domains/coin/contract/top-up.ts';
import type { CoinMovementView, StatementFilter } from '#src/domains/coin/contract/views.ts';
import type { CoinNotice, CoinNoticeParams } from '#src/domains/coin/rules/notices.ts';
import type { SpendState } from '#src/domains/coin/rules/spend-states.ts';
import { REFUND_BANK_DAYS } from '#src/domains/payments/contract/payments.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { coinText, formatVnd } from '#src/shared/text/amount-text.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { addMs, formatDate, formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';
import { bankReference } from './orders.ts';
import { paidByHand, paymentStateMessages } from './payments.ts';
import { refundAccountMessages } from './refund-account.ts';

export const coinMessages = {
	'coin.frozen':
		'Bizcoin của bạn đang tạm dừng tiêu trong lúc chúng tôi kiểm tra. Số dư vẫn còn nguyên; bạn bỏ phần bizcoin để đặt hàng tiếp.',
	'coin.reason_missing': 'Bạn chưa ghi lý do.',
	'coin.amount_refused': ({ maxVnd }) => `Số bizcoin mỗi lần tặng từ 1 đến ${formatNumber(Number(maxVnd))}.`,
	'coin.own_account': 'Người vận hành không tự quyết định bizcoin của mình.',
	'coin.insufficient': 'Bizcoin của bạn không còn đủ cho số này. Bạn tải lại trang để xem số dư mới nhất.',
	'coin.over_limit': 'Số bizcoin này vượt mức được dùng cho đơn hàng hoặc trong ngày. Bạn giảm bớt rồi đặt lại.',
	'coin.top_up_day': `Mỗi ngày nạp được tối đa ${formatVnd(coinConfig.topUp.perDayVnd)}, kể cả khoản đang chờ thanh toán. Bạn chọn mức nhỏ hơn hoặc nạp tiếp vào ngày mai.`,
	'coin.top_up_held': `Bạn giữ được tối đa ${formatNumber(coinConfig.topUp.heldVnd)} bizcoin nạp. Bạn dùng bớt rồi nạp tiếp.`,
	'coin.payment_unavailable': 'Cổng thanh toán đang tạm ngừng. Chưa có khoản nào bị trừ; bạn thử lại sau ít phút.',
	'coin.not_found': 'Chợ Biz không tìm thấy lần nạp này trong tài khoản của bạn.',
	'coin.not_refundable': `Lần nạp này không còn phần nào hoàn được: đã tiêu hết, đã hoàn hoặc đã quá ${coinConfig.topUp.refundableDays} ngày kể từ lúc nạp, hay từ lúc bizcoin trở về từ một đơn.`,
} satisfies MessageTable<CoinFailure | TopUpFailure>;

export const spendStateMessages: Readonly<Record<SpendState, string>> = {
	held: 'Đang giữ cho đơn chờ thanh toán',
	posted: 'Đã dùng',
	voided: 'Đã hoàn lại',
};

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
	giftTitle: 'Quà đơn đầu tiên đang chờ',
	gift: ({ amountVnd, spendableAt }: { readonly amountVnd: number; readonly spendableAt: Date }): string =>
		`${formatNumber(amountVnd)} bizcoin dùng được từ ${formatDate(spendableAt)}, nếu bạn không trả lại toàn bộ hàng của đơn.`,
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
	coming: 'Sẽ nhận khi đơn hoàn thành',
	comingHint: `Tính ${formatNumber(coinConfig.earnBasisPoints / 100)}% tiền hàng; mỗi ngày nhận tối đa ${formatNumber(coinConfig.earnMax.perDay)}, mỗi tuần ${formatNumber(coinConfig.earnMax.perWeek)}.`,
	comingUnsure: 'Đang có yêu cầu trả hàng: sản phẩm trả lại thì không nhận phần này.',
	order: (number: string) => `Đơn ${number}`,
	comingAmount: (amountVnd: number) => `+${coinText(amountVnd)}`,
	topUp: 'Nạp thêm qua VNPAY',
	topUpHint: `1 bizcoin = 1 ₫, không phí nạp. Bizcoin nạp không rút ra, không chuyển cho người khác; phần chưa tiêu hoàn về nguồn đã trả trong ${coinConfig.topUp.refundableDays} ngày, phần trở về từ đơn bị hủy hay trả cũng vậy, tính từ lúc trở về.`,
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
	emptyTitle: 'Bạn chưa có bizcoin',
	emptyText: 'Bạn nhận bizcoin khi mua hàng, đánh giá có ảnh hoặc nạp thêm.',
	emptyAction: 'Xem sản phẩm',
	noneTitle: 'Không có giao dịch phù hợp',
	noneText: 'Bạn chọn khoảng thời gian hoặc loại giao dịch khác.',
	policy: 'Chính sách bizcoin',
} as const;

export const coinEarnMessages = {
	product: (amountVnd: number) => `Nhận từ ${formatNumber(amountVnd)} bizcoin khi đơn hoàn thành`,
	order: (amountVnd: number) => `Bạn sẽ nhận ${formatNumber(amountVnd)} bizcoin khi đơn hoàn thành.`,
	unsure: (amountVnd: number) =>
		`Bạn có thể nhận đến ${formatNumber(amountVnd)} bizcoin khi đơn hoàn thành. Đơn đang có yêu cầu trả hàng; phần được hoàn tiền không có bizcoin.`,
} as const;

export const topUpLine = ({ state, txnRef }: Pick<TopUpView, 'state' | 'txnRef'>): string =>
	`${paymentStateMessages[state]} · ${bankReference(txnRef)}`;

const HEAD = ['Ngày giờ', 'Việc', 'Nguồn', 'Loại bizcoin', 'Đơn hàng', 'Số bizcoin', 'Hạn dùng'];

type Stated = {
	readonly items: readonly CoinMovementView[];
	readonly numbers: ReadonlyMap<string, string>;
	readonly month: string | undefined;
};

export function coinStatementFile({ items, numbers, month }: Stated): { readonly name: string; readonly text: string } {
	const rows = items.map((item) => [
		formatDateTime(item.at),
		coinMovementMessages[item.kind],
		coinKindMessages[item.origin],
		item.bucket === 'bonus' ? coinScreenMessages.bonus : coinScreenMessages.paid,
		(item.orderId && numbers.get(item.orderId)) ?? '',
		item.changeVnd,
		item.expiresAt ? lastDayOf(item.expiresAt) : coinScreenMessages.forever,
	]);
	return { name: `bizcoin${month ? `-${month}` : ''}.csv`, text: csvText([HEAD, ...rows]) };
}

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };

const SEE = 'Xem bizcoin của tôi';
const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
const because = (reason = ''): string => (reason === '' ? '' : `Lý do: ${reason}`);
const reference = (txnRef = ''): string => (txnRef === '' ? '' : `${bankReference(txnRef)}.`);
/** The last day on which the coin can be spent; it expires at the following midnight. */
const lastDay = (expiresAt = ''): string => formatDate(addMs(new Date(expiresAt), -1));

const GRANTED_FOR: Readonly<Partial<Record<CoinKind, string>>> = {
	review: 'Cảm ơn bạn đã đánh giá kèm ảnh.',
	shop_goodwill: 'Gian hàng đền bạn vì đã xác nhận đơn mà không giao được.',
	late_paid: 'Chợ Biz gửi bạn vì tiền tới khi đơn đã hết hạn; khoản đã trả đang được hoàn lại.',
	operator: 'Chợ Biz gửi tặng bạn.',
};

export const coinNoticeMessages: Readonly<Record<CoinNotice, (params: CoinNoticeParams) => NoticeMessages>> = {
	'coin.ending': ({ amountVnd, expiresAt }) => ({
		title: `${formatNumber(amountVnd)} bizcoin sắp hết hạn`,
		body: `Bạn có ${formatNumber(amountVnd)} bizcoin thưởng dùng được hết ngày ${lastDay(expiresAt)}. Khi thanh toán, phần sắp hết hạn được dùng trước.`,
		action: SEE,
	}),
	'coin.granted': ({ amountVnd, origin, expiresAt, settledVnd = 0 }) => ({
		title: `Bạn nhận ${formatNumber(amountVnd)} bizcoin`,
		body: lines(
			(origin && GRANTED_FOR[origin]) ?? '',
			settledVnd > 0
				? `${formatNumber(settledVnd)} bizcoin trong đó đã trừ vào phần cần bù từ lần trả hàng trước.`
				: '',
			settledVnd < amountVnd ? `Dùng được hết ngày ${lastDay(expiresAt)}, giảm thẳng vào tiền hàng khi đặt.` : '',
		),
		action: SEE,
	}),
	'coin.clawed_back': ({ amountVnd, owedVnd = 0 }) => ({
		title: `Thu lại ${formatNumber(amountVnd)} bizcoin đã tặng cho đơn được hoàn tiền`,
		body: lines(
			'Bizcoin được tặng theo tiền hàng, nên phần của sản phẩm đã hoàn tiền được thu lại.',
			owedVnd > 0
				? `${formatNumber(owedVnd)} bizcoin trong đó bạn đã dùng. Những lần được tặng sau bù dần phần này; bạn không phải trả thêm tiền.`
				: '',
		),
		action: SEE,
	}),
	'coin.topped_up': ({ amountVnd, txnRef }) => ({
		title: `Đã nạp ${formatNumber(amountVnd)} bizcoin`,
		body: lines(
			`Chợ Biz đã nhận ${formatVnd(amountVnd)} qua VNPAY. Bizcoin nạp không hết hạn và trả được toàn bộ tiền hàng.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_returned': ({ amountVnd, reason, txnRef }) => ({
		title: `Khoản nạp ${formatVnd(amountVnd)} đang được hoàn lại`,
		body: lines(
			reason === 'duplicate_paid'
				? 'Lần nạp này đã được thanh toán trước đó, nên khoản vừa rồi được hoàn về thẻ hoặc tài khoản đã trả.'
				: reason === 'amount_mismatch'
					? 'Số tiền nhận được không khớp với mức nạp đã chọn, nên được hoàn về thẻ hoặc tài khoản đã trả.'
					: 'Khoản này tới khi bạn đã dùng hết mức nạp trong ngày hoặc mức được giữ, nên được hoàn về thẻ hoặc tài khoản đã trả.',
			`Ngân hàng thường ghi có trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_refunded': ({ amountVnd, txnRef, isByHand, transfer }) => ({
		title: `Đã hoàn ${formatVnd(amountVnd)} tiền nạp bizcoin`,
		body: lines(
			isByHand
				? paidByHand(transfer)
				: `VNPAY đã nhận lệnh hoàn tiền. Tiền về thẻ hoặc tài khoản đã trả, thường trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_refund_stuck': ({ amountVnd, txnRef, isReminder }) => ({
		title: 'Hoàn tiền nạp bizcoin: cần tài khoản nhận tiền của bạn',
		body: lines(
			isReminder ? refundAccountMessages.missing : '',
			`VNPAY không nhận lệnh hoàn ${formatVnd(amountVnd)}, nên Chợ Biz chuyển khoản cho bạn.`,
			'Bạn mở trang bizcoin và nhập tài khoản ngân hàng nhận tiền. Chuyển xong, bạn được báo thêm một lần nữa.',
			reference(txnRef),
		),
		action: refundAccountMessages.open,
	}),
	'coin.top_up_refund_unclear': ({ amountVnd, txnRef }) => ({
		title: 'Hoàn tiền nạp bizcoin: đang hỏi lại ngân hàng',
		body: lines(
			`Lệnh hoàn ${formatVnd(amountVnd)} đã gửi đi nhưng ngân hàng chưa trả lời. Nhân viên Chợ Biz đang hỏi lại, bạn không cần làm gì thêm.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.frozen': ({ reason }) => ({
		title: 'Bizcoin của bạn đang tạm dừng tiêu',
		body: lines(
			because(reason),
			`Số dư vẫn còn nguyên và bạn vẫn được nhận thêm. Muốn giải trình, bạn gửi thư tới ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: SEE,
	}),
	'coin.unfrozen': () => ({
		title: 'Bạn tiêu bizcoin được rồi',
		body: 'Chợ Biz đã kiểm tra xong. Bạn dùng bizcoin lại như bình thường.',
		action: SEE,
	}),
};
