import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });
const instantNow = () => instant().notNull().default(sql`app_now()`);

export const identityAccounts = pgTable('identity_accounts', {
	id: uuid().primaryKey(),
	email: text(),
	emailNormalised: text(),
	/** E.164; its owner proved it by a code. */
	phone: text(),
	name: text().notNull(),
	passwordHash: text(),
	emailVerifiedAt: instant(),
	createdAt: instantNow(),
});

export const identityRecords = pgTable(
	'identity_records',
	{
		kind: text().notNull(),
		idHash: text().notNull(),
		payload: text().notNull(),
		grantHash: text(),
		uidHash: text(),
		accountId: uuid(),
		expiresAt: instant().notNull(),
		consumedAt: instant(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.idHash] })],
);

export const KEY_STATES = ['next', 'active', 'retiring'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export const identityKeys = pgTable('identity_keys', {
	id: uuid().primaryKey(),
	state: text().$type<KeyState>().notNull(),
	sealed: text().notNull(),
	createdAt: instantNow(),
	activatedAt: instant(),
	retiredAt: instant(),
});

export type LinkPurpose = 'verify_email' | 'reset_password' | 'add_email';

export const identityLinks = pgTable('identity_links', {
	tokenHash: text().primaryKey(),
	purpose: text().$type<LinkPurpose>().notNull(),
	accountId: uuid().notNull(),
	/** The address that the link adds; null for other purposes. */
	email: text(),
	createdAt: instantNow(),
	expiresAt: instant().notNull(),
	usedAt: instant(),
});

export const identityAttempts = pgTable('identity_attempts', {
	keyHash: text().primaryKey(),
	tries: integer().notNull(),
	triedAt: instantNow(),
	lockedUntil: instant(),
});

export const identityBrowsers = pgTable(
	'identity_browsers',
	{ accountId: uuid().notNull(), browserHash: text().notNull(), expiresAt: instant().notNull() },
	(table) => [primaryKey({ columns: [table.accountId, table.browserHash] })],
);
