import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReservationState, StockSource } from '../contract/product.ts';

export const stockItems = pgTable('stock_items', {
	variantId: uuid().primaryKey(),
	onHand: integer().notNull(),
	reserved: integer().notNull().default(0),
	shopId: uuid(),
	productId: uuid(),
});

export const stockReservations = pgTable('stock_reservations', {
	id: uuid().primaryKey(),
	sourceType: text().notNull().$type<StockSource['type']>(),
	sourceId: text().notNull(),
	variantId: uuid().notNull(),
	quantity: integer().notNull(),
	state: text().notNull().$type<ReservationState>(),
	expiresAt: timestamp({ withTimezone: true }),
	createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
});
