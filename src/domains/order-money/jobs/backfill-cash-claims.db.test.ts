import { beforeAll, expect, test } from 'vitest';
import { getBalance, postTransfers } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { shippedSale, wireSales } from '#tests/factories/returns.ts';
import { claimAccount } from '../rules/cash-claims.ts';
import { backfillCashClaims } from './backfill-cash-claims.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(wireSales);

test('backfillCashClaims moves the cash of an order from before claims existed to its claim, once', async () => {
	const { order, totalVnd } = await shippedSale(database, 'cod', [2], { carrier: 'ghn' });
	const { id, shopId } = order;
	await database.pool.query(
		`UPDATE order_parcels SET state = 'delivered', delivered_at = app_now() WHERE order_id = $1`,
		[id],
	);
	await database.pool.query(
		`UPDATE orders SET state = 'delivered', delivered_at = app_now(), due_at = app_now() + interval '7 days' WHERE id = $1`,
		[id],
	);
	const leg = {
		leg: 'cash_delivered',
		debit: { kind: 'cod_receivable' },
		credit: { kind: 'order_escrow', ownerId: id },
		amountVnd: totalVnd,
	} as const;
	await transact(clock, async (scope) =>
		ok(await postTransfers(scope, { source: { type: 'order', id }, legs: [leg] })),
	);
	const unowned = async () => (await getBalance(read, { kind: 'cod_receivable' })).postedVnd;
	const before = await unowned();
	await Promise.all(Array.from({ length: 20 }, () => backfillCashClaims.handle(clock, {})));
	expect(await unowned()).toBe(before - totalVnd);
	expect((await getBalance(read, claimAccount('ghn', shopId))).postedVnd).toBe(totalVnd);
	const { rows } = await database.pool.query(
		'SELECT state, amount_vnd::int AS vnd FROM cash_claims WHERE order_id = $1',
		[id],
	);
	expect(rows).toEqual([{ state: 'expected', vnd: totalVnd }]);
});
