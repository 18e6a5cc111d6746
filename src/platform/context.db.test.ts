import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { err, ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { transact } from './context.ts';
import { type IdempotencyClaim, KeyReused, ReplayedAnswer } from './http/idempotency.ts';
import { claimOnce } from './jobs/index.ts';

const database = await testDatabase();

const claim = (key: string, requestHash = 'same'): IdempotencyClaim => ({
	actorKey: 'customer:1',
	method: 'POST',
	path: '/api/orders',
	key,
	requestHash,
	status: 201,
	encode: (value) => value,
});
const effectCount = async (key: string): Promise<number> => {
	const { rows } = await database.db.execute<{ n: number }>(sql`select count(*) as n from effects where key = ${key}`);
	return rows[0]?.n ?? -1;
};
const placeWithKey = (key: string, requestHash?: string) =>
	transact({ ...contextOf(database, system()), idempotency: claim(key, requestHash) }, async ({ db }) => {
		await db.execute(sql`insert into effects (key) values (${`${key}:${crypto.randomUUID()}`})`);
		return ok({ order: key });
	});

async function waitForLockWaiter(): Promise<void> {
	await expect
		.poll(async () => {
			const { rowCount } = await database.pool.query(
				"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			return rowCount;
		})
		.toBe(1);
}

test('transact rolls back all writes when the work returns an error', async () => {
	const result = await transact(contextOf(database, system()), async ({ db }) => {
		await claimOnce(db, 'refused');
		return err({ kind: 'conflict', code: 'tests.refused' });
	});
	expect(result).toEqual({ ok: false, error: { kind: 'conflict', code: 'tests.refused' } });
	expect(await effectCount('refused')).toBe(0);
});

test('20 concurrent requests with one idempotency key run the work once, and all receive the first answer', async () => {
	const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => placeWithKey('twenty')));
	const done = outcomes.filter((outcome) => outcome.status === 'fulfilled');
	const replayed = outcomes.filter(
		(outcome) => outcome.status === 'rejected' && outcome.reason instanceof ReplayedAnswer,
	);
	expect([done.length, replayed.length]).toEqual([1, 19]);
	for (const outcome of replayed) {
		const { status, answer } = (outcome as PromiseRejectedResult).reason as ReplayedAnswer;
		expect({ status, answer }).toEqual({ status: 201, answer: { order: 'twenty' } });
	}
	const { rows } = await database.db.execute<{ n: number }>(
		sql`select count(*) as n from effects where key like 'twenty:%'`,
	);
	expect(rows[0]?.n).toBe(1);
});

test('a second request with the same idempotency key waits for the first and does not run its work', async () => {
	const { promise: isWaiting, resolve: finishFirst } = Promise.withResolvers<void>();
	const { promise: hasClaimed, resolve: claimed } = Promise.withResolvers<void>();
	let runs = 0;
	const request = () =>
		transact({ ...contextOf(database, system()), idempotency: claim('waits') }, async () => {
			runs += 1;
			claimed();
			await isWaiting;
			return ok({ run: runs });
		});
	const first = request();
	await hasClaimed;
	const second = request();
	const both = Promise.allSettled([first, second]);
	await waitForLockWaiter().finally(finishFirst);
	await both;
	expect(await first).toEqual(ok({ run: 1 }));
	await expect(second).rejects.toMatchObject({ status: 201, answer: { run: 1 } });
	expect(runs).toBe(1);
});

test('a request that waited for the same idempotency key runs its work when the first one returned an error', async () => {
	const { promise: isWaiting, resolve: finishFirst } = Promise.withResolvers<void>();
	const { promise: hasClaimed, resolve: claimed } = Promise.withResolvers<void>();
	const idempotency = claim('first refused');
	const first = transact({ ...contextOf(database, system()), idempotency }, async () => {
		claimed();
		await isWaiting;
		return err({ kind: 'conflict' as const, code: 'tests.refused' });
	});
	await hasClaimed;
	const second = transact({ ...contextOf(database, system()), idempotency }, async () => ok('done'));
	await waitForLockWaiter().finally(finishFirst);
	expect((await first).ok).toBe(false);
	expect(await second).toEqual(ok('done'));
});

test('a repeated request whose work now returns an error receives the first answer', async () => {
	const takeLast = () =>
		transact({ ...contextOf(database, system()), idempotency: claim('last piece') }, async ({ db }) => {
			const isFirst = await claimOnce(db, 'last piece');
			return isFirst ? ok({ unit: 1 }) : err({ kind: 'conflict' as const, code: 'tests.sold_out' });
		});
	expect(await takeLast()).toEqual(ok({ unit: 1 }));
	await expect(takeLast()).rejects.toMatchObject({ status: 201, answer: { unit: 1 } });
});

test('a repeated request whose work violates a check constraint receives the first answer', async () => {
	await database.db.execute(sql`create table shelf (pieces int check (pieces >= 0))`);
	await database.db.execute(sql`insert into shelf values (1)`);
	const take = () =>
		transact({ ...contextOf(database, system()), idempotency: claim('shelf') }, async ({ db }) => {
			await db.execute(sql`update shelf set pieces = pieces - 1`);
			return ok('taken');
		});
	expect(await take()).toEqual(ok('taken'));
	await expect(take()).rejects.toMatchObject({ status: 201, answer: 'taken' });
});

test('a repeated request whose work violates a unique constraint receives the first answer', async () => {
	const writeOnce = () =>
		transact({ ...contextOf(database, system()), idempotency: claim('written') }, async ({ db }) => {
			await db.execute(sql`insert into effects (key) values ('written')`);
			return ok('written');
		});
	expect(await writeOnce()).toEqual(ok('written'));
	await expect(writeOnce()).rejects.toMatchObject({ status: 201, answer: 'written' });
});

test('an idempotency key with another request body throws KeyReused', async () => {
	await placeWithKey('reused', 'first body');
	await expect(placeWithKey('reused', 'second body')).rejects.toBeInstanceOf(KeyReused);
});

test('a failed request runs again with the same idempotency key', async () => {
	const attempt = (isRejected: boolean) =>
		transact({ ...contextOf(database, system()), idempotency: claim('anew') }, async () =>
			isRejected ? err({ kind: 'conflict' as const, code: 'tests.refused' }) : ok('done'),
		);
	expect((await attempt(true)).ok).toBe(false);
	expect(await attempt(false)).toEqual(ok('done'));
});

test("the clock of a context follows the database's clock, also when a test shifts it", async () => {
	const shifted = await testDatabase({ clockOffset: '2 hours' });
	const result = await transact(contextOf(shifted, system()), async ({ now }) => ok(await now()));
	const aheadMs = result.ok ? result.value.getTime() - Date.now() : 0;
	expect(aheadMs / 3_600_000).toBeCloseTo(2, 1);
});

test('transact retries one of two deadlocked transactions, and both succeed', async () => {
	for (const key of ['left', 'right'])
		await database.db.execute(sql`insert into effects (key) values (${key}) on conflict do nothing`);
	let started = 0;
	const take = (first: string, second: string) =>
		transact(contextOf(database, system()), async ({ db }) => {
			started += 1;
			for (const key of [first, second]) {
				await db.execute(sql`select from effects where key = ${key} for update`);
				await db.execute(sql`select pg_sleep(0.2)`);
			}
			return ok(null);
		});
	const ended = await Promise.all([take('left', 'right'), take('right', 'left')]);
	expect(ended.map(({ ok: isOk }) => isOk)).toEqual([true, true]);
	expect(started).toBeGreaterThan(2);
});
