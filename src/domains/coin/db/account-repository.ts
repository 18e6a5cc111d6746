import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { Source } from '#src/shared/source.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { type CoinKind, coinConfig } from '../contract/coin.ts';
import {
	type CoinAccount,
	type CoinMovement,
	type CoinSlice,
	coinAccounts,
	coinMovements,
	coinSlices,
} from './tables.ts';

/** Locks the account row, which serialises all changes of a customer's coin. */
export async function lockAccount(tx: Transaction, customerId: string): Promise<CoinAccount> {
	const lock = () => tx.select().from(coinAccounts).where(eq(coinAccounts.customerId, customerId)).for('update');
	const [known] = await lock();
	if (known) return known;
	await tx.insert(coinAccounts).values({ customerId }).onConflictDoNothing();
	const [opened] = await lock();
	if (!opened) throw new Error(`no coin account of ${customerId}`);
	return opened;
}

export async function findAccount(read: ReadDatabase, customerId: string): Promise<CoinAccount | null> {
	const [account] = await read.select().from(coinAccounts).where(eq(coinAccounts.customerId, customerId));
	return account ?? null;
}

export async function markFrozen(
	tx: Transaction,
	customerId: string,
	frozen: Pick<CoinAccount, 'frozenAt' | 'frozenReason'>,
): Promise<void> {
	await tx.update(coinAccounts).set(frozen).where(eq(coinAccounts.customerId, customerId));
}

export async function openSlices(read: ReadDatabase, customerId: string): Promise<readonly CoinSlice[]> {
	return read
		.select()
		.from(coinSlices)
		.where(and(eq(coinSlices.customerId, customerId), gt(coinSlices.remainingVnd, 0)))
		.orderBy(asc(coinSlices.expiresAt), asc(coinSlices.grantedAt), asc(coinSlices.id));
}

export async function slicesByIds(tx: Transaction, ids: readonly string[]): Promise<readonly CoinSlice[]> {
	if (ids.length === 0) return [];
	return tx
		.select()
		.from(coinSlices)
		.where(inArray(coinSlices.id, [...ids]));
}

export async function findGrant(tx: Transaction, source: Source, kind: CoinKind): Promise<CoinSlice | null> {
	const [slice] = await tx
		.select()
		.from(coinSlices)
		.where(and(eq(coinSlices.sourceType, source.type), eq(coinSlices.sourceId, source.id), eq(coinSlices.kind, kind)));
	return slice ?? null;
}

export async function grantsOfOrder(
	read: ReadDatabase,
	orderId: string,
	kinds: readonly CoinKind[],
): Promise<readonly CoinSlice[]> {
	return read
		.select()
		.from(coinSlices)
		.where(and(eq(coinSlices.orderId, orderId), inArray(coinSlices.kind, [...kinds])))
		.orderBy(asc(coinSlices.id));
}

/** Includes coin that has since been spent or clawed back. */
export async function earnedSince(
	tx: Transaction,
	customerId: string,
	kinds: readonly CoinKind[],
	since: { readonly day: Date; readonly week: Date },
): Promise<{ readonly dayVnd: number; readonly weekVnd: number }> {
	const [row] = await tx
		.select({
			dayVnd: sql<number>`coalesce(sum(${coinSlices.grantedVnd}) filter (where ${coinSlices.grantedAt} >= ${since.day.toISOString()}::timestamptz), 0)::bigint`,
			weekVnd: sql<number>`coalesce(sum(${coinSlices.grantedVnd}), 0)::bigint`,
		})
		.from(coinSlices)
		.where(
			and(
				eq(coinSlices.customerId, customerId),
				inArray(coinSlices.kind, [...kinds]),
				sql`${coinSlices.grantedAt} >= ${since.week.toISOString()}::timestamptz`,
			),
		);
	return { dayVnd: Number(row?.dayVnd ?? 0), weekVnd: Number(row?.weekVnd ?? 0) };
}

export async function hasGrant(tx: Transaction, customerId: string, kind: CoinKind): Promise<boolean> {
	const stored = and(eq(coinSlices.customerId, customerId), eq(coinSlices.kind, kind), eq(coinSlices.clawedVnd, 0));
	return (await tx.$count(coinSlices, stored)) > 0;
}

