import type { ShopFigures } from '#src/domains/shop-metrics/contract.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { conversionText, figureText, overviewMessages as words } from './overview-screen.ts';
import { dayText } from './shop-money-screen.ts';

type Day = ShopFigures['days'][number];
const COLUMNS = [
	['revenueVnd', words.revenue],
	['orders', words.orders],
	['conversion', words.conversion],
	['views', words.views],
	['cancelled', words.cancelled],
	['pieces', words.pieces],
	['coinVnd', words.coin],
	['goodwillVnd', words.goodwill],
] as const;
const conversionOf = ({ orders, views }: Day): string => conversionText(orders, views);

export const figuresHead = [words.day, ...COLUMNS.map(([, text]) => text)] as const;
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
