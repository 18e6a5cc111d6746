import type { CoinMovementView } from '#src/domains/coin/contract/views.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { coinKindMessages, coinMovementMessages, lastDayOf, coinScreenMessages as words } from './coin-screen.ts';

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
		item.bucket === 'bonus' ? words.bonus : words.paid,
		(item.orderId && numbers.get(item.orderId)) ?? '',
		item.changeVnd,
		item.expiresAt ? lastDayOf(item.expiresAt) : words.forever,
	]);
	return { name: `bizcoin${month ? `-${month}` : ''}.csv`, text: csvText([HEAD, ...rows]) };
}
