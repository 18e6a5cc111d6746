import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const carts = pgTable('carts', {
	id: uuid().primaryKey(),
	customerId: uuid(),
	visitorKey: text(),
	changedAt: timestamp({ withTimezone: true }).notNull(),
	expiresAt: timestamp({ withTimezone: true }),
});

export const cartLines = pgTable('cart_lines', {
	id: uuid().primaryKey(),
	cartId: uuid().notNull(),
	variantId: uuid().notNull(),
	quantity: integer().notNull(),
	seenVnd: bigint({ mode: 'number' }),
});
