import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BulkEdit } from '../contract/bulk.ts';
import type { EditorForm } from '../contract/editor.ts';
import type { DeletedRows } from './deletion-repository.ts';

export const bulkEdits = pgTable('bulk_edits', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	kind: text().notNull().$type<BulkEdit['kind']>(),
	sectionId: uuid(),
	madeBy: text().notNull(),
	madeAt: timestamp({ withTimezone: true }).notNull(),
	undoneAt: timestamp({ withTimezone: true }),
});

export const bulkEditLines = pgTable(
	'bulk_edit_lines',
	{
		bulkId: uuid().notNull(),
		subjectId: uuid().notNull(),
		productId: uuid().notNull(),
		before: text().notNull(),
		after: text().notNull(),
		isWaiting: boolean().notNull(),
		compareAtVnd: bigint({ mode: 'number' }),
		compareUntil: timestamp({ withTimezone: true }),
		goods: jsonb().$type<DeletedRows>(),
	},
	(table) => [primaryKey({ columns: [table.bulkId, table.subjectId] })],
);

export const productDrafts = pgTable('product_drafts', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	customerId: uuid().notNull(),
	productId: uuid(),
	version: integer().notNull(),
	form: jsonb().notNull().$type<EditorForm>(),
	savedAt: timestamp({ withTimezone: true }).notNull(),
});

export const newProductDrafts = pgTable(
	'new_product_drafts',
	{
		id: uuid().notNull(),
		shopId: uuid().notNull(),
		customerId: uuid().notNull(),
		form: jsonb().notNull().$type<EditorForm>(),
		savedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.customerId, table.id] })],
);
