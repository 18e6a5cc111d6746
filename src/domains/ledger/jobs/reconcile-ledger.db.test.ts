import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const alarm = vi.spyOn(context.log, 'error');
const customer = newId();
const owed = { kind: 'coin_paid', ownerId: customer } as const;

beforeEach(async () => {
	alarm.mockClear();
	const leg = { leg: 'top_up', debit: { kind: 'psp_vnpay_clearing' }, credit: owed, amountVnd: 50_000 } as const;
	await makeTransfers(context, leg);
});

test('reconcileLedger reports nothing while every balance is the sum of its entries', async () => {
	await reconcileLedger.handle(context, {});
	expect(alarm).not.toHaveBeenCalled();
});

test.each([
	['a balance that changed without a transfer', 'posted_vnd', 1],
	['a held amount without a hold', 'held_vnd', 7],
])('reconcileLedger raises an alarm with the account for %s', async (_title, column, changeVnd) => {
	const change = async (byVnd: number) =>
		database.pool.query(
			`UPDATE ledger_balances SET ${column} = ${column} + $1
				WHERE account_id = (SELECT id FROM ledger_accounts WHERE owner_id = $2)`,
			[byVnd, customer],
		);
	await change(changeVnd);
	await reconcileLedger.handle(context, {});
	expect(alarm).toHaveBeenCalledOnce();
	expect(alarm.mock.calls[0]?.[0]).toMatchObject({
		proof: { isSound: false, mismatches: [{ account: `coin_paid:${customer}` }] },
	});
	await change(-changeVnd);
});
