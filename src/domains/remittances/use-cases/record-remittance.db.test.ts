import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { claimAccount } from '#src/domains/order-money/rules/cash-claims.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	cashReceivable,
	collectCash,
	confirmReceived,
	earnedCoin,
	expectBooksBalanced,
	onlyParcelOf,
	shopMoney,
} from '#tests/factories/cash.ts';
import {
	type ClaimedSale,
	remittanceLine as lineOf,
	payRemittance,
	received as receivedSale,
	remittance,
	shippedByCarrier,
} from '#tests/factories/remittances.ts';
import { type Sale, wireSales } from '#tests/factories/returns.ts';
import { asOperator, wireTestSettlement } from '#tests/factories/settlement.ts';
import { bookWaitingLines } from '../jobs/book-waiting-lines.ts';
import { listRemittanceDifferences, listRemittances } from '../queries/list-remittances.ts';
import { decideDifference } from './decide-difference.ts';
import { recordRemittance } from './record-remittance.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
const carrierContext = contextOf(database, visitor());
beforeAll(() => {
	wireSales();
	wireTestSettlement();
});
beforeEach(() => database.setClock('0 s'));

const received = receivedSale.bind(null, database);
const shipped = shippedByCarrier.bind(null, database);
const pay = payRemittance.bind(null, database);
async function claimOf({ order }: Pick<Sale, 'order'>) {
	const { rows } = await database.pool.query<{ state: string; amount: number; remitted: number }>(
		'SELECT state, amount_vnd::int AS amount, remitted_vnd::int AS remitted FROM cash_claims WHERE order_id = $1',
		[order.id],
	);
	return rows[0] ?? null;
}
const owed = async ({ order }: Pick<Sale, 'order'>, carrier: Carrier = 'ghn') =>
	(await getBalance(read, claimAccount(carrier, order.shopId))).postedVnd;
const differencesOf = async (reference: string) =>
	(await listRemittanceDifferences(read, 1000)).filter((one) => one.reference === reference);

test('a line names a parcel by its code as the carrier prints it, however the shop wrote it', async () => {
	const [delivered, onItsWay] = [await received(), await shipped()];
	const printed = ({ tracking }: ClaimedSale) => tracking.toUpperCase().replaceAll('-', '');
	expect(printed(delivered)).not.toBe(delivered.tracking);
	const lines = [delivered, onItsWay].map((sale) => lineOf(sale, { tracking: printed(sale) }));
	expect(await pay(lines)).toMatchObject({ booked: 1, different: 1 });
	await confirmReceived(onItsWay);
	await bookWaitingLines.handle(clock, {});
	expect(await claimOf(onItsWay)).toMatchObject({ state: 'remitted' });
	expect([await owed(delivered), await owed(onItsWay)]).toEqual([0, 0]);
});

describe('a cash claim', () => {
	test('is booked on the carrier for the shop when a cash parcel is delivered', async () => {
		const sale = await received();
		expect(await claimOf(sale)).toEqual({ state: 'expected', amount: sale.totalVnd, remitted: 0 });
		expect(await owed(sale)).toBe(sale.totalVnd);
		await collectCash(database, sale.order.id);
		expect(await claimOf(sale)).toMatchObject({ state: 'collected' });
		await expectBooksBalanced(database);
	});

	test('is booked for the carrier other only when the shop says that the carrier collects', async () => {
		const held = await received('other');
		expect([await claimOf(held), await owed(held, 'other')]).toEqual([null, 0]);
		const claimed = await received('other', { otherCollects: true });
		expect([await claimOf(claimed), await owed(claimed, 'other')]).toEqual([
			{ state: 'expected', amount: claimed.totalVnd, remitted: 0 },
			claimed.totalVnd,
		]);
		await database.setClock('15 days');
		await advanceDueOrders.handle(clock, {});
		expect((await shopMoney(database, claimed)).reserve).toBeGreaterThan(0);
		expect((await shopMoney(database, held)).reserve).toBe(0);
	});

	test('only moves forward, and its amount never changes', async () => {
		const sale = await received();
		await pay([lineOf(sale)]);
		for (const change of [`state = 'collected', remitted_at = NULL, remitted_vnd = 0`, 'amount_vnd = amount_vnd + 1'])
			await expect(
				database.pool.query(`UPDATE cash_claims SET ${change} WHERE order_id = $1`, [sale.order.id]),
			).rejects.toMatchObject({ constraint: 'cash_claims_only_forward' });
	});
});

