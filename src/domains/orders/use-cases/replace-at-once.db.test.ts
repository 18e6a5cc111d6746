import { beforeAll, describe, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/makers/orders.ts';
import {
	askedReturn,
	buyerDoes,
	deliveredSale,
	returnInput,
	type Sale,
	shippedSale,
	shopDoes,
	wireSales,
} from '#tests/makers/returns.ts';
import { askReturn, confirmReceipt, listShopReturns } from '../index.ts';

const database = await testDatabase();
beforeAll(wireSales);

const actsOf = async ({ seller, number }: Sale) => {
	const seen = await listShopReturns(seller, { number });
	return seen.ok ? (seen.value.items[0]?.mayDo ?? []) : [];
};
async function shelfOf({ variantIds }: Sale) {
	const { rows } = await database.pool.query<{ onHand: number; reserved: number }>(
		'SELECT on_hand AS "onHand", reserved FROM stock_items WHERE variant_id = $1',
		[variantIds[0]],
	);
	return rows[0];
}

describe('goods that were not in a delivered parcel', () => {
	test.each(['missing', 'never_received'] as const)(
		'are sent again as the shop’s first answer (%s)',
		async (reason) => {
			const sale = await deliveredSale(database);
			const id = await askedReturn(sale, { reason });
			const before = await shelfOf(sale);
			expect(await actsOf(sale)).toContain('replace');
			expect(await shopDoes(sale, id, 'replace')).toMatchObject({ value: { state: 'inspected' } });
			expect((await shelfOf(sale))?.reserved).toBe((before?.reserved ?? 0) + 1);
			expect((await buyerDoes(sale, id, 'take_replacement')).ok).toBe(true);
			expect(await shopDoes(sale, id, 'send_replacement', { tracking: 'VN 789' })).toMatchObject({
				value: { state: 'replaced' },
			});
			expect(await shelfOf(sale)).toEqual({ onHand: (before?.onHand ?? 0) - 1, reserved: before?.reserved });
			const owed = await getBalance(sale.buyer.context.fresh, { kind: 'refund_payable', ownerId: sale.order.id });
			expect(owed.postedVnd).toBe(0);
		},
	);

	test('are paid back where the buyer wants no other piece', async () => {
		const sale = await deliveredSale(database);
		const id = await askedReturn(sale, { reason: 'missing' });
		await shopDoes(sale, id, 'replace');
		expect(await buyerDoes(sale, id, 'refuse_replacement')).toMatchObject({ value: { state: 'refunded' } });
		expect((await shelfOf(sale))?.reserved).toBe(0);
	});

	test('and turn up while others are offered: nobody keeps a piece for their buyer any more', async () => {
		const sale = await deliveredSale(database);
		const id = await askedReturn(sale, { reason: 'never_received' });
		await shopDoes(sale, id, 'replace');
		expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
		expect(await stateOf(database, sale.number)).toBe('completed');
		expect((await shelfOf(sale))?.reserved).toBe(0);
		expect(codeOf(await buyerDoes(sale, id, 'take_replacement'))).toBe('orders.return_wrong_state');
	});
});

test('another piece is not offered of what must come back first, nor of a parcel that may still come', async () => {
	const faulty = await deliveredSale(database);
	const id = await askedReturn(faulty, { reason: 'defect' });
	expect(await actsOf(faulty)).not.toContain('replace');
	expect(codeOf(await shopDoes(faulty, id, 'replace'))).toBe('orders.return_wrong_state');
	const sale = await shippedSale(database);
	await database.setClock('30 days');
	const asked = await askReturn(sale.buyer.context, returnInput(sale, { reason: 'never_received' }));
	if (!asked.ok) throw new Error(asked.error.code);
	expect(await actsOf(sale)).not.toContain('replace');
	expect(codeOf(await shopDoes(sale, asked.value.id, 'replace'))).toBe('orders.return_wrong_state');
	await database.setClock('');
});
