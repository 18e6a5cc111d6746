import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { customerAccounts, customers } from './tables.ts';

export type Account = { readonly issuer: string; readonly subject: string };
export type NewCustomer = {
	readonly email: string | null;
	readonly emailNormalised: string | null;
	readonly name: string;
};
type Known = { readonly id: string; readonly isLocked: boolean };

const known = { id: customers.id, isLocked: sql<boolean>`${customers.lockedAt} is not null` };

const phoneLock = (phone: string): string => `phone:${phone}`;

/** Serialises the decisions which account has a number. */
export async function lockPhone(tx: Transaction, phone: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneLock(phone)}, 0))`);
}

/** The customer who proved that the number is theirs. */
export async function findPhoneOwner(db: Writable, phone: string): Promise<string | null> {
	const [row] = await db
		.select({ id: customers.id })
		.from(customers)
		.where(and(eq(customers.phone, phone), isNotNull(customers.phoneVerifiedAt)));
	return row?.id ?? null;
}

/** Callers must hold `lockPhone` and have checked the owner. */
export async function recordPhoneVerified(db: Writable, customerId: string, phone: string): Promise<void> {
	await db
		.update(customers)
		.set({ phone, phoneVerifiedAt: sql`app_now()`, updatedAt: sql`app_now()` })
		.where(eq(customers.id, customerId));
}

export type ContactFacts = {
	readonly email: string | null;
	readonly phone: string | null;
	readonly isPhoneVerified: boolean;
};

export async function lockContact(tx: Transaction, customerId: string): Promise<ContactFacts> {
	const [row] = await tx
		.select({
			email: customers.email,
			phone: customers.phone,
			isPhoneVerified: sql<boolean>`${customers.phoneVerifiedAt} is not null`,
		})
		.from(customers)
		.where(eq(customers.id, customerId))
		.for('update');
	if (!row) throw new Error('there is no such customer');
	return row;
}

/** For a customer without an address; the link in a mail proved it. */
export async function addEmail(db: Writable, customerId: string, emailNormalised: string): Promise<void> {
	await db
		.update(customers)
		.set({ email: emailNormalised, emailNormalised, emailVerifiedAt: sql`app_now()`, updatedAt: sql`app_now()` })
		.where(and(eq(customers.id, customerId), isNull(customers.email)));
}

/**
 * Serialises first sign-ins of one account or e-mail. The locks are taken in sorted order, which prevents deadlocks.
 */
export async function lockSignIn(
	tx: Transaction,
	account: Account,
	{ emailNormalised, phone }: { readonly emailNormalised: string | null; readonly phone: string | null },
): Promise<void> {
	const names = [
		`account:${account.issuer}:${account.subject}`,
		...(emailNormalised ? [`email:${emailNormalised}`] : []),
		...(phone ? [phoneLock(phone)] : []),
	].sort();
	for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findAccountOwner(tx: Transaction, account: Account): Promise<Known | null> {
	const [row] = await tx
		.select(known)
		.from(customerAccounts)
		.innerJoin(customers, eq(customers.id, customerAccounts.customerId))
		.where(and(eq(customerAccounts.issuer, account.issuer), eq(customerAccounts.subject, account.subject)));
	return row ?? null;
}

export const findAccounts = (db: Writable, customerId: string): Promise<readonly Account[]> =>
	db
		.select({ issuer: customerAccounts.issuer, subject: customerAccounts.subject })
		.from(customerAccounts)
		.where(eq(customerAccounts.customerId, customerId));

export async function findCustomerByEmail(db: Writable, emailNormalised: string): Promise<Known | null> {
	const [row] = await db.select(known).from(customers).where(eq(customers.emailNormalised, emailNormalised));
	return row ?? null;
}

export async function recordCustomer(tx: Transaction, customer: NewCustomer): Promise<string> {
	const id = newId();
	await tx.insert(customers).values({ id, guid: sql`gen_random_uuid()`, ...customer });
	return id;
}

export async function recordAccount(tx: Transaction, account: Account, customerId: string): Promise<void> {
	await tx.insert(customerAccounts).values({ ...account, customerId });
}

/** Keeps the time of the first verification; ignores any address other than the current one. */
export async function recordEmailVerified(db: Writable, customerId: string, emailNormalised: string): Promise<void> {
	await db
		.update(customers)
		.set({ emailVerifiedAt: sql`app_now()`, updatedAt: sql`app_now()` })
		.where(
			and(
				eq(customers.id, customerId),
				eq(customers.emailNormalised, emailNormalised),
				isNull(customers.emailVerifiedAt),
			),
		);
}

export async function changeProfile(
	db: Writable,
	customerId: string,
	profile: { readonly name: string; readonly phone: string | null },
): Promise<void> {
	// A new number is not verified.
	const phoneVerifiedAt = sql`case when ${customers.phone} is not distinct from ${profile.phone}
		then ${customers.phoneVerifiedAt} end`;
	await db
		.update(customers)
		.set({ ...profile, phoneVerifiedAt, updatedAt: sql`app_now()` })
		.where(eq(customers.id, customerId));
}

export async function makeOperator(tx: Transaction, customerId: string): Promise<void> {
	await tx.update(customers).set({ isOperator: true, updatedAt: sql`app_now()` }).where(eq(customers.id, customerId));
}