export type NewSlice = Omit<CoinSlice, 'id' | 'heldVnd' | 'clawedVnd' | 'noticedDays' | 'returnedFrom'> &
	Partial<Pick<CoinSlice, 'returnedFrom'>>;

export async function recordSlice(tx: Transaction, slice: NewSlice): Promise<string> {
	const id = newId();
	await tx.insert(coinSlices).values({ id, ...slice, heldVnd: 0, clawedVnd: 0 });
	return id;
}

export type SliceChange = {
	readonly sliceId: string;
	readonly remainingVnd?: number;
	readonly heldVnd?: number;
	readonly clawedVnd?: number;
	/** True for returned coin: its expiry notice is sent again. */
	readonly isBack?: boolean;
	/** Extends coin that is returned after its end. */
	readonly expiresAt?: Date;
};

export async function changeSlices(tx: Transaction, changes: readonly SliceChange[]): Promise<void> {
	for (const { sliceId, remainingVnd = 0, heldVnd = 0, clawedVnd = 0, isBack, expiresAt } of changes) {
		await tx
			.update(coinSlices)
			.set({
				remainingVnd: sql`${coinSlices.remainingVnd} + ${remainingVnd}`,
				heldVnd: sql`${coinSlices.heldVnd} + ${heldVnd}`,
				clawedVnd: sql`${coinSlices.clawedVnd} + ${clawedVnd}`,
				...(isBack ? { noticedDays: null } : {}),
				...(expiresAt ? { expiresAt } : {}),
			})
			.where(eq(coinSlices.id, sliceId));
	}
}

export type NewMovement = Omit<CoinMovement, 'id' | 'sourceType' | 'sourceId'> & { readonly source: Source };

export async function recordMovements(tx: Transaction, movements: readonly NewMovement[]): Promise<void> {
	if (movements.length === 0) return;
	const rows = movements.map(({ source, ...rest }) => ({
		id: newId(),
		...rest,
		sourceType: source.type,
		sourceId: source.id,
	}));
	await tx.insert(coinMovements).values(rows);
}

/** By slice, in the order of time. */
export async function movementsOfSlices(
	read: ReadDatabase,
	sliceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CoinMovement[]>> {
	if (sliceIds.length === 0) return new Map();
	const rows = await read
		.select()
		.from(coinMovements)
		.where(inArray(coinMovements.sliceId, [...sliceIds]))
		.orderBy(asc(coinMovements.at), asc(coinMovements.id));
	return Map.groupBy(rows, ({ sliceId }) => sliceId);
}

export async function hasMovement(tx: Transaction, source: Source, kind: CoinMovement['kind']): Promise<boolean> {
	const same = and(
		eq(coinMovements.sourceType, source.type),
		eq(coinMovements.sourceId, source.id),
		eq(coinMovements.kind, kind),
	);
	return (await tx.$count(coinMovements, same)) > 0;
}

export async function customersWithExpired(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const rows = await read
		.selectDistinct({ customerId: coinSlices.customerId })
		.from(coinSlices)
		.where(
			and(
				eq(coinSlices.bucket, 'bonus'),
				gt(coinSlices.remainingVnd, coinSlices.heldVnd),
				sql`${coinSlices.expiresAt} <= ${now.toISOString()}::timestamptz and ${coinSlices.remainingVnd} > 0`,
			),
		)
		.limit(limit);
	return rows.map(({ customerId }) => customerId);
}

export async function customersToNotify(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const due = coinConfig.expiryNoticeDays.map(
		(days) => sql`(${coinSlices.expiresAt} <= ${addMs(now, days * DAY_MS).toISOString()}::timestamptz
			and (${coinSlices.noticedDays} is null or ${coinSlices.noticedDays} > ${days}))`,
	);
	const rows = await read
		.selectDistinct({ customerId: coinSlices.customerId })
		.from(coinSlices)
		.where(
			and(
				eq(coinSlices.bucket, 'bonus'),
				sql`${coinSlices.remainingVnd} > ${coinSlices.heldVnd} and ${coinSlices.expiresAt} > ${now.toISOString()}::timestamptz`,
				sql`(${sql.join(due, sql` or `)})`,
			),
		)
		.limit(limit);
	return rows.map(({ customerId }) => customerId);
}

export async function markNoticed(tx: Transaction, sliceId: string, days: number): Promise<void> {
	await tx.update(coinSlices).set({ noticedDays: days }).where(eq(coinSlices.id, sliceId));
}
