import { beforeAll, describe, expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	returnInput,
	type Sale,
	shippedSale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { listShopReturns } from '../../queries/list-shop-returns.ts';
import { requestReturn } from './request-return.ts';

const database = await testDatabase();
beforeAll(wireSales);

const actionsOf = async ({ seller, number }: Sale) => {
	const seen = await listShopReturns(seller, { number });
	return seen.ok ? (seen.value.items[0]?.mayDo ?? []) : [];
};
async function categoryOf({ variantIds }: Sale) {
	const { rows } = await database.pool.query<{ onHand: number; reserved: number }>(
		'SELECT on_hand AS "onHand", reserved FROM stock_items WHERE variant_id = $1',
		[variantIds[0]],
	);
	return rows[0];
}

describe('a replacement for products missing from a delivered parcel', () => {
	test.each(['missing', 'never_received'] as const)('can be the first answer of the shop (%s)', async (reason) => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale, { reason });
		const before = await categoryOf(sale);
		expect(await actionsOf(sale)).toContain('replace');
		expect(await shopAction(sale, id, 'replace')).toMatchObject({ value: { state: 'inspected' } });
		expect((await categoryOf(sale))?.reserved).toBe((before?.reserved ?? 0) + 1);
		expect((await buyerAction(sale, id, 'take_replacement')).ok).toBe(true);
		expect(await shopAction(sale, id, 'send_replacement', { tracking: 'VN 789' })).toMatchObject({
			value: { state: 'replaced' },
		});
		expect(await categoryOf(sale)).toEqual({ onHand: (before?.onHand ?? 0) - 1, reserved: before?.reserved });
		const owed = await getBalance(sale.buyer.context.fresh, { kind: 'refund_payable', ownerId: sale.order.id });
		expect(owed.postedVnd).toBe(0);
	});

	test('is refunded instead when the buyer refuses it', async () => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale, { reason: 'missing' });
		await shopAction(sale, id, 'replace');
		expect(await buyerAction(sale, id, 'refuse_replacement')).toMatchObject({ value: { state: 'refunded' } });
		expect((await categoryOf(sale))?.reserved).toBe(0);
	});

	test('releases its reservation when the buyer confirms the receipt of the missing products', async () => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale, { reason: 'never_received' });
		await shopAction(sale, id, 'replace');
		expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
		expect(await stateOf(database, sale.number)).toBe('completed');
		expect((await categoryOf(sale))?.reserved).toBe(0);
		expect(codeOf(await buyerAction(sale, id, 'take_replacement'))).toBe('orders.return_wrong_state');
	});
});

test('replace is not offered for products that must be returned first or for a parcel in transit', async () => {
	const faulty = await deliveredSale(database);
	const id = await requestedReturn(faulty, { reason: 'defect' });
	expect(await actionsOf(faulty)).not.toContain('replace');
	expect(codeOf(await shopAction(faulty, id, 'replace'))).toBe('orders.return_wrong_state');
	const sale = await shippedSale(database);
	await database.setClock('30 days');
	const asked = await requestReturn(sale.buyer.context, returnInput(sale, { reason: 'never_received' }));
	if (!asked.ok) throw new Error(asked.error.code);
	expect(await actionsOf(sale)).not.toContain('replace');
	expect(codeOf(await shopAction(sale, asked.value.id, 'replace'))).toBe('orders.return_wrong_state');
	await database.setClock('');
});
