import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductFact } from '../contract/attributes.ts';

/** Views of a product page per Vietnamese day. */

export const productViews = pgTable(
	'product_views',
	{
		shopId: uuid().notNull(),
		day: date().notNull(),
		productId: uuid().notNull(),
		views: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.day, table.productId] })],
);

/** Product snapshots from before each change; written by the trigger `keep_listings` and never updated. */
export const productPastListings = pgTable(
	'product_past_listings',
	{
		productId: uuid().notNull(),
		begunAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
		until: timestamp({ withTimezone: true }).notNull(),
		name: text().notNull(),
		brand: text().notNull(),
		description: text().notNull(),
		facts: jsonb().$type<readonly ProductFact[]>().notNull(),
		pictureHashes: text().array().notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.begunAt] })],
);
