import type { CoinFailure } from '#src/domains/coin/contract/coin.ts';
import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import type { TopUpFailure } from '#src/domains/coin/contract/top-up.ts';
import type { SpendState } from '#src/domains/coin/rules/spend-states.ts';
import { formatNumber, formatVnd } from '#src/shared/money.ts';
import type { MessageTable } from '../message-table.ts';

export const coinMessages = {
	'coin.frozen':
		'Bizcoin của bạn đang tạm dừng tiêu trong lúc chúng tôi kiểm tra. Số dư vẫn còn nguyên; bạn bỏ phần bizcoin để đặt hàng tiếp nhé.',
	'coin.reason_missing': 'Hãy ghi lý do.',
	'coin.amount_refused': ({ maxVnd }) => `Số bizcoin mỗi lần tặng từ 1 đến ${formatNumber(Number(maxVnd))}.`,
	'coin.own_account': 'Người vận hành không tự quyết định bizcoin của mình.',
	'coin.insufficient': 'Bizcoin của bạn không còn đủ cho số này. Bạn tải lại trang để xem số dư mới nhất nhé.',
	'coin.over_limit': 'Số bizcoin này vượt mức được dùng cho đơn hàng hoặc trong ngày. Bạn giảm bớt rồi đặt lại nhé.',
	'coin.top_up_day': `Mỗi ngày nạp được tối đa ${formatVnd(coinConfig.topUp.perDayVnd)}, kể cả khoản đang chờ thanh toán. Bạn chọn mức nhỏ hơn hoặc nạp tiếp vào ngày mai nhé.`,
	'coin.top_up_held': `Bạn giữ được tối đa ${formatNumber(coinConfig.topUp.heldVnd)} bizcoin nạp. Bạn dùng bớt rồi nạp tiếp nhé.`,
	'coin.payment_unavailable': 'Cổng thanh toán đang nghỉ. Chưa có khoản nào bị trừ; bạn thử lại sau ít phút nhé.',
	'coin.not_found': 'Chợ Biz không tìm thấy lần nạp này trong tài khoản của bạn.',
	'coin.not_refundable': `Lần nạp này không còn phần nào hoàn được: đã tiêu hết, đã hoàn rồi hoặc đã quá ${coinConfig.topUp.refundableDays} ngày.`,
} satisfies MessageTable<CoinFailure | TopUpFailure>;

export const spendStateMessages: Readonly<Record<SpendState, string>> = {
	held: 'Đang giữ cho đơn chờ thanh toán',
	posted: 'Đã dùng',
	voided: 'Đã trả lại',
};