describe('recordRemittance', () => {
	test('books each parcel: bank instead of the claim, and the cash counts as collected', async () => {
		const sales = [await received(), await received()];
		const { reserve } = await shopMoney(database, sales[0] as ClaimedSale);
		expect(await pay(sales.map((sale) => lineOf(sale)))).toEqual({
			result: 'recorded',
			booked: 2,
			different: 0,
			waiting: 0,
		});
		for (const sale of sales) {
			expect(await claimOf(sale)).toEqual({ state: 'remitted', amount: sale.totalVnd, remitted: sale.totalVnd });
			expect(await owed(sale)).toBe(0);
			expect(await onlyParcelOf(database, sale)).toMatchObject({ vnd: sale.totalVnd, by: 'carrier' });
			expect(await earnedCoin(database, sale)).toBe(1000);
		}
		await database.setClock('15 days');
		await advanceDueOrders.handle(clock, {});
		expect(await shopMoney(database, sales[0] as ClaimedSale)).toEqual({ reserve: 0, payable: reserve });
		await expectBooksBalanced(database);
	});

	test('books one remittance once when 20 webhooks send it at the same time', async () => {
		const sale = await received();
		const sent = remittance([lineOf(sale)]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => recordRemittance(carrierContext, sent)));
		expect(answers.filter((one) => one.ok && one.value.result === 'recorded')).toHaveLength(1);
		expect(await claimOf(sale)).toMatchObject({ state: 'remitted', remitted: sale.totalVnd });
		expect((await recordRemittance(carrierContext, sent)).ok).toBe(true);
		await expectBooksBalanced(database);
	});

	test('books a parcel once when 20 remittances name it at the same time; the others are differences', async () => {
		const sale = await received();
		const bank = (await getBalance(read, { kind: 'bank' })).postedVnd;
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay([lineOf(sale)])));
		expect(answers.reduce((sum, { booked }) => sum + booked, 0)).toBe(1);
		expect(answers.reduce((sum, { different }) => sum + different, 0)).toBe(19);
		expect((await getBalance(read, { kind: 'bank' })).postedVnd).toBe(bank + sale.totalVnd);
		await expectBooksBalanced(database);
	});

	test('refuses a known reference with other content', async () => {
		const sale = await received();
		const first = remittance([lineOf(sale)]);
		expect((await recordRemittance(carrierContext, first)).ok).toBe(true);
		const other = { ...first, totalVnd: first.totalVnd + 1 };
		expect(codeOf(await recordRemittance(carrierContext, other))).toBe('remittances.reference_used');
	});

	test('deducts the fee of the carrier from the shop, and the bank receives the rest', async () => {
		const sale = await received();
		const bank = (await getBalance(read, { kind: 'bank' })).postedVnd;
		await pay([lineOf(sale, { feeVnd: 18_000 })]);
		expect((await getBalance(read, { kind: 'bank' })).postedVnd).toBe(bank + sale.totalVnd - 18_000);
		expect(await shopMoney(database, sale)).toMatchObject({ payable: -18_000 });
		expect(await owed(sale)).toBe(0);
		await expectBooksBalanced(database);
	});

	test('lists every difference and books nothing of it', async () => {
		const [short, twice, ownDelivery] = [await received(), await received(), await received('own')];
		await pay([lineOf(twice)]);
		const before = await cashReceivable(database);
		const reference = newId();
		const lines = [
			lineOf(short, { amountVnd: short.totalVnd - 1000 }),
			lineOf(twice),
			{ tracking: 'NOBODY', amountVnd: 5000, feeVnd: 0 },
			lineOf(ownDelivery),
		];
		expect(await pay(lines, { reference })).toMatchObject({ booked: 0, different: 4 });
		expect((await differencesOf(reference)).map(({ what, expectedVnd }) => [what, expectedVnd])).toEqual([
			['other_amount', short.totalVnd],
			['already_remitted', 0],
			['unknown_parcel', null],
			['unknown_parcel', null],
		]);
		expect(await cashReceivable(database)).toBe(before);
		expect(await claimOf(short)).toMatchObject({ state: 'expected', remitted: 0 });
		await expectBooksBalanced(database);
	});

	test('books nothing of a total that differs from its lines until an operator accepts it', async () => {
		const sale = await received();
		const reference = newId();
		const sent = { reference, totalVnd: sale.totalVnd - 7000 };
		expect(await pay([lineOf(sale)], sent)).toEqual({ result: 'recorded', booked: 0, different: 0, waiting: 1 });
		await bookWaitingLines.handle(clock, {});
		expect(await claimOf(sale)).toMatchObject({ state: 'expected' });
		expect(await differencesOf(reference)).toMatchObject([{ what: 'total', expectedVnd: sale.totalVnd }]);
		const said = { carrier: 'ghn', reference, tracking: null, decision: 'accepted', note: 'Phí chuyển khoản' } as const;
		const operatorContext = await asOperator(database);
		expect(codeOf(await decideDifference(operatorContext, { ...said, note: ' ' }))).toBe('remittances.note_missing');
		expect((await decideDifference(operatorContext, said)).ok).toBe(true);
		expect(codeOf(await decideDifference(operatorContext, said))).toBe('remittances.difference_not_found');
		expect(await claimOf(sale)).toMatchObject({ state: 'remitted' });
		await expectBooksBalanced(database);
	});

	test('books a parcel that was paid before it was delivered as soon as it is delivered', async () => {
		const sale = await shipped();
		const reference = newId();
		expect(await pay([lineOf(sale)], { reference })).toMatchObject({ different: 1 });
		expect(await differencesOf(reference)).toMatchObject([{ what: 'not_delivered' }]);
		await bookWaitingLines.handle(clock, {});
		expect(await claimOf(sale)).toBeNull();
		await confirmReceived(sale);
		await bookWaitingLines.handle(clock, {});
		expect(await claimOf(sale)).toMatchObject({ state: 'remitted' });
		expect(await differencesOf(reference)).toEqual([]);
	});

	test("does not book a parcel of the operator's own order from a file", async () => {
		const sale = await received();
		await database.pool.query('UPDATE customers SET is_operator = true WHERE id = $1', [sale.buyer.customerId]);
		const reference = newId();
		const own = contextOf(database, operator(sale.buyer.customerId));
		await recordRemittance(own, remittance([lineOf(sale)], { reference }));
		expect(await differencesOf(reference)).toMatchObject([{ what: 'own_parcel' }]);
		const said = { carrier: 'ghn', reference, tracking: sale.tracking, decision: 'accepted', note: 'ok' } as const;
		expect(codeOf(await decideDifference(own, said))).toBe('orders.ruling_own');
		expect(await decideDifference(await asOperator(database), said)).toMatchObject({
			value: { bookedVnd: sale.totalVnd },
		});
		expect(await claimOf(sale)).toMatchObject({ state: 'remitted' });
	});
});

