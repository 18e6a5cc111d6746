import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SignInProof } from '../contract/identity.ts';

const instant = () => timestamp({ withTimezone: true });
const instantNow = () => instant().notNull().default(sql`app_now()`);

export const customers = pgTable('customers', {
	id: uuid().primaryKey(),
	guid: uuid().notNull(),
	/** Null for an account that was registered by phone. */
	email: text(),
	emailNormalised: text(),
	name: text().notNull(),
	phone: text(),
	phoneVerifiedAt: instant(),
	emailVerifiedAt: instant(),
	isOperator: boolean().notNull().default(false),
	lockedAt: instant(),
	createdAt: instantNow(),
	updatedAt: instantNow(),
});

export const customerAccounts = pgTable(
	'customer_accounts',
	{
		issuer: text().notNull(),
		subject: text().notNull(),
		customerId: uuid()
			.notNull()
			.references(() => customers.id),
		createdAt: instantNow(),
	},
	(table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const sessions = pgTable('sessions', {
	id: uuid().primaryKey(),
	tokenHash: text().notNull(),
	customerId: uuid()
		.notNull()
		.references(() => customers.id),
	issuer: text().notNull(),
	subject: text().notNull(),
	upstreamSid: text(),
	ip: text().notNull(),
	userAgent: text().notNull(),
	createdAt: instantNow(),
	lastSeenAt: instantNow(),
	expiresAt: instant().notNull(),
	authenticatedAt: instant(),
	authenticatedWith: text().$type<SignInProof>(),
	accessToken: text().notNull(),
	idToken: text().notNull(),
	refreshToken: text(),
	accessExpiresAt: instant().notNull(),
	accessLifeS: integer().notNull(),
	scope: text().notNull(),
	renewedAt: instantNow(),
	leaseId: uuid(),
	leaseUntil: instant(),
});
