import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const scheduledPrices = pgTable('scheduled_prices', {
	id: uuid().primaryKey(),
	saleId: uuid().notNull(),
	shopId: uuid().notNull(),
	productId: uuid().notNull(),
	variantId: uuid().notNull(),
	priceVnd: amount().notNull(),
	startsAt: instant().notNull(),
	endsAt: instant().notNull(),
	quantityLimit: integer(),
	customerLimit: integer(),
	sold: integer().notNull().default(0),
	compareAtVnd: amount(),
	startedAt: instant(),
	endedAt: instant(),
	cancelledAt: instant(),
	createdAt: instant().notNull(),
	createdBy: text().notNull(),
});
export type ScheduledPrice = Readonly<typeof scheduledPrices.$inferSelect>;

export const scheduledPriceUses = pgTable(
	'scheduled_price_uses',
	{
		orderId: uuid().notNull(),
		scheduledPriceId: uuid().notNull(),
		customerId: uuid().notNull(),
		quantity: integer().notNull(),
		usedAt: instant().notNull(),
		returnedAt: instant(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.scheduledPriceId] })],
);
