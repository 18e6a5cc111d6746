import { date, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LicenceNoticeDays, LicenceState } from '../contract-licence.ts';

export const shopLicences = pgTable(
	'shop_licences',
	{
		shopId: uuid().notNull(),
		categoryId: uuid().notNull(),
		state: text().notNull().$type<LicenceState>(),
		askedBy: uuid().notNull(),
		askedAt: timestamp({ withTimezone: true }).notNull(),
		validUntil: date({ mode: 'string' }),
		reason: text().notNull().default(''),
		decidedBy: text(),
		decidedAt: timestamp({ withTimezone: true }),
		toldDays: smallint().$type<LicenceNoticeDays>(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.categoryId] })],
);

export const shopLicencePapers = pgTable('shop_licence_papers', {
	pictureId: uuid().primaryKey(),
	shopId: uuid().notNull(),
	categoryId: uuid().notNull(),
	addedAt: timestamp({ withTimezone: true }).notNull(),
	agreedAt: timestamp({ withTimezone: true }),
});

export const categoryLicenceTerms = pgTable('category_licence_terms', {
	categoryId: uuid().primaryKey(),
	freeUntil: date({ mode: 'string' }).notNull(),
	toldDays: smallint().$type<LicenceNoticeDays>(),
});
