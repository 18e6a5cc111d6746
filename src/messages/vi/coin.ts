import type { CoinRefusal } from '#src/domains/coin/contract.ts';
import type { SpendState } from '#src/domains/coin/rules/spend-states.ts';
import type { WordsTable } from '../words-table.ts';

export const coinWords = {
	'coin.frozen':
		'Bizcoin của bạn đang tạm dừng tiêu trong lúc chúng tôi kiểm tra. Số dư vẫn còn nguyên; bạn bỏ phần bizcoin để đặt hàng tiếp nhé.',
	'coin.insufficient': 'Bizcoin của bạn không còn đủ cho số này. Bạn tải lại trang để xem số dư mới nhất nhé.',
	'coin.over_limit': 'Số bizcoin này vượt mức được dùng cho đơn hàng hoặc trong ngày. Bạn giảm bớt rồi đặt lại nhé.',
} satisfies WordsTable<CoinRefusal>;

export const spendStateWords: Readonly<Record<SpendState, string>> = {
	held: 'Đang giữ cho đơn chờ thanh toán',
	posted: 'Đã dùng',
	voided: 'Đã trả lại',
};
