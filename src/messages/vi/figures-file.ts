import type { ShopFigures } from '#src/domains/orders/contract-figures.ts';
import { csvText } from '#src/shared/csv.ts';
import { overviewWords as words } from './overview-screen.ts';
import { dayText } from './shop-money-screen.ts';

/** The table of days, on the screen and for spreadsheets alike. */
export const figuresHead = [
	...[words.day, words.revenue, words.orders, words.cancelled, words.pieces, words.coin, words.goodwill],
] as const;
export const figuresRow = (row: ShopFigures['days'][number]): readonly (string | number)[] => [
	...[dayText(row.day), row.revenueVnd, row.orders, row.cancelled, row.pieces, row.coinVnd, row.goodwillVnd],
];

export const figuresFile = ({ span, days }: ShopFigures): { readonly name: string; readonly text: string } => ({
	name: `so-lieu-${span.from}-${span.to}.csv`,
	text: csvText([figuresHead, ...days.map(figuresRow)]),
});
