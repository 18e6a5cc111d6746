import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

const amount = () => bigint({ mode: 'number' });

export const shopDays = pgTable(
	'shop_days',
	{
		shopId: uuid().notNull(),
		day: date({ mode: 'string' }).notNull(),
		orders: integer().notNull(),
		cancelled: integer().notNull(),
		pieces: integer().notNull(),
		revenueVnd: amount().notNull(),
		coinVnd: amount().notNull(),
		goodwillVnd: amount().notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.day] })],
);

export const shopProductDays = pgTable(
	'shop_product_days',
	{
		shopId: uuid().notNull(),
		day: date({ mode: 'string' }).notNull(),
		productId: uuid().notNull(),
		orders: integer().notNull(),
		pieces: integer().notNull(),
		revenueVnd: amount().notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.day, table.productId] })],
);

export const shopDaysCounted = pgTable('shop_days_counted', {
	isOnly: boolean().primaryKey().default(true),
	eventId: uuid().notNull(),
});

/** Orders that an operator excluded from the shop's health. */
export const orderExcuses = pgTable('order_excuses', {
	orderId: uuid().primaryKey(),
	reason: text().notNull(),
	excusedBy: uuid().notNull(),
	excusedAt: instant().notNull(),
});
