import { boolean, date, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const searchTermRows = pgTable('search_terms', {
	term: text().primaryKey(),
	hits: integer().notNull(),
});

export const searchSynonyms = pgTable(
	'search_synonyms',
	{
		term: text().notNull(),
		meaning: text().notNull(),
		isTwoWay: boolean().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
		removedAt: timestamp({ withTimezone: true }),
	},
	(table) => [primaryKey({ columns: [table.term, table.meaning] })],
);

export const searchState = pgTable('search_state', {
	id: integer().primaryKey(),
	version: integer().notNull(),
	learnedUntil: timestamp({ withTimezone: true }),
});

export const searchLog = pgTable(
	'search_log',
	{
		day: date().notNull(),
		term: text().notNull(),
		searches: integer().notNull(),
		misses: integer().notNull(),
		lastHits: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.term] })],
);

export const productRankings = pgTable('product_rankings', {
	productId: uuid().primaryKey(),
	formulaVersion: integer().notNull(),
	sales: real().notNull(),
	stock: real().notNull(),
	stars: real().notNull().default(0),
	care: real().notNull(),
	freshness: real().notNull(),
	score: real().notNull(),
	computedAt: timestamp({ withTimezone: true }).notNull(),
});
