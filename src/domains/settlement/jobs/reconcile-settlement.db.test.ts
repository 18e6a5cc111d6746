import { beforeEach, expect, test, vi } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import { makeBuyer, makeGroup, ordersOf } from '#tests/factories/orders.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { getSettlementCheck } from '../queries/get-settlement-check.ts';
import { requestPayout } from '../use-cases/open-payout.ts';
import { reconcileSettlement } from './reconcile-settlement.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const info = vi.spyOn(context.log, 'info');
const error = vi.spyOn(context.log, 'error');
wireTestSettlement();
beforeEach(() => vi.clearAllMocks());

test('reconcileSettlement logs info when the books balance and an error when a payout was sent without its ledger transfer', async () => {
	const { owner } = await makePayableShop(database, 300_000);
	await requestPayout(owner);
	await reconcileSettlement.handle(context, {});
	expect(info).toHaveBeenCalledOnce();
	await database.pool.query(`
		WITH batch AS (INSERT INTO payout_batches VALUES (gen_random_uuid(), app_now()) RETURNING id)
		UPDATE payouts SET state = 'processing', batch_id = (SELECT id FROM batch),
			first_approved_by = (SELECT decided_by FROM payout_accounts LIMIT 1)`);
	await reconcileSettlement.handle(context, {});
	expect(error).toHaveBeenCalledOnce();
});

test('getSettlementCheck reports ended orders with money left in escrow and orders with a negative escrow balance', async () => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 9, priceVnd: 100_000 }] });
	const place = async () => {
		const buyer = await makeBuyer(database);
		const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]));
		if (!order) throw new Error('no order was made');
		return { ...order, buyer };
	};
	const [ended, overdrawn, waiting] = [await place(), await place(), await place()];
	expect((await cancelOrder(ended.buyer.context, { number: ended.number, reason: 'changed_mind' })).ok).toBe(true);
	const hold = (ownerId: string, amountVnd: number) => {
		const [bank, escrow] = [{ kind: 'bank' } as const, { kind: 'order_escrow', ownerId } as const];
		const [debit, credit] = amountVnd > 0 ? [bank, escrow] : [escrow, bank];
		return makeTransfers(context, { leg: 'test', debit, credit, amountVnd: Math.abs(amountVnd) });
	};
	await hold(ended.id, 1);
	await hold(waiting.id, 1);
	const { openEscrows } = await getSettlementCheck(readOnly(database.db));
	expect(openEscrows).toEqual([ended.number]);
	await hold(overdrawn.id, -1);
	const proof = await getSettlementCheck(readOnly(database.db));
	expect(proof.openEscrows).toEqual([ended.number, overdrawn.number].sort());
	expect(proof.isSound).toBe(false);
});
