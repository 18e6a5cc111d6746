import { date, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RequestedChange } from '#src/domains/catalog/contract/requested-changes.ts';
import type { LicenceNoticeDays, LicenceState } from '../contract/licence.ts';
import type { CheckKind, ListingDecision } from '../contract/moderation.ts';
import type { ListingIssue } from '../rules/listing-check.ts';

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
export const listingChecks = pgTable('listing_checks', {
	id: uuid().primaryKey(),
	productId: uuid().notNull(),
	kind: text().notNull().$type<CheckKind>(),
	doubts: text().array().notNull().$type<ListingIssue[]>(),
	askedAt: timestamp({ withTimezone: true }).notNull(),
	dueAt: timestamp({ withTimezone: true }).notNull(),
	decision: text().$type<ListingDecision>(),
	reason: text().notNull().default(''),
	decidedAt: timestamp({ withTimezone: true }),
	decidedBy: text(),
});

export const productChanges = pgTable('product_changes', {
	id: uuid().primaryKey(),
	productId: uuid().notNull(),
	kind: text().notNull().$type<RequestedChange['kind']>(),
	before: jsonb().notNull(),
	after: jsonb().notNull(),
	askedAt: timestamp({ withTimezone: true }).notNull(),
	askedBy: text().notNull(),
	decision: text().$type<'confirmed' | 'rejected'>(),
	reason: text().notNull().default(''),
	decidedAt: timestamp({ withTimezone: true }),
	decidedBy: text(),
});
