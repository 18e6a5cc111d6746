import { eq, lte, sql } from 'drizzle-orm';
import type { Writable } from '#src/platform/db/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import { FAILED_ATTEMPTS_MAX, LOCK_MINUTES } from '#src/shared/limits/identity-limits.ts';
import { identityAttempts } from './tables.ts';

/** An account name (e-mail or phone, registered or not) and the known browser; null stands for all unknown ones. */
export type AttemptKey = { readonly name: string; readonly browser: string | null };
export type AttemptVerdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterS: number };

const hashOf = ({ name, browser }: AttemptKey): string => hashSecret(`${name}\n${browser ?? 'unknown'}`);

/** Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. */
export async function countAttempt(db: Writable, key: AttemptKey): Promise<AttemptVerdict> {
	const keyHash = hashOf(key);
	const isOld = sql`${identityAttempts.triedAt} <= app_now() - make_interval(mins => ${LOCK_MINUTES})`;
	const tries = sql`case when ${isOld} then 1 else ${identityAttempts.tries} + 1 end`;
	const counted = await db
		.insert(identityAttempts)
		.values({ keyHash, tries: 1, triedAt: sql`app_now()` })
		.onConflictDoUpdate({
			target: identityAttempts.keyHash,
			set: {
				tries,
				triedAt: sql`app_now()`,
				lockedUntil: sql`case when (${tries}) >= ${FAILED_ATTEMPTS_MAX}
					then app_now() + make_interval(mins => ${LOCK_MINUTES}) end`,
			},
			setWhere: sql`coalesce(${identityAttempts.lockedUntil} <= app_now(), true)`,
		});
	if (counted.rowCount === 1) return { ok: true };
	const [row] = await db
		.select({
			retryAfterS: sql<number>`greatest(1, ceil(extract(epoch from ${identityAttempts.lockedUntil} - app_now())))::int`,
		})
		.from(identityAttempts)
		.where(eq(identityAttempts.keyHash, keyHash));
	return { ok: false, retryAfterS: row?.retryAfterS ?? 1 };
}

export async function resetAttempts(db: Writable, key: AttemptKey): Promise<void> {
	await db.delete(identityAttempts).where(eq(identityAttempts.keyHash, hashOf(key)));
}

export async function removeOldAttempts(db: Writable): Promise<void> {
	await db
		.delete(identityAttempts)
		.where(lte(identityAttempts.triedAt, sql`app_now() - make_interval(mins => ${2 * LOCK_MINUTES})`));
}
