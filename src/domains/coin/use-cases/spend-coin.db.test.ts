import { beforeEach, describe, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { markFrozen } from '../db/account-repository.ts';
import { releaseCoinHolds } from '../jobs/release-holds.ts';
import { getCoinCheck } from '../queries/get-coin-check.ts';
import { quoteCoin } from '../queries/get-coin-quote.ts';
import { postCoin } from './post-coin.ts';
import { voidCoin } from './void-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);
beforeEach(() => database.setClock('0 s'));

const post = (...orderIds: readonly string[]) => transact(context, (scope) => postCoin(scope, { orderIds }));
const giveUp = (...orderIds: readonly string[]) =>
	transact(context, async (scope) => ok(await voidCoin(scope, { orderIds })));
const quote = async (customerId: string, goodsVnd: number) =>
	quoteCoin(read, { customerId, goodsVnd, now: await databaseNow(readOnly(database.db)) });

async function expectBooksBalanced() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
}

describe('spendCoin', () => {
	test('accepts ten of a hundred concurrent payments of 100 from a balance of 1,000', async () => {
		const owner = await makeCoinOwner(database, 1000);
		await database.warm(20);
		const answers = await Promise.all(Array.from({ length: 100 }, () => owner.spend({ bonusVnd: 100 })));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
		expect(answers.filter((answer) => !answer.ok).map((answer) => !answer.ok && answer.error.code)).toEqual(
			Array.from({ length: 90 }, () => 'coin.insufficient'),
		);
		expect(await owner.balance()).toMatchObject({ postedVnd: 0, availableVnd: 0 });
		await expectBooksBalanced();
	});

	test('takes coin once per order and throws for a different amount', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		const answers = await Promise.all(Array.from({ length: 20 }, () => owner.spend({ bonusVnd: 300 }, orderId)));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect((await owner.balance()).postedVnd).toBe(700);
		await expect(owner.spend({ bonusVnd: 301 }, orderId)).rejects.toThrow('taken differently');
	});

	test('returns coin.over_limit beyond half of the products and beyond the daily limit', async () => {
		const owner = await makeCoinOwner(database, 900_000);
		expect(await owner.spend({ bonusVnd: 50_001 }, newId(), 100_001)).toMatchObject({
			error: { code: 'coin.over_limit' },
		});
		expect(await owner.spend({ bonusVnd: 50_000 }, newId(), 100_001)).toEqual(ok(null));
		expect(await owner.spend({ bonusVnd: 450_001 })).toMatchObject({ error: { code: 'coin.over_limit' } });
		expect(await quote(owner.customerId, 9_000_000)).toMatchObject({ bonusUsableVnd: 450_000 });
		expect(await owner.spend({ bonusVnd: 450_000 })).toEqual(ok(null));
		expect(await quote(owner.customerId, 9_000_000)).toMatchObject({ bonusUsableVnd: 0 });
	});

	test('returns coin.over_limit when bonus and paid coin exceed the price of the products', async () => {
		const owner = await makeCoinOwner(database, 900_000);
		const over = { error: { code: 'coin.over_limit' } };
		expect(await owner.spend({ paidVnd: 100_001 }, newId(), 100_000)).toMatchObject(over);
		expect(await owner.spend({ bonusVnd: 50_000, paidVnd: 50_001 }, newId(), 100_000)).toMatchObject(over);
		expect((await owner.balance()).postedVnd).toBe(900_000);
	});

	test('returns coin.frozen for a frozen account and keeps its balance', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const freeze = (frozenAt: Date | null, frozenReason: string | null) =>
			transact(context, async (scope) => ok(await markFrozen(scope.db, owner.customerId, { frozenAt, frozenReason })));
		await freeze(new Date(), 'ring of accounts');
		expect(await quote(owner.customerId, 1_000_000)).toEqual({ bonusUsableVnd: 0, paidUsableVnd: 0, isFrozen: true });
		expect(await owner.spend({ bonusVnd: 100 })).toMatchObject({ error: { code: 'coin.frozen' } });
		await owner.grant(500);
		expect((await owner.balance()).availableVnd).toBe(1500);
		await freeze(null, null);
		expect(await owner.spend({ bonusVnd: 100 })).toEqual(ok(null));
	});
});

