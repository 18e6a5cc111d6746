import type { CoinNotice, CoinNoticeParams } from '#src/domains/coin/rules/notices.ts';
import { formatNumber } from '#src/shared/money.ts';
import { addMs, formatDate } from '#src/shared/time.ts';

/** The last day on which it can be spent. */
const lastDay = (expiresAt: string): string => formatDate(addMs(new Date(expiresAt), -1));

export const coinNoticeWords: Readonly<
	Record<CoinNotice, (params: CoinNoticeParams) => { title: string; body: string; action: string }>
> = {
	'coin.ending': ({ amountVnd, expiresAt }) => ({
		title: `${formatNumber(amountVnd)} bizcoin sắp hết hạn`,
		body: `Bạn có ${formatNumber(amountVnd)} bizcoin thưởng dùng được hết ngày ${lastDay(expiresAt)}. Khi thanh toán, phần sắp hết hạn được dùng trước.`,
		action: 'Xem bizcoin của tôi',
	}),
};