describe('decideDifference', () => {
	test('accepts a smaller amount: the claim stays open for the rest, which a later remittance completes', async () => {
		const sale = await received();
		const reference = newId();
		await pay([lineOf(sale, { amountVnd: sale.totalVnd - 30_000 })], { reference });
		const said = { carrier: 'ghn', reference, tracking: sale.tracking, note: 'Hãng thu thiếu' } as const;
		const operatorContext = await asOperator(database);
		const accept = () => decideDifference(operatorContext, { ...said, decision: 'accepted' });
		const answers = await Promise.all(Array.from({ length: 20 }, accept));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await claimOf(sale)).toMatchObject({ state: 'collected', remitted: sale.totalVnd - 30_000 });
		await pay([lineOf(sale, { amountVnd: 30_000 })]);
		expect(await claimOf(sale)).toMatchObject({ state: 'remitted', remitted: sale.totalVnd });
		await expectBooksBalanced(database);
	});

	test('dismisses a line without booking it, and accepts nothing that nobody owes', async () => {
		const reference = newId();
		await pay([{ tracking: 'NOBODY-2', amountVnd: 5000, feeVnd: 0 }], { reference });
		const said = { carrier: 'ghn', reference, tracking: 'NOBODY-2', note: 'Trả lại hãng' } as const;
		const operatorContext = await asOperator(database);
		expect(codeOf(await decideDifference(operatorContext, { ...said, decision: 'accepted' }))).toBe(
			'remittances.nothing_owed',
		);
		expect((await decideDifference(operatorContext, { ...said, decision: 'dismissed' })).ok).toBe(true);
		expect(await differencesOf(reference)).toEqual([]);
		const [latest] = await listRemittances(read, 1);
		expect(latest).toMatchObject({ reference, booked: 0, different: 0, dismissed: 1 });
		expect(codeOf(await decideDifference(operatorContext, { ...said, reference: 'none', decision: 'accepted' }))).toBe(
			'remittances.not_found',
		);
	});
});
