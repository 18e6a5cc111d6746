import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertKind } from '../contract.ts';

export const wishlists = pgTable('wishlists', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	name: text().notNull(),
	nameKey: text().notNull(),
	isDefault: boolean().notNull().default(false),
	shareToken: text(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});
export type Wishlist = Readonly<typeof wishlists.$inferSelect>;

export const wishlistItems = pgTable('wishlist_items', {
	id: uuid().primaryKey(),
	listId: uuid().notNull(),
	productId: uuid().notNull(),
	variantId: uuid(),
	note: text().notNull().default(''),
	priceVnd: bigint({ mode: 'number' }).notNull(),
	addedAt: timestamp({ withTimezone: true }).notNull(),
	removedAt: timestamp({ withTimezone: true }),
});
export type WishRow = Readonly<typeof wishlistItems.$inferSelect>;

export const productAlerts = pgTable('product_alerts', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	kind: text().notNull().$type<AlertKind>(),
	productId: uuid().notNull(),
	variantId: uuid(),
	basePriceVnd: bigint({ mode: 'number' }),
	dueAt: timestamp({ withTimezone: true }),
	toldAt: timestamp({ withTimezone: true }),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});
export type Alert = Readonly<typeof productAlerts.$inferSelect>;
