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

async function expectSound() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
}

describe('spending coin', () => {
	test('of a hundred spendings of 100 from 1.000 at once ten succeed and nothing is left', async () => {
		const owner = await makeCoinOwner(database, 1000);
		await database.warm(20);
		const answers = await Promise.all(Array.from({ length: 100 }, () => owner.spend({ bonusVnd: 100 })));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
		expect(answers.filter((answer) => !answer.ok).map((answer) => !answer.ok && answer.error.code)).toEqual(
			Array.from({ length: 90 }, () => 'coin.insufficient'),
		);
		expect(await owner.balance()).toMatchObject({ postedVnd: 0, availableVnd: 0 });
		await expectSound();
	});

	test('the same order pays once, however often and however concurrently it is asked', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		const answers = await Promise.all(Array.from({ length: 20 }, () => owner.spend({ bonusVnd: 300 }, orderId)));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect((await owner.balance()).postedVnd).toBe(700);
		await expect(owner.spend({ bonusVnd: 301 }, orderId)).rejects.toThrow('taken differently');
	});

	test('keeps to half of the products and to what a day allows', async () => {
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

	test('pays no more than the products, whichever coin it is', async () => {
		const owner = await makeCoinOwner(database, 900_000);
		const over = { error: { code: 'coin.over_limit' } };
		expect(await owner.spend({ paidVnd: 100_001 }, newId(), 100_000)).toMatchObject(over);
		expect(await owner.spend({ bonusVnd: 50_000, paidVnd: 50_001 }, newId(), 100_000)).toMatchObject(over);
		expect((await owner.balance()).postedVnd).toBe(900_000);
	});

	test('frozen coin stays and is not spent', async () => {
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

describe('holding coin', () => {
	test('keeps it from everybody else until the payment is settled', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		expect(await owner.hold({ bonusVnd: 400 }, orderId)).toEqual(ok(null));
		expect(await owner.hold({ bonusVnd: 400 }, orderId)).toEqual(ok(null));
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 400, availableVnd: 600 });
		expect(await owner.spend({ bonusVnd: 601 })).toMatchObject({ error: { code: 'coin.insufficient' } });
		await expectSound();
		expect(await post(orderId)).toEqual(ok(null));
		expect(await post(orderId)).toEqual(ok(null));
		expect(await owner.balance()).toEqual({ postedVnd: 600, heldVnd: 0, availableVnd: 600 });
		await giveUp(orderId);
		expect((await owner.balance()).postedVnd).toBe(600);
		await expectSound();
	});

	test('frees it when the order is given up, once', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await Promise.all(Array.from({ length: 20 }, () => giveUp(orderId)));
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 0, availableVnd: 1000 });
		await expectSound();
	});

	test('is decided once when the payment and the clock race', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await database.warm(20);
		await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? post(orderId) : giveUp(orderId))));
		expect(await owner.balance()).toEqual({ postedVnd: 600, heldVnd: 0, availableVnd: 600 });
		await expectSound();
	});

	test('a payment that comes late takes the coin again while it lasts', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const [first, second] = [newId(), newId()];
		await owner.hold({ bonusVnd: 400 }, first);
		await owner.hold({ bonusVnd: 500 }, second);
		await giveUp(first, second);
		expect(await post(second)).toEqual(ok(null));
		await owner.spend({ bonusVnd: 300 });
		expect(await post(first)).toMatchObject({ error: { code: 'coin.insufficient' } });
		expect(await owner.balance()).toEqual({ postedVnd: 200, heldVnd: 0, availableVnd: 200 });
		await expectSound();
	});

	test('what nobody asks for again is free by itself', async () => {
		const owner = await makeCoinOwner(database, 1000);
		await owner.hold({ bonusVnd: 400 }, newId(), new Date('2000-01-01'));
		const orderId = newId();
		await owner.hold({ bonusVnd: 100 }, orderId);
		await releaseCoinHolds.handle(context, {});
		expect(await owner.balance()).toEqual({ postedVnd: 1000, heldVnd: 100, availableVnd: 900 });
		await expectSound();
	});

	test('is over two hours late for twenty workers at once, in ledger and slices; an hour back nothing is held again', async () => {
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
		await expectSound();
	});

	test('is not let go by a clock that has stepped behind its end since it looked', async () => {
		const owner = await makeCoinOwner(database, 1000);
		const orderId = newId();
		await owner.hold({ bonusVnd: 400 }, orderId);
		await transact(context, async (scope) => ok(await voidCoin(scope, { orderIds: [orderId], isOverdueOnly: true })));
		expect((await owner.balance()).heldVnd).toBe(400);
		await giveUp(orderId);
		expect((await owner.balance()).heldVnd).toBe(0);
	});

	test('comes back whole for some days where the coin has ended in the meantime, once, however late', async () => {
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
		await expectSound();
	});
});
