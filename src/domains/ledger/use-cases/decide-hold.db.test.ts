import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import type { AccountRef } from '../contract.ts';
import { expireHolds } from '../jobs/expire-holds.ts';
import { getBalance } from '../queries/get-balance.ts';
import { getLedgerCheck } from '../queries/get-ledger-check.ts';
import { postHold, voidHold } from './decide-hold.ts';
import { holdFunds } from './hold-funds.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);
const FAR = new Date('2099-01-01');
beforeEach(() => database.setClock('0 s'));

async function bidderWith(amountVnd: number) {
	const bidder = newId();
	const coin: AccountRef = { kind: 'coin_paid', ownerId: bidder };
	const deposit: AccountRef = { kind: 'deposit_hold', ownerId: `auction:${bidder}` };
	await makeTransfers(context, { leg: 'top_up', debit: { kind: 'psp_vnpay_clearing' }, credit: coin, amountVnd });
	const hold = (heldVnd: number, id = newId(), expiresAt = FAR) =>
		transact(context, (scope) =>
			holdFunds(scope, {
				source: { type: 'deposit', id },
				leg: 'deposit',
				debit: coin,
				credit: deposit,
				amountVnd: heldVnd,
				expiresAt,
			}),
		);
	return { coin, deposit, hold };
}

const post = (holdId: string, amountVnd?: number) =>
	transact(context, (scope) => postHold(scope, { holdId, ...(amountVnd ? { amountVnd } : {}) }));
const giveBack = (holdId: string) => transact(context, (scope) => voidHold(scope, { holdId }));

async function heldBy(answer: Awaited<ReturnType<Awaited<ReturnType<typeof bidderWith>>['hold']>>) {
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value.holdId;
}

describe('ledger holds', () => {
	test('holdFunds makes money unavailable until voidHold releases it', async () => {
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(400));
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 1000, heldVnd: 400, availableVnd: 600 });
		expect(await bidder.hold(601)).toMatchObject({ ok: false, error: { code: 'ledger.insufficient_funds' } });
		expect(await giveBack(holdId)).toEqual(ok(null));
		expect(await giveBack(holdId)).toEqual(ok(null));
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 1000, heldVnd: 0, availableVnd: 1000 });
		expect(await post(holdId)).toMatchObject({ ok: false, error: { code: 'ledger.hold_closed' } });
	});

	test('postHold moves the held money and releases the rest, and the hold can no longer be voided', async () => {
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(400));
		expect(await post(holdId, 300)).toEqual(ok(null));
		expect(await post(holdId, 300)).toEqual(ok(null));
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 700, heldVnd: 0, availableVnd: 700 });
		expect((await getBalance(read, bidder.deposit)).postedVnd).toBe(300);
		expect(await giveBack(holdId)).toMatchObject({ ok: false, error: { code: 'ledger.hold_closed' } });
		await expect(database.pool.query('UPDATE ledger_holds SET state = $1', ['held'])).rejects.toThrow('never changed');
	});

	test('twenty concurrent holdFunds calls of one source create one hold', async () => {
		const bidder = await bidderWith(1000);
		const id = newId();
		const answers = await Promise.all(Array.from({ length: 20 }, () => bidder.hold(100, id)));
		expect(new Set(answers.map((answer) => answer.ok && answer.value.holdId)).size).toBe(1);
		expect((await getBalance(read, bidder.coin)).heldVnd).toBe(100);
	});

	test('twenty concurrent holds never exceed the balance', async () => {
		const bidder = await bidderWith(1000);
		const answers = await Promise.all(Array.from({ length: 20 }, () => bidder.hold(100)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
		expect((await getBalance(read, bidder.coin)).availableVnd).toBe(0);
	});

	test('a hold is decided once when postHold and voidHold race', async () => {
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(500));
		const decide = (index: number) => (index % 2 ? post(holdId) : giveBack(holdId));
		await Promise.all(Array.from({ length: 20 }, (_, index) => decide(index)));
		const coin = await getBalance(read, bidder.coin);
		const deposit = await getBalance(read, bidder.deposit);
		expect(coin.heldVnd).toBe(0);
		expect(coin.postedVnd + deposit.postedVnd).toBe(1000);
	});

	test('expireHolds releases a hold after its end, and postHold returns ledger.hold_closed', async () => {
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(400, newId(), new Date('2000-01-01')));
		expect(await post(holdId)).toMatchObject({ ok: false, error: { code: 'ledger.hold_closed' } });
		await expireHolds.handle(context, {});
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 1000, heldVnd: 0, availableVnd: 1000 });
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('an expired hold is released once by twenty concurrent workers, and a clock that goes back does not restore it', async () => {
		await database.setClockTo('2030-06-03T08:00:00+07:00');
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(400, newId(), new Date('2030-06-03T09:00:00+07:00')));
		const longer = await heldBy(await bidder.hold(100, newId(), new Date('2030-06-03T11:30:00+07:00')));
		const wakeAt = async (instant: string) => {
			await database.setClockTo(`2030-06-03T${instant}+07:00`);
			await Promise.all(Array.from({ length: 20 }, () => expireHolds.handle(context, {})));
		};
		await wakeAt('08:59:00');
		expect((await getBalance(read, bidder.coin)).heldVnd).toBe(500);
		await wakeAt('11:00:00');
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 1000, heldVnd: 100, availableVnd: 900 });
		await wakeAt('10:00:00');
		await database.setClockTo('2030-06-03T08:30:00+07:00');
		expect(await post(holdId)).toMatchObject({ ok: false, error: { code: 'ledger.hold_closed' } });
		expect(await post(longer)).toEqual(ok(null));
		expect(await getBalance(read, bidder.coin)).toEqual({ postedVnd: 900, heldVnd: 0, availableVnd: 900 });
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('voidHold does not expire a hold whose end is still in the future', async () => {
		await database.setClockTo('2030-06-03T08:00:00+07:00');
		const bidder = await bidderWith(1000);
		const holdId = await heldBy(await bidder.hold(400, newId(), new Date('2030-06-03T09:00:00+07:00')));
		expect(await transact(context, (scope) => voidHold(scope, { holdId, as: 'expired' }))).toEqual(ok(null));
		expect((await getBalance(read, bidder.coin)).heldVnd).toBe(400);
		expect(await post(holdId)).toEqual(ok(null));
	});
});
