import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
	id: uuid().primaryKey(),
	hash: text().notNull(),
	/** Who was first; `null` for the system. Whose it is besides stands in `pictureUploads`. */
	uploadedBy: uuid(),
	width: integer().notNull(),
	height: integer().notNull(),
	placeholder: text().notNull(),
	isComplete: boolean().notNull().default(false),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Everybody who uploaded these pixels. */
export const pictureUploads = pgTable(
	'picture_uploads',
	{
		hash: text().notNull(),
		customerId: uuid().notNull(),
	},
	(table) => [primaryKey({ columns: [table.hash, table.customerId] })],
);

/** Shown to those whom a case concerns, by its own page; never under a public address. */
export const privatePictures = pgTable('private_pictures', {
	id: uuid().primaryKey(),
	uploadedBy: uuid().notNull(),
	width: integer().notNull(),
	height: integer().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});
