import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductFact } from '../contract-attributes.ts';

/** How often people opened a product's page on a Vietnamese day. */

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

/** What the page of products had said until it was changed; written by `keep_listings`, never rewritten. */
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
