import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportColumn, ImportProblem, ImportState, ImportTarget, PictureFetchFailure } from '../contract.ts';

export const productImports = pgTable('product_imports', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	askedBy: uuid().notNull(),
	state: text().notNull().$type<ImportState>(),
	columns: text().array().notNull().$type<readonly ImportColumn[]>(),
	lines: integer().notNull(),
	handled: integer().notNull().default(0),
	bad: integer().notNull().default(0),
	badParts: integer().notNull().default(1),
	added: integer().notNull().default(0),
	changed: integer().notNull().default(0),
	waiting: integer().notNull().default(0),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	toldAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
	finishedAt: timestamp({ withTimezone: true }),
	/** As the file of another system wrote them. */
	headings: text().array().$type<readonly string[]>(),
	/** Empty where the shop has to choose. */
	suggested: text().array().$type<readonly (ImportTarget | '')[]>(),
});

export const productImportMappings = pgTable(
	'product_import_mappings',
	{
		shopId: uuid().notNull(),
		headingsKey: text().notNull(),
		targets: text().array().notNull().$type<readonly ImportTarget[]>(),
		categoryId: uuid(),
		savedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.headingsKey] })],
);

export const productImportPictures = pgTable(
	'product_import_pictures',
	{
		importId: uuid().notNull(),
		productId: uuid().notNull(),
		position: integer().notNull(),
		address: text().notNull(),
		state: text().notNull().default('waiting').$type<'waiting' | 'done' | 'failed'>(),
		reason: text().$type<PictureFetchFailure>(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.productId, table.position] })],
);

export const productImportLines = pgTable(
	'product_import_lines',
	{
		importId: uuid().notNull(),
		line: integer().notNull(),
		cells: text().array().notNull(),
		problems: jsonb().$type<readonly ImportProblem[]>(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.line] })],
);