describe('holdCoin', () => {
	test('reserves the coin until the payment is decided', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		expect(await owner.hold({ bonusVnd: 400 }, orderId)).toEqual(ok(null));
		expect(await owner.hold({ bonusVnd: 400 }, orderId)).toEqual(ok(null));
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 400, availableVnd: 600 });
		expect(await owner.spend({ bonusVnd: 601 })).toMatchObject({ error: { code: 'coin.insufficient' } });
		await expectBooksBalanced();
		expect(await post(orderId)).toEqual(ok(null));
		expect(await post(orderId)).toEqual(ok(null));
		expect(await owner.balance()).toEqual({ postedVnd: 600, heldVnd: 0, availableVnd: 600 });
		await giveUp(orderId);
		expect((await owner.balance()).postedVnd).toBe(600);
		await expectBooksBalanced();
	});

	test('releases the coin once when the order is cancelled', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await Promise.all(Array.from({ length: 20 }, () => giveUp(orderId)));
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 0, availableVnd: 1000 });
		await expectBooksBalanced();
	});

	test('is decided once when payment and cancellation race', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await database.warm(20);
		await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? post(orderId) : giveUp(orderId))));
		expect(await owner.balance()).toEqual({ postedVnd: 600, heldVnd: 0, availableVnd: 600 });
		await expectBooksBalanced();
	});

	test('takes released coin again for a late payment while there is enough', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const [first, second] = [newId(), newId()];
		await owner.hold({ bonusVnd: 400 }, first);
		await owner.hold({ bonusVnd: 500 }, second);
		await giveUp(first, second);
		expect(await post(second)).toEqual(ok(null));
		await owner.spend({ bonusVnd: 300 });
		expect(await post(first)).toMatchObject({ error: { code: 'coin.insufficient' } });
		expect(await owner.balance()).toEqual({ postedVnd: 200, heldVnd: 0, availableVnd: 200 });
		await expectBooksBalanced();
	});

	test('expires without a renewal', async () => {
		const owner = await makeCoinOwner(database, 1000);
		await owner.hold({ bonusVnd: 400 }, newId(), new Date('2000-01-01'));
		const orderId = newId();
		await owner.hold({ bonusVnd: 100 }, orderId);
		await releaseCoinHolds.handle(context, {});
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 100, availableVnd: 900 });
		await expectBooksBalanced();
	});

	test('expired holds are released once by twenty concurrent workers, and a clock that goes back does not restore them', async () => {
		const at = (time: string) => database.setClockTo(`2030-06-03T${time}+07:00`);
		const wake = () => Promise.all(Array.from({ length: 20 }, () => releaseCoinHolds.handle(context, {})));
		await at('08:00:00');
		const owner = await makeCoinOwner(database, 1000);
		const [first, second] = [newId(), newId()];
		await owner.hold({ bonusVnd: 400 }, first, new Date('2030-06-03T09:00:00+07:00'));
		await owner.hold({ bonusVnd: 100 }, second, new Date('2030-06-03T11:30:00+07:00'));
		await at('08:59:00');
		await wake();
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 500, availableVnd: 500 });
		await at('11:00:00');
		await wake();
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 100, availableVnd: 900 });
		await at('10:00:00');
		await wake();
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 100, availableVnd: 900 });
		expect(await post(first)).toEqual(ok(null));
		expect(await post(second)).toEqual(ok(null));
		expect(await owner.balance()).toEqual({ postedVnd: 500, heldVnd: 0, availableVnd: 500 });
		await expectBooksBalanced();
	});

	test('a hold is not released as overdue when its end is still in the future under the lock', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await transact(context, async (scope) => ok(await voidCoin(scope, { orderIds: [orderId], isOverdueOnly: true })));
		expect((await owner.balance()).heldVnd).toBe(400);
		await giveUp(orderId);
		expect((await owner.balance()).heldVnd).toBe(0);
	});

	test('a released hold of expired coin is usable for some more days, once', async () => {
		await database.setClockTo('2030-01-31T23:00:00+07:00');
		const owner = await makeCoinOwner(database, 1000);
		await database.setClockTo('2030-04-30T23:50:00+07:00');
		await owner.hold({ bonusVnd: 400 }, newId(), new Date('2030-05-01T00:35:00+07:00'));
		await database.setClockTo('2030-05-01T02:35:00+07:00');
		await Promise.all(Array.from({ length: 20 }, () => releaseCoinHolds.handle(context, {})));
		expect(await owner.balance()).toEqual({ postedVnd: 400, heldVnd: 0, availableVnd: 400 });
		await database.setClockTo('2030-05-01T01:35:00+07:00');
		await releaseCoinHolds.handle(context, {});
		expect(await owner.spend({ bonusVnd: 400 })).toEqual(ok(null));
		await expectBooksBalanced();
	});
});
