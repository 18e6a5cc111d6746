import { eq, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { identityAccounts } from './tables.ts';

export type IdentityAccount = {
	readonly id: string;
	/** Accounts that were registered by phone may have none. */
	readonly email: string | null;
	readonly phone: string | null;
	readonly name: string;
	readonly isEmailVerified: boolean;
	readonly passwordHash: string | null;
};
export type NewIdentityAccount = {
	readonly email: string;
	readonly emailNormalised: string;
	readonly name: string;
	readonly passwordHash: string;
	readonly isVerified: boolean;
};

const columns = {
	id: identityAccounts.id,
	email: identityAccounts.email,
	phone: identityAccounts.phone,
	name: identityAccounts.name,
	passwordHash: identityAccounts.passwordHash,
	isEmailVerified: sql<boolean>`${identityAccounts.emailVerifiedAt} is not null`,
};

export async function findAccount(db: Writable, id: string): Promise<IdentityAccount | null> {
	const [row] = await db.select(columns).from(identityAccounts).where(eq(identityAccounts.id, id));
	return row ?? null;
}

export async function findAccountByEmail(db: Writable, emailNormalised: string): Promise<IdentityAccount | null> {
	const [row] = await db
		.select(columns)
		.from(identityAccounts)
		.where(eq(identityAccounts.emailNormalised, emailNormalised));
	return row ?? null;
}

export async function recordAccount(tx: Transaction, account: NewIdentityAccount): Promise<string | null> {
	const { isVerified, ...rest } = account;
	const id = newId();
	const inserted = await tx
		.insert(identityAccounts)
		.values({ id, ...rest, emailVerifiedAt: isVerified ? sql`app_now()` : null })
		.onConflictDoNothing();
	return inserted.rowCount === 1 ? id : null;
}

export async function findAccountByPhone(db: Writable, phone: string): Promise<IdentityAccount | null> {
	const [row] = await db.select(columns).from(identityAccounts).where(eq(identityAccounts.phone, phone));
	return row ?? null;
}

/** Returns null when the number already belongs to an account. */
export async function recordPhoneAccount(tx: Transaction, phone: string, name: string): Promise<string | null> {
	const id = newId();
	const inserted = await tx.insert(identityAccounts).values({ id, phone, name }).onConflictDoNothing();
	return inserted.rowCount === 1 ? id : null;
}

/** Callers must have checked that no other account has the number. */
export async function changePhone(tx: Writable, accountId: string, phone: string | null): Promise<void> {
	await tx.update(identityAccounts).set({ phone }).where(eq(identityAccounts.id, accountId));
}

/** The address comes from a mailed link, so it is verified. */
export async function changeEmail(tx: Transaction, accountId: string, email: string): Promise<void> {
	await tx
		.update(identityAccounts)
		.set({ email, emailNormalised: email, emailVerifiedAt: sql`app_now()` })
		.where(eq(identityAccounts.id, accountId));
}

/** Records, links and known browsers go with it. */
export async function deleteAccount(tx: Writable, accountId: string): Promise<void> {
	await tx.delete(identityAccounts).where(eq(identityAccounts.id, accountId));
}

export async function changePassword(tx: Transaction, accountId: string, passwordHash: string): Promise<void> {
	await tx.update(identityAccounts).set({ passwordHash }).where(eq(identityAccounts.id, accountId));
}

export async function recordVerified(tx: Transaction, accountId: string): Promise<void> {
	await tx
		.update(identityAccounts)
		.set({ emailVerifiedAt: sql`coalesce(${identityAccounts.emailVerifiedAt}, app_now())` })
		.where(eq(identityAccounts.id, accountId));
}
