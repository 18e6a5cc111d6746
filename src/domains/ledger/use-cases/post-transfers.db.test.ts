import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { rowsLockedBefore } from '#tests/locks.ts';
import type { AccountRef, TransferLeg } from '../contract.ts';
import { getBalance } from '../queries/get-balance.ts';
import { getLedgerCheck } from '../queries/get-ledger-check.ts';
import { listTransfers } from '../queries/list-transfers.ts';
import { postTransfers, tryTransfers } from './post-transfers.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);

const clearing: AccountRef = { kind: 'psp_vnpay_clearing' };
const coinOf = (ownerId: string): AccountRef => ({ kind: 'coin_paid', ownerId });
const escrowOf = (ownerId: string): AccountRef => ({ kind: 'order_escrow', ownerId });

const post = (sourceId: string, ...legs: readonly TransferLeg[]) =>
	transact(context, (scope) => tryTransfers(scope, { source: { type: 'test', id: sourceId }, legs }));
const topUp = (customer: string, amountVnd: number) =>
	post(newId(), { leg: 'top_up', debit: clearing, credit: coinOf(customer), amountVnd });
const spend = (customer: string, amountVnd: number, sourceId = newId()) =>
	post(sourceId, { leg: 'spend', debit: coinOf(customer), credit: escrowOf(sourceId), amountVnd });

describe('posting transfers', () => {
	test('postTransfers moves the amount from one account to the other', async () => {
		const customer = newId();
		const orderId = newId();
		await topUp(customer, 50_000);
		expect(await spend(customer, 20_000, orderId)).toEqual(ok({ booked: 1 }));
		expect(await getBalance(read, coinOf(customer))).toEqual({ postedVnd: 30_000, heldVnd: 0, availableVnd: 30_000 });
		expect((await getBalance(read, escrowOf(orderId))).postedVnd).toBe(20_000);
		expect(await listTransfers(read, { type: 'test', id: orderId })).toMatchObject([
			{ leg: 'spend', debit: `coin_paid:${customer}`, credit: `order_escrow:${orderId}`, amountVnd: 20_000 },
		]);
	});

	test('twenty concurrent requests post a leg once', async () => {
		const customer = newId();
		const orderId = newId();
		await topUp(customer, 50_000);
		const answers = await Promise.all(Array.from({ length: 20 }, () => spend(customer, 20_000, orderId)));
		expect(answers.filter((answer) => answer.ok && answer.value.booked === 1)).toHaveLength(1);
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect((await getBalance(read, coinOf(customer))).postedVnd).toBe(30_000);
	});

	test('twenty concurrent requests post a leg between accounts without a floor once', async () => {
		const orderId = newId();
		const leg = { leg: 'payment', debit: clearing, credit: escrowOf(orderId), amountVnd: 90_000 };
		const answers = await Promise.all(Array.from({ length: 20 }, () => post(orderId, leg)));
		expect(answers.filter((answer) => answer.ok && answer.value.booked === 1)).toHaveLength(1);
		expect((await getBalance(read, escrowOf(orderId))).postedVnd).toBe(90_000);
	});

	test('posting a leg again with another amount throws', async () => {
		const orderId = newId();
		const leg = { leg: 'payment', debit: clearing, credit: escrowOf(orderId), amountVnd: 90_000 };
		await post(orderId, leg);
		await expect(post(orderId, { ...leg, amountVnd: 90_001 })).rejects.toThrow('booked differently');
	});

	test('ten of a hundred concurrent payments of 100 from a balance of 1,000 succeed', async () => {
		const customer = newId();
		await topUp(customer, 1000);
		const answers = await Promise.all(Array.from({ length: 100 }, () => spend(customer, 100)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
		const refused = answers.filter((answer) => !answer.ok);
		expect(refused.every((answer) => answer.error.code === 'ledger.insufficient_funds')).toBe(true);
		expect(await getBalance(read, coinOf(customer))).toMatchObject({ postedVnd: 0, availableVnd: 0 });
	});

	test('postTransfers throws an error with leg and source when the balance is insufficient', async () => {
		const id = newId();
		const legs = [{ leg: 'spend', debit: coinOf(newId()), credit: escrowOf(id), amountVnd: 1 }];
		const booking = transact(context, async (scope) =>
			ok(await postTransfers(scope, { source: { type: 'order', id }, legs })),
		);
		await expect(booking).rejects.toThrow(`spend of order ${id} was refused by the ledger: ledger.insufficient_funds`);
		expect(await listTransfers(read, { type: 'order', id })).toEqual([]);
	});

	test('concurrent transfers between two customers in both directions cause no deadlock', async () => {
		const [first, second] = [newId(), newId()];
		await Promise.all([topUp(first, 100_000), topUp(second, 100_000)]);
		const swap = (index: number) => {
			const [from, to] = index % 2 === 0 ? [first, second] : [second, first];
			return post(newId(), { leg: 'swap', debit: coinOf(from), credit: coinOf(to), amountVnd: 10 });
		};
		const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => swap(index)));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('balances are locked in the order of their ids, regardless of the order of the legs', async () => {
		const customers = Array.from({ length: 6 }, () => newId());
		await Promise.all(customers.map((customer) => topUp(customer, 1000)));
		const { rows } = await database.pool.query<{ id: string }>(
			'SELECT account_id AS id FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE owner_id = ANY($1) ORDER BY 1',
			[customers],
		);
		const ids = rows.map(({ id }) => id);
		const legs = customers.map((customer, at) => ({ leg: `${at}`, debit: coinOf(customer), credit: clearing }));
		const pay = () => post(newId(), ...legs.map((leg) => ({ ...leg, amountVnd: 10 })));
		for (const [place, held] of ids.entries()) {
			const balances = { table: 'ledger_balances', key: 'account_id', ids, held };
			expect(await rowsLockedBefore(database, balances, pay)).toEqual(ids.slice(0, place));
		}
	});

	test('when one leg is not covered, no leg is posted', async () => {
		const customer = newId();
		const orderId = newId();
		await topUp(customer, 1000);
		const answer = await post(
			orderId,
			{ leg: 'cash', debit: clearing, credit: escrowOf(orderId), amountVnd: 5000 },
			{ leg: 'coin', debit: coinOf(customer), credit: escrowOf(orderId), amountVnd: 1001 },
		);
		expect(answer).toMatchObject({ ok: false, error: { kind: 'conflict', code: 'ledger.insufficient_funds' } });
		expect(await listTransfers(read, { type: 'test', id: orderId })).toEqual([]);
	});

	test('the ledger stays sound after any sequence of top-ups and payments', async () => {
		const step = fc.record({ who: fc.integer({ min: 0, max: 2 }), amount: fc.integer({ min: -500, max: 500 }) });
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
				const customers = [newId(), newId(), newId()];
				const expected = [0, 0, 0];
				for (const { who, amount } of steps.filter(({ amount }) => amount !== 0)) {
					const customer = customers[who] ?? '';
					const answer = amount > 0 ? await topUp(customer, amount) : await spend(customer, -amount);
					const after = (expected[who] ?? 0) + amount;
					expect(answer.ok).toBe(after >= 0);
					if (after >= 0) expected[who] = after;
				}
				const left = await Promise.all(customers.map((customer) => getBalance(read, coinOf(customer))));
				expect(left.map(({ postedVnd }) => postedVnd)).toEqual(expected);
			}),
			{ numRuns: 25 },
		);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0, mismatches: [] });
	});
});

