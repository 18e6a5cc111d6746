import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
	id: uuid().primaryKey(),
	hash: text().notNull(),
	/** The first uploader, null for the system; `pictureUploads` lists all of them. */
	uploadedBy: uuid(),
	width: integer().notNull(),
	height: integer().notNull(),
	placeholder: text().notNull(),
	isComplete: boolean().notNull().default(false),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const pictureUploads = pgTable(
	'picture_uploads',
	{
		hash: text().notNull(),
		customerId: uuid().notNull(),
	},
	(table) => [primaryKey({ columns: [table.hash, table.customerId] })],
);

/** Visible to the parties concerned through a page; never under a public URL. */
export const privatePictures = pgTable('private_pictures', {
	id: uuid().primaryKey(),
	uploadedBy: uuid().notNull(),
	width: integer().notNull(),
	height: integer().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});
