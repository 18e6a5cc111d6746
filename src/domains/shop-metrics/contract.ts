import * as z from 'zod/mini';
import { OrderNumber } from '#src/domains/orders/contract/order.ts';
import { CalendarDay } from '#src/shared/time/calendar-day.ts';

export const figuresConfig = {
	daysOffered: [7, 30, 90],
	daysShown: 30,
	daysMax: 366,
	productsShown: 10,
	seenShown: 20,
} as const;

/** Either the last days including today, or a range with both ends included. */
export const FiguresInput = z.strictObject({
	days: z.optional(z.int().check(z.minimum(1), z.maximum(figuresConfig.daysMax))),
	from: z.optional(CalendarDay),
	to: z.optional(CalendarDay),
});
export type FiguresInput = z.infer<typeof FiguresInput>;

export type DaySpan = { readonly from: string; readonly to: string };
export type DayFigures = {
	/** All placed orders, including those cancelled since. */
	readonly orders: number;
	readonly cancelled: number;
	readonly pieces: number;
	/** For products, after the shop's discounts and refunds. */
	readonly revenueVnd: number;
	/** The part of it that was paid in bizcoin, which the platform pays to the shop. */
	readonly coinVnd: number;
	readonly goodwillVnd: number;
};
export type ShopFigures = {
	readonly span: DaySpan;
	readonly days: readonly (DayFigures & { readonly day: string; readonly views: number })[];
	readonly total: DayFigures;
	/** The same number of days before. */
	readonly before: DayFigures;
	readonly products: readonly {
		readonly productId: string;
		readonly name: string;
		readonly slug: string;
		readonly orders: number;
		readonly pieces: number;
		readonly revenueVnd: number;
	}[];
	/** Page views of all products, and the orders that resulted for the most viewed ones. */
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

const ShopAction = z.object({
	count: z.int(),
	dueBy: z.nullable(z.iso.datetime()),
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
