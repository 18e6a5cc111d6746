import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import {
	BANK,
	buyerAction,
	deliveredSale,
	ONE_OF_TWO_VND,
	privatePicture,
	requestedReturn,
	returnInput,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { advanceDueReturns } from '../../jobs/advance-due-returns.ts';
import { findReturnPicture } from '../../queries/find-return-picture.ts';
import { getReturnDispute } from '../../queries/list-disputes.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { listShopReturns } from '../../queries/list-shop-returns.ts';
import { handleReturn } from './handle-return.ts';
import { requestReturn } from './request-return.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
const HOUR = 3600;

beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const stateOfReturn = async (id: string) => (await getReturnDispute(read, id))?.state;
const owedTo = async (sale: Sale) =>
	(await getBalance(read, { kind: 'refund_payable', ownerId: sale.order.id })).postedVnd;

async function cameBack(sale: Sale, changes: Parameters<typeof requestedReturn>[1] = {}): Promise<string> {
	const id = await requestedReturn(sale, changes);
	expect((await shopAction(sale, id, 'approve')).ok).toBe(true);
	expect((await buyerAction(sale, id, 'send_back', { tracking: 'VN 456' })).ok).toBe(true);
	expect((await shopAction(sale, id, 'receive')).ok).toBe(true);
	return id;
}

describe('handleReturn for one of two items', () => {
	test("accept refunds the item's share, restocks it, and the order stays delivered", async () => {
		const sale = await deliveredSale(database);
		const id = await cameBack(sale);
		const restocked = [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }];
		expect(await shopAction(sale, id, 'accept', { restock: restocked })).toMatchObject({
			value: { state: 'refunded' },
		});
		expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
		expect(await stateOf(database, sale.number)).toBe('delivered');
		const stock = await database.pool.query(
			'SELECT on_hand FROM stock_items WHERE variant_id = $1',
			sale.variantIds.slice(0, 1),
		);
		expect(stock.rows).toEqual([{ on_hand: 49 }]);
		const [mine] = (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns;
		const theirs = await listShopReturns(sale.seller, { number: sale.number });
		expect(theirs.ok && theirs.value.items[0]?.events).toEqual(mine?.events);
		expect(mine).toMatchObject({
			state: 'refunded',
			amount: { cashVnd: ONE_OF_TWO_VND, coinVnd: 0 },
			refund: { channel: 'vnpay', cashVnd: ONE_OF_TWO_VND },
		});
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('the return of the last item also refunds the shipping and moves the order to returned', async () => {
		const sale = await deliveredSale(database);
		await shopAction(sale, await cameBack(sale), 'accept');
		await shopAction(sale, await cameBack(sale), 'accept');
		expect(await owedTo(sale)).toBe(sale.totalVnd);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: sale.order.id })).postedVnd).toBe(0);
	});
});

test('restocks returned products once, and fails with orders.return_wrong_state when the other action came first', async () => {
	const sale = await deliveredSale(database);
	const id = await cameBack(sale);
	const restockProducts = [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }];
	expect((await shopAction(sale, id, 'replace', { restock: restockProducts })).ok).toBe(true);
	expect(codeOf(await shopAction(sale, id, 'accept', { restock: restockProducts }))).toBe('orders.return_wrong_state');
	expect(await shopAction(sale, id, 'accept')).toMatchObject({ value: { state: 'refunded' } });
	const other = await deliveredSale(database);
	const offered = await cameBack(other);
	expect((await shopAction(other, offered, 'replace')).ok).toBe(true);
	const later = [{ lineId: other.lineIds[0] ?? '', quantity: 1 }];
	expect((await shopAction(other, offered, 'accept', { restock: later })).ok).toBe(true);
});