describe('ledger tables', () => {
	test.each([
		['an update of a transfer', 'UPDATE ledger_transfers SET amount_vnd = amount_vnd + 1', 'never changed'],
		['a deletion of a transfer', 'DELETE FROM ledger_transfers', 'never changed'],
		['a truncation of the transfers', 'TRUNCATE ledger_transfers CASCADE', 'never changed'],
		['an update of an account', "UPDATE ledger_accounts SET owner_id = 'x'", 'never changed'],
		['a balance below its floor', 'UPDATE ledger_balances SET held_vnd = posted_vnd + 1', 'ledger_balances_floor'],
	])('the database rejects %s', async (_title, statement, message) => {
		await topUp(newId(), 1000);
		await expect(database.pool.query(statement)).rejects.toThrow(message);
	});

	test('getLedgerCheck reports a balance that was changed directly', async () => {
		const customer = newId();
		await topUp(customer, 1000);
		await database.pool.query(
			`UPDATE ledger_balances SET posted_vnd = 999 FROM ledger_accounts
				WHERE id = account_id AND owner_id = $1`,
			[customer],
		);
		const proof = await getLedgerCheck(read);
		expect(proof.isSound).toBe(false);
		expect(proof.mismatches).toEqual([
			{ account: `coin_paid:${customer}`, postedVnd: 999, entriesVnd: 1000, heldVnd: 0, holdsVnd: 0 },
		]);
	});
});
