import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { runWhileLocked } from '#tests/locks.ts';
import { expireCoin } from '../jobs/expire-coin.ts';
import { getCoinCheck } from '../queries/get-coin-check.ts';
import { listCoinMovements } from '../queries/list-coin-movements.ts';
import { clawBackCoin } from './claw-back-coin.ts';
import { returnCoin } from './return-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);

const giveBack = (orderId: string, bonusVnd: number, id = newId()) =>
	transact(context, async (scope) =>
		ok(await returnCoin(scope, { orderId, source: { type: 'return', id }, bonusVnd, paidVnd: 0 })),
	);
const clawBack = async (orderId: string, numerator: number, denominator: number, id = newId()) => {
	const done = await transact(context, async (scope) =>
		ok(await clawBackCoin(scope, { orderId, source: { type: 'return', id }, numerator, denominator })),
	);
	return done.value;
};
const cashback = (orderId: string) => ({ kind: 'cashback' as const, orderId, source: { type: 'order', id: orderId } });

async function expectBooksBalanced() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
}

describe('returnCoin', () => {
	test('refills the original slices, once per return and never more than was spent', async () => {
		const owner = await makeCoinOwner(database, 300);
		await owner.grant(500);
		const orderId = newId();
		await owner.spend({ bonusVnd: 400 }, orderId);
		expect((await owner.slices()).map(({ remainingVnd }) => remainingVnd)).toEqual([0, 400]);
		const id = newId();
		await Promise.all(Array.from({ length: 20 }, () => giveBack(orderId, 150, id)));
		expect((await owner.slices()).map(({ remainingVnd }) => remainingVnd)).toEqual([50, 500]);
		await expect(giveBack(orderId, 251)).rejects.toThrow('did not spend');
		await giveBack(orderId, 250);
		expect((await owner.balance()).postedVnd).toBe(800);
		await expectBooksBalanced();
	});

	test('gives a new end to coin that has expired since, and only to that', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.spend({ bonusVnd: 400 }, orderId);
		await database.setClock('130 days');
		await giveBack(orderId, 400);
		expect((await owner.balance()).postedVnd).toBe(400);
		const [slice] = await owner.slices();
		expect(slice?.remainingVnd).toBe(400);
		const days = ((slice?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(160);
		expect(days).toBeLessThan(162);
		await database.setClock('170 days');
		await expireCoin.handle(context, {});
		expect((await owner.balance()).postedVnd).toBe(0);
		await database.setClock('0');
		await expectBooksBalanced();
	});
});

describe('returnCoin shortly before the end', () => {
	async function onLastDay(spentVnd = 400) {
		await database.setClockTo('2031-01-15T10:00:00+07:00');
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.spend({ bonusVnd: spentVnd }, orderId);
		await database.setClockTo('2031-04-30T10:00:00+07:00');
		return { owner, orderId };
	}
	const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`);

	test('puts the returned coin into a slice of thirty days, while the unspent rest ends as before', async () => {
		const { owner, orderId } = await onLastDay();
		const id = newId();
		await Promise.all(Array.from({ length: 20 }, () => giveBack(orderId, 150, id)));
		expect((await owner.slices()).map(({ remainingVnd, expiresAt }) => [remainingVnd, expiresAt])).toEqual([
			[600, midnight('2031-05-01')],
			[150, midnight('2031-05-31')],
		]);
		await database.setClockTo('2031-05-01T02:10:00+07:00');
		await expireCoin.handle(context, {});
		expect((await owner.balance()).postedVnd).toBe(150);
		const again = newId();
		await owner.spend({ bonusVnd: 100 }, again);
		await database.setClockTo('2031-05-29T10:00:00+07:00');
		await giveBack(again, 100);
		await database.setClockTo('2031-05-31T00:00:00+07:00');
		await expireCoin.handle(context, {});
		expect((await owner.balance()).postedVnd).toBe(100);
		await database.setClock('0');
		await expectBooksBalanced();
	});

	test('keeps the origin in the statement and does not count as earned', async () => {
		const { owner, orderId } = await onLastDay();
		await giveBack(orderId, 150);
		const asked = { filter: 'earned', month: null, limit: 10 } as const;
		const page = await listCoinMovements(contextOf(database, member(owner.customerId)), asked);
		expect(page.items[0]).toMatchObject({ kind: 'returned', changeVnd: 150, orderId, origin: page.items[1]?.origin });
		await database.setClock('0');
	});

	test('extends the original slice when it is otherwise empty', async () => {
		const { owner, orderId } = await onLastDay(1000 - 500);
		await owner.spend({ bonusVnd: 500 });
		await giveBack(orderId, 500);
		expect((await owner.slices()).map(({ remainingVnd, expiresAt }) => [remainingVnd, expiresAt])).toEqual([
			[500, midnight('2031-05-31')],
		]);
		await database.setClock('0');
		await expectBooksBalanced();
	});
});

describe('expireCoin', () => {
	test('bonus ends at midnight in Việt Nam and cannot be spent afterwards, even before the nightly run', async () => {
		await database.setClockTo('2030-01-15T10:00:00+07:00');
		const owner = await makeCoinOwner(database, 1000);
		await database.setClockTo('2030-04-30T23:59:00+07:00');
		expect(await owner.spend({ bonusVnd: 100 })).toEqual(ok(null));
		await database.setClockTo('2030-05-01T00:00:00+07:00');
		expect(await owner.spend({ bonusVnd: 100 })).toMatchObject({ error: { code: 'coin.insufficient' } });
		await database.setClockTo('2030-05-01T02:10:00+07:00');
		await Promise.all(Array.from({ length: 5 }, () => expireCoin.handle(context, {})));
		expect((await owner.balance()).postedVnd).toBe(0);
		await database.setClock('0');
		await expectBooksBalanced();
	});

	test('concurrent with returns, takes expired coin once and none of the returned coin', async () => {
		await database.setClockTo('2030-01-15T10:00:00+07:00');
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.spend({ bonusVnd: 400 }, orderId);
		await database.setClockTo('2030-03-01T10:00:00+07:00');
		await owner.grant(500);
		await database.setClockTo('2030-05-01T02:10:00+07:00');
		await runWhileLocked(database, { table: 'coin_accounts', key: 'customer_id', id: owner.customerId }, 20, () =>
			Promise.all(
				Array.from({ length: 20 }, (_, at) => (at % 2 ? expireCoin.handle(context, {}) : giveBack(orderId, 40))),
			),
		);
		expect((await owner.balance()).postedVnd).toBe(900);
		const { rows } = await database.pool.query<{ gone: number }>(
			`SELECT sum(change_vnd)::int AS gone FROM coin_movements WHERE customer_id = $1 AND kind = 'expired'`,
			[owner.customerId],
		);
		expect(rows).toEqual([{ gone: -600 }]);
		await database.setClock('0');
		await expectBooksBalanced();
	});
});

describe('grantCoin', () => {
	test('limits twenty concurrent grants to the cap of the day, which restarts at midnight in Việt Nam', async () => {
		await database.setClockTo('2030-06-03T23:50:00+07:00');
		const owner = await makeCoinOwner(database);
		const earn = () => owner.grant(20_000, cashback(newId()));
		await Promise.all(Array.from({ length: 20 }, earn));
		expect((await owner.balance()).postedVnd).toBe(50_000);
		await database.setClockTo('2030-06-04T00:01:00+07:00');
		await Promise.all(Array.from({ length: 20 }, earn));
		expect((await owner.balance()).postedVnd).toBe(100_000);
		await database.setClockTo('2030-06-05T10:00:00+07:00');
		await earn();
		expect((await owner.balance()).postedVnd).toBe(100_000);
		await database.setClockTo('2030-06-10T00:01:00+07:00');
		await earn();
		expect((await owner.balance()).postedVnd).toBe(120_000);
		await database.setClock('0');
	});

	test('grants once per order', async () => {
		const owner = await makeCoinOwner(database);
		const orderId = newId();
		const answers = await Promise.all(Array.from({ length: 20 }, () => owner.grant(700, cashback(orderId))));
		expect(answers.every(({ value }) => value.grantedVnd === 700)).toBe(true);
		expect((await owner.balance()).postedVnd).toBe(700);
	});
});

describe('clawBackCoin', () => {
	test('takes back exactly the granted amount over several returns, each once', async () => {
		const owner = await makeCoinOwner(database);
		const orderId = newId();
		await owner.grant(1000, cashback(orderId));
		const id = newId();
		await Promise.all(Array.from({ length: 20 }, () => clawBack(orderId, 1, 3, id)));
		expect((await owner.balance()).postedVnd).toBe(667);
		await clawBack(orderId, 1, 3);
		expect((await owner.balance()).postedVnd).toBe(334);
		await clawBack(orderId, 1, 3);
		expect((await owner.balance()).postedVnd).toBe(0);
		await expectBooksBalanced();
	});

	test('turns spent coin into a debt that the next grants pay, and never makes a balance negative', async () => {
		const owner = await makeCoinOwner(database);
		const orderId = newId();
		await owner.grant(1000, cashback(orderId));
		await owner.spend({ bonusVnd: 900 });
		expect(await clawBack(orderId, 1, 1)).toEqual({ clawedVnd: 100, owedVnd: 900 });
		expect((await owner.balance()).postedVnd).toBe(0);
		await owner.grant(500);
		expect((await owner.balance()).postedVnd).toBe(0);
		await owner.grant(500);
		expect((await owner.balance()).postedVnd).toBe(100);
		await expectBooksBalanced();
	});

	test('sends one notice per return with the amount and the debt', async () => {
		const owner = await makeCoinOwner(database);
		const orderId = newId();
		await owner.grant(1000, cashback(orderId));
		await owner.spend({ bonusVnd: 900 });
		const id = newId();
		await Promise.all(Array.from({ length: 20 }, () => clawBack(orderId, 1, 1, id)));
		const { rows } = await database.pool.query(
			"SELECT class, params FROM notices WHERE customer_id = $1 AND kind = 'coin.clawed_back'",
			[owner.customerId],
		);
		expect(rows).toEqual([{ class: 'order', params: { amountVnd: 1000, owedVnd: 900 } }]);
	});

	test('takes back the first-order gift with the whole order only, after which it can be granted again', async () => {
		const owner = await makeCoinOwner(database);
		const orderId = newId();
		const gift = (id: string) => ({ kind: 'first_order' as const, orderId: id, source: { type: 'order', id } });
		await owner.grant(10_000, gift(orderId));
		await expect(owner.grant(10_000, gift(newId()))).rejects.toMatchObject({
			cause: { constraint: 'coin_slices_first_order_once' },
		});
		await clawBack(orderId, 1, 2);
		expect((await owner.balance()).postedVnd).toBe(10_000);
		await clawBack(orderId, 1, 2);
		expect((await owner.balance()).postedVnd).toBe(0);
		await owner.grant(10_000, gift(newId()));
		expect((await owner.balance()).postedVnd).toBe(10_000);
	});
});

test('slices and ledger agree after any sequence of grants, spendings, returns, expiries and clawbacks', async () => {
	const step = fc.record({
		what: fc.constantFrom('grant', 'earn', 'spend', 'hold', 'return', 'claw', 'wait'),
		amount: fc.integer({ min: 1, max: 600 }),
		part: fc.integer({ min: 1, max: 3 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
			const owner = await makeCoinOwner(database);
			const [earned, spent]: [string[], { id: string; left: number }[]] = [[], []];
			let day = 0;
			for (const { what, amount, part } of steps) {
				const orderId = newId();
				if (what === 'grant') await owner.grant(amount);
				if (what === 'earn') await owner.grant(amount, cashback(earned[earned.push(orderId) - 1] ?? ''));
				if (what === 'spend' && (await owner.spend({ bonusVnd: amount }, orderId)).ok)
					spent.push({ id: orderId, left: amount });
				if (what === 'hold') await owner.hold({ bonusVnd: amount }, orderId);
				const latest = spent.at(-1);
				if (what === 'return' && latest) {
					const back = Math.min(latest.left, amount);
					if (back > 0) await giveBack(latest.id, back);
					latest.left -= back;
				}
				const granted = earned.at(-1);
				if (what === 'claw' && granted) await clawBack(granted, part, 3);
				if (what === 'wait') {
					day += amount / 4;
					await database.setClock(`${day} days`);
					if (part > 1) await expireCoin.handle(context, {});
				}
				const { postedVnd, heldVnd, availableVnd } = await owner.balance();
				const slices = await owner.slices();
				expect(availableVnd).toBeGreaterThanOrEqual(0);
				expect(postedVnd).toBe(slices.reduce((sum, { remainingVnd }) => sum + remainingVnd, 0));
				expect(heldVnd).toBe(slices.reduce((sum, slice) => sum + slice.heldVnd, 0));
			}
			await database.setClock('0');
			await expectBooksBalanced();
		}),
		{ numRuns: 25 },
	);
});
