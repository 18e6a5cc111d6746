import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { identityKeys, type KeyState } from './tables.ts';

export type StoredKey = {
	readonly id: string;
	readonly state: KeyState;
	readonly sealed: string;
	readonly activatedAt: Date | null;
};

/** Sorted by state, then the newest first. */
export async function listKeys(db: Pick<ReadDatabase, 'select'>): Promise<readonly StoredKey[]> {
	return db
		.select({
			id: identityKeys.id,
			state: identityKeys.state,
			sealed: identityKeys.sealed,
			activatedAt: identityKeys.activatedAt,
		})
		.from(identityKeys)
		.orderBy(asc(identityKeys.state), sql`${identityKeys.createdAt} desc`);
}

/** Serializes key rotation with an advisory lock. */
export async function lockKeys(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity_keys', 0))`);
}

export async function recordKey(tx: Transaction, state: 'next' | 'active', sealed: string): Promise<void> {
	const activatedAt = state === 'active' ? sql`app_now()` : null;
	await tx.insert(identityKeys).values({ id: newId(), state, sealed, activatedAt });
}

/** `active → retiring`, `next → active`. */
export async function advanceKeys(tx: Transaction): Promise<void> {
	await tx
		.update(identityKeys)
		.set({ state: 'retiring', retiredAt: sql`app_now()` })
		.where(eq(identityKeys.state, 'active'));
	await tx
		.update(identityKeys)
		.set({ state: 'active', activatedAt: sql`app_now()` })
		.where(eq(identityKeys.state, 'next'));
}

export async function removeRetired(tx: Transaction, retentionHours: number): Promise<void> {
	await tx
		.delete(identityKeys)
		.where(
			and(
				eq(identityKeys.state, 'retiring'),
				lte(identityKeys.retiredAt, sql`app_now() - make_interval(hours => ${retentionHours})`),
			),
		);
}