describe('a return of an order paid in cash', () => {
	test('needs a bank account and shows the full number only for the transfer', async () => {
		const sale = await deliveredSale(database, 'cod');
		const { bank: _none, ...without } = returnInput(sale);
		expect(codeOf(await requestReturn(sale.buyer.context, without))).toBe('orders.return_bank_needed');
		const id = await requestedReturn(sale);
		const [mine] = (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns;
		expect(mine?.bankShown).toBe('VCB ••••4556');
		const theirs = await listShopReturns(sale.seller, { number: sale.number });
		expect(JSON.stringify(theirs)).not.toContain('4556');
		const stored = await database.pool.query('SELECT bank_sealed FROM order_returns WHERE id = $1', [id]);
		expect(JSON.stringify(stored.rows)).not.toContain(BANK.number);
	});
});

describe('concurrent requests', () => {
	test('requestReturn grants two of 20 concurrent requests for the same two items', async () => {
		const sale = await deliveredSale(database);
		const asked = await Promise.all(
			Array.from({ length: 20 }, () => requestReturn(sale.buyer.context, returnInput(sale))),
		);
		expect(asked.filter(({ ok }) => ok)).toHaveLength(2);
		expect(new Set(asked.map(codeOf))).toEqual(new Set(['ok', 'orders.return_too_many']));
	});

	test('concurrent approvals by shop and job and withdrawals by the buyer execute only the first one', async () => {
		for (let turn = 0; turn < 5; turn += 1) {
			await database.setClock('');
			const sale = await deliveredSale(database);
			const id = await requestedReturn(sale);
			await database.setClock(`${49 * HOUR} seconds`);
			await Promise.all([
				...Array.from({ length: 7 }, () => shopAction(sale, id, 'approve')),
				...Array.from({ length: 7 }, () => advanceDueReturns.handle(clock, {})),
				...Array.from({ length: 7 }, () => buyerAction(sale, id, 'withdraw')),
			]);
			const kinds = ((await getReturnDispute(read, id))?.events ?? []).map(({ kind }) => kind);
			expect([
				['requested', 'withdrawn'],
				['requested', 'approved'],
				['requested', 'approved', 'withdrawn'],
			]).toContainEqual(kinds);
		}
	});

	test('concurrent acceptances by shop and job refund once', async () => {
		const sale = await deliveredSale(database);
		const id = await cameBack(sale);
		await database.setClock(`${60 * HOUR} seconds`);
		await Promise.all([
			...Array.from({ length: 20 }, () => shopAction(sale, id, 'accept')),
			...Array.from({ length: 5 }, () => advanceDueReturns.handle(clock, {})),
		]);
		expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
		expect(await stateOfReturn(id)).toBe('refunded');
	});
});

describe('an actor without access', () => {
	test('gets not_found for returns, orders and pictures of others', async () => {
		const [sale, stranger] = [await deliveredSale(database), await deliveredSale(database)];
		const pictureId = await privatePicture(database, sale.buyer.customerId);
		const id = await requestedReturn(sale, { pictures: [pictureId] });
		expect(codeOf(await buyerAction(stranger, id, 'withdraw'))).toBe('orders.return_not_found');
		expect(codeOf(await shopAction(stranger, id, 'approve'))).toBe('orders.return_not_found');
		expect(codeOf(await listShopReturns(stranger.seller, { number: sale.number }))).toBe('orders.not_found');
		expect((await listOrderReturns(stranger.buyer.context, { number: sale.number })).returns).toEqual([]);
		expect(codeOf(await requestReturn(stranger.buyer.context, returnInput(sale)))).toBe('orders.not_found');
		const asked = { returnId: id, pictureId };
		expect(await findReturnPicture(sale.buyer.context, asked)).toBe(pictureId);
		expect(await findReturnPicture({ ...sale.seller, actor: { ...sale.seller.actor, kind: 'member' } }, asked)).toBe(
			pictureId,
		);
		expect(await findReturnPicture(stranger.buyer.context, asked)).toBeNull();
		const theirs = await privatePicture(database, stranger.buyer.customerId);
		for (const wrong of [theirs, pictureId])
			expect(codeOf(await requestReturn(sale.buyer.context, returnInput(sale, { pictures: [wrong] })))).toBe(
				'orders.return_picture_unknown',
			);
		const foreignLine = [{ lineId: stranger.lineIds[0] ?? '', quantity: 1 }];
		expect(codeOf(await requestReturn(sale.buyer.context, returnInput(sale, { lines: foreignLine })))).toBe(
			'orders.return_too_many',
		);
	});

	test('with the staff role stock may review a return but not approve it', async () => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale);
		const storeRoom = { ...sale.seller, actor: { ...sale.seller.actor, staffRole: 'stock' } };
		expect(codeOf(await handleReturn(storeRoom, { returnId: id, act: 'approve' }))).toBe('orders.role_not_allowed');
		expect((await handleReturn(storeRoom, { returnId: id, act: 'review' })).ok).toBe(true);
	});
});

test('the database rejects returning or refunding more than was bought', async () => {
	const sale = await deliveredSale(database);
	const id = await cameBack(sale);
	await shopAction(sale, id, 'accept');
	const lineId = sale.lineIds[0] ?? '';
	await expect(
		database.pool.query('UPDATE order_return_lines SET quantity = 3 WHERE return_id = $1', [id]),
	).rejects.toMatchObject({ constraint: 'order_return_lines_no_more_than_bought' });
	await expect(
		database.pool.query('UPDATE order_refund_lines SET cash_vnd = 200001 WHERE line_id = $1', [lineId]),
	).rejects.toMatchObject({ constraint: 'order_refund_lines_no_more_than_paid' });
	await expect(
		database.pool.query('UPDATE order_refunds SET cash_vnd = $2 WHERE order_id = $1', [
			sale.order.id,
			sale.totalVnd + 1,
		]),
	).rejects.toMatchObject({ constraint: 'order_refunds_no_more_than_paid' });
});

test('each side may add evidence five times under concurrent requests', async () => {
	const sale = await deliveredSale(database);
	const id = await requestedReturn(sale);
	await shopAction(sale, id, 'reject', { note: 'Khách làm rơi' });
	await buyerAction(sale, id, 'dispute', { note: 'Vỡ sẵn trong hộp' });
	const say = () => buyerAction(sale, id, 'add_evidence', { note: 'Có thêm ảnh' });
	const said = await Promise.all(Array.from({ length: 20 }, say));
	expect(said.filter(({ ok }) => ok)).toHaveLength(5);
	expect(said.map(codeOf).filter((code) => code === 'orders.return_evidence_full')).toHaveLength(15);
	expect((await shopAction(sale, id, 'add_evidence', { note: 'Có ảnh lúc gói' })).ok).toBe(true);
});

test('a picture used in several concurrent returns is accepted for one of them', async () => {
	const first = await deliveredSale(database);
	const others = await Promise.all(Array.from({ length: 4 }, () => deliveredSale(database)));
	const pictures = [await privatePicture(database, first.buyer.customerId)];
	const own = [first, ...others].map((sale) => ({ ...sale, buyer: first.buyer }));
	await database.pool.query('UPDATE order_groups SET customer_id = $1 WHERE id = ANY($2)', [
		first.buyer.customerId,
		others.map(({ order }) => order.groupId),
	]);
	await database.pool.query('UPDATE orders SET customer_id = $1 WHERE id = ANY($2)', [
		first.buyer.customerId,
		others.map(({ order }) => order.id),
	]);
	const asked = await Promise.all(
		own.map((sale) => requestReturn(first.buyer.context, returnInput(sale, { pictures }))),
	);
	expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
	expect(asked.map(codeOf).filter((code) => code === 'orders.return_picture_unknown')).toHaveLength(4);
});
