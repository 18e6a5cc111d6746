import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { FAILED_ATTEMPTS_MAX, LOCK_MINUTES } from '#src/shared/limits/identity-limits.ts';
import { identityAccounts } from './tables.ts';

export type IdentityAccount = {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly isEmailVerified: boolean;
	readonly passwordHash: string;
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

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Returns
 * false when the account is locked.
 */
export async function countSignInAttempt(db: Writable, accountId: string): Promise<boolean> {
	const isOld = sql`${identityAccounts.failedAt} <= app_now() - make_interval(mins => ${LOCK_MINUTES})`;
	const tries = sql`case when ${isOld} then 1 else ${identityAccounts.failedCount} + 1 end`;
	const counted = await db
		.update(identityAccounts)
		.set({
			failedCount: tries,
			failedAt: sql`app_now()`,
			lockedUntil: sql`case when (${tries}) >= ${FAILED_ATTEMPTS_MAX}
				then app_now() + make_interval(mins => ${LOCK_MINUTES}) end`,
		})
		.where(
			and(
				eq(identityAccounts.id, accountId),
				or(isNull(identityAccounts.lockedUntil), lte(identityAccounts.lockedUntil, sql`app_now()`)),
			),
		);
	return counted.rowCount === 1;
}

export async function resetSignInAttempts(db: Writable, accountId: string): Promise<void> {
	await db
		.update(identityAccounts)
		.set({ failedCount: 0, failedAt: null, lockedUntil: null })
		.where(eq(identityAccounts.id, accountId));
}

export async function changePassword(tx: Transaction, accountId: string, passwordHash: string): Promise<void> {
	await tx
		.update(identityAccounts)
		.set({ passwordHash, failedCount: 0, failedAt: null, lockedUntil: null })
		.where(eq(identityAccounts.id, accountId));
}

export async function recordVerified(tx: Transaction, accountId: string): Promise<void> {
	await tx
		.update(identityAccounts)
		.set({ emailVerifiedAt: sql`coalesce(${identityAccounts.emailVerifiedAt}, app_now())` })
		.where(eq(identityAccounts.id, accountId));
}
