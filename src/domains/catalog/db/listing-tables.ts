import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductFact } from '../contract-lists.ts';

export { categoryLicenceTerms, shopLicencePapers, shopLicences } from './licence-tables.ts';

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
