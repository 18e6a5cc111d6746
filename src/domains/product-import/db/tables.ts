import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportColumn, ImportProblem, ImportState } from '../contract.ts';

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
});

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
