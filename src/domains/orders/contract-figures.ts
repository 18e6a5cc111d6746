import * as z from 'zod/mini';
import { CalendarDay } from '#src/shared/calendar-day.ts';
import { OrderNumber } from './contract.ts';

export const figuresConfig = {
	daysOffered: [7, 30, 90],
	daysShown: 30,
	daysMax: 366,
	productsShown: 10,
	seenShown: 20,
} as const;

/** The last days, today included, or the days that somebody named, both included. */
export const FiguresInput = z.strictObject({
	days: z.optional(z.int().check(z.minimum(1), z.maximum(figuresConfig.daysMax))),
	from: z.optional(CalendarDay),
	to: z.optional(CalendarDay),
});
export type FiguresInput = z.infer<typeof FiguresInput>;

/** Both days included. */
export type DaySpan = { readonly from: string; readonly to: string };
export type DayFigures = {
	/** All that were placed, those that were cancelled since too. */
	readonly orders: number;
	readonly cancelled: number;
	readonly pieces: number;
	/** Of products, after the shop's own discounts and what went back. */
	readonly revenueVnd: number;
	/** Of it, paid in bizcoin: the platform pays the shop for it. */
	readonly coinVnd: number;
	/** Bizcoin that the shop gave for what it did not deliver. */
	readonly goodwillVnd: number;
};
export type ShopFigures = {
	readonly span: DaySpan;
	readonly days: readonly (DayFigures & { readonly day: string; readonly views: number })[];
	readonly total: DayFigures;
	/** As many days, just before. */
	readonly before: DayFigures;
	readonly products: readonly {
		readonly productId: string;
		readonly name: string;
		readonly slug: string;
		readonly orders: number;
		readonly pieces: number;
		readonly revenueVnd: number;
	}[];
	/** How often pages of its products were opened, and of the most opened how many orders came of it. */
	readonly views: { readonly total: number; readonly before: number };
	readonly seen: readonly {
		readonly productId: string;
		readonly name: string;
		readonly slug: string;
		readonly views: number;
		readonly orders: number;
	}[];
};
export const FiguresFile = z.object({ name: z.string(), text: z.string() });

/** What waits for the shop and by when the first of it is due. */
const ShopAction = z.object({
	count: z.int(),
	dueBy: z.nullable(z.iso.datetime()),
	/** The order that is due first. */
	number: z.nullable(OrderNumber),
});
export type PendingShopAction = z.infer<typeof ShopAction>;
export const ShopWaiting = z.object({
	confirm: ShopAction,
	send: ShopAction,
	answerCancel: ShopAction,
	cases: ShopAction,
	returns: ShopAction,
	messages: ShopAction,
});
export type ShopWaiting = Readonly<z.infer<typeof ShopWaiting>>;
