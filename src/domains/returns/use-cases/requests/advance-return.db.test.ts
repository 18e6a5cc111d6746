import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { countShopHealth } from '#src/domains/shop-metrics/use-cases/count-shop-health.ts';
import { actorKey } from '#src/platform/actor.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import {
	buyerAction,
	deliveredSale,
	ONE_OF_TWO_VND,
	requestedReturn,
	returnInput,
	type Sale,
	shippedSale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { makeOperator } from '#tests/factories/settlement.ts';
import { advanceDueReturns } from '../../jobs/advance-due-returns.ts';
import { getReturnDispute, listDisputes } from '../../queries/list-disputes.ts';
import { ruleDispute } from '../disputes/rule-dispute.ts';
import { requestReturn } from './request-return.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));
const HOUR = 3600;

beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const advance = async (seconds: number) => {
	await database.setClock(`${seconds} seconds`);
	await advanceDueReturns.handle(clock, {});
};
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

async function disputed(sale: Sale): Promise<string> {
	const id = await requestedReturn(sale);
	expect((await shopAction(sale, id, 'reject', { note: 'Khách làm rơi' })).ok).toBe(true);
	expect((await buyerAction(sale, id, 'dispute', { note: 'Hàng vỡ sẵn trong hộp' })).ok).toBe(true);
	return id;
}

async function countedOf({ order }: Sale) {
	await countShopHealth(clock);
	const { rows } = await database.pool.query('SELECT orders, disputes_lost FROM shop_health WHERE shop_id = $1', [
		order.shopId,
	]);
	return rows[0];
}

describe('advanceDueReturns', () => {
	test('approves a return that the shop leaves unanswered for 48 hours and closes it when nothing is sent back', async () => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale);
		await advance(47.9 * HOUR);
		expect(await stateOfReturn(id)).toBe('requested');
		await advance(50 * HOUR);
		expect(await stateOfReturn(id)).toBe('approved');
		await advance(50 * HOUR + 6 * 24 * HOUR - 60);
		expect(await stateOfReturn(id)).toBe('approved');
		await advance(52 * HOUR + 6 * 24 * HOUR);
		expect(await stateOfReturn(id)).toBe('closed');
		expect(await owedTo(sale)).toBe(0);
		expect(
			codeOf(
				await requestReturn(
					sale.buyer.context,
					returnInput(sale, { lines: [{ lineId: sale.lineIds[0] ?? '', quantity: 2 }] }),
				),
			),
		).toBe('orders.return_too_many');
	});

	test('refunds a return that is not inspected, and one whose promised replacement is not sent', async () => {
		const [slow, forgetful] = [await deliveredSale(database), await deliveredSale(database)];
		const [first, second] = [await cameBack(slow), await cameBack(forgetful)];
		await shopAction(forgetful, second, 'replace');
		expect((await buyerAction(forgetful, second, 'take_replacement')).ok).toBe(true);
		await advance(48.1 * HOUR);
		expect([await stateOfReturn(first), await stateOfReturn(second)]).toEqual(['refunded', 'inspected']);
		await advance(72.1 * HOUR);
		expect(await stateOfReturn(second)).toBe('refunded');
		expect([await owedTo(slow), await owedTo(forgetful)]).toEqual([ONE_OF_TWO_VND, ONE_OF_TWO_VND]);
	});

	test('refunds a never_received return after 48 hours without waiting for products', async () => {
		const sale = await shippedSale(database);
		await database.setClock('40 days');
		const id = await requestedReturn(sale, {
			reason: 'never_received',
			lines: [{ lineId: sale.lineIds[0] ?? '', quantity: 2 }],
		});
		await advance(42.1 * 24 * HOUR);
		expect(await stateOfReturn(id)).toBe('refunded');
		expect(await owedTo(sale)).toBe(sale.totalVnd);
		expect(await stateOf(database, sale.number)).toBe('returned');
	});

	test('decides a dispute for the buyer after 30 days without a ruling', async () => {
		const sale = await deliveredSale(database);
		const id = await disputed(sale);
		await advance(24.1 * HOUR);
		expect(await stateOfReturn(id)).toBe('under_review');
		await advance(30 * 24 * HOUR - 60);
		expect(await stateOfReturn(id)).toBe('under_review');
		await advance(30 * 24 * HOUR + 2 * HOUR);
		expect(await stateOfReturn(id)).toBe('closed');
		expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
		expect(await countedOf(sale)).toEqual({ orders: 1, disputes_lost: 1 });
	});
});

describe('ruleDispute', () => {
	test('waits for the evidence of both sides, splits the amount and pays after the days of appeal', async () => {
		const sale = await deliveredSale(database);
		const id = await disputed(sale);
		expect((await shopAction(sale, id, 'add_evidence', { note: 'Có ảnh lúc đóng gói' })).ok).toBe(true);
		const rule = { returnId: id, ruling: 'split', percent: 33, note: 'Hai bên cùng có lỗi', approvedBy: null } as const;
		expect(codeOf(await ruleDispute(operatorContext, rule))).toBe('orders.ruling_too_early');
		await advance(24.1 * HOUR);
		expect(codeOf(await buyerAction(sale, id, 'add_evidence', { note: 'x' }))).toBe('orders.return_wrong_state');
		expect((await listDisputes(read)).map((open) => open.id)).toContain(id);
		for (const percent of [0, 33.5, 100])
			expect(codeOf(await ruleDispute(operatorContext, { ...rule, percent }))).toBe('orders.ruling_percent');
		for (const side of [sale.buyer.customerId, sale.seller.actor.customerId])
			expect(codeOf(await ruleDispute(contextOf(database, operator(side)), rule))).toBe('orders.ruling_own');
		const rulings = await Promise.all(Array.from({ length: 20 }, () => ruleDispute(operatorContext, rule)));
		expect(rulings.filter(({ ok }) => ok)).toMatchObject([{ value: { state: 'ruled' } }]);
		expect(rulings.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array(19).fill('orders.return_wrong_state'));
		const { rows } = await database.pool.query("SELECT actor FROM audit_entries WHERE action = 'ruled'");
		expect(rows).toEqual([{ actor: actorKey(operatorContext.actor) }]);
		await advance(24.1 * HOUR + 3 * 24 * HOUR - 60);
		expect(await owedTo(sale)).toBe(0);
		await advance(24.2 * HOUR + 3 * 24 * HOUR);
		expect(await stateOfReturn(id)).toBe('closed');
		expect(await owedTo(sale)).toBe(33_000);
	});

	test('is allowed after 24 hours of evidence even before the job has moved the dispute to review', async () => {
		const sale = await deliveredSale(database);
		const id = await disputed(sale);
		const rule = { returnId: id, ruling: 'buyer', percent: 0, note: 'Ảnh đã rõ', approvedBy: null } as const;
		await database.setClock(`${24 * HOUR - 60} seconds`);
		expect(codeOf(await ruleDispute(operatorContext, rule))).toBe('orders.ruling_too_early');
		await database.setClock(`${24 * HOUR + 6} seconds`);
		expect(await ruleDispute(operatorContext, rule)).toMatchObject({ value: { state: 'ruled' } });
		const kinds = ((await getReturnDispute(read, id))?.events ?? []).map(({ kind }) => kind);
		expect(kinds.slice(-2)).toEqual(['under_review', 'ruled']);
		await advance(24 * HOUR + 60);
		expect(await stateOfReturn(id)).toBe('ruled');
		expect(await countedOf(sale)).toEqual({ orders: 1, disputes_lost: 0 });
		await advance(24 * HOUR + 3 * 24 * HOUR + 60);
		expect(await stateOfReturn(id)).toBe('closed');
		expect(await countedOf(sale)).toEqual({ orders: 1, disputes_lost: 1 });
	});

	test('needs a second operator above 50,000,000 ₫', async () => {
		const sale = await deliveredSale(database);
		const id = await disputed(sale);
		await advance(24.1 * HOUR);
		await database.pool.query(
			'UPDATE orders SET goods_vnd = 60000000, total_vnd = 60000000 + shipping_vnd WHERE number = $1',
			[sale.number],
		);
		const rule = { returnId: id, ruling: 'vendor', percent: 0, note: 'Ảnh không rõ' } as const;
		expect(codeOf(await ruleDispute(operatorContext, { ...rule, approvedBy: null }))).toBe(
			'identity.second_person_needed',
		);
		const approvedBy = await makeOperator(database);
		expect((await ruleDispute(operatorContext, { ...rule, approvedBy })).ok).toBe(true);
		await buyerAction(sale, id, 'appeal', { note: 'Có thêm đoạn quay' });
		const [reviewer, second] = [await makeOperator(database), await makeOperator(database)];
		const review = (by: string, agreed: string) =>
			ruleDispute(contextOf(database, operator(by)), { ...rule, approvedBy: agreed });
		expect(codeOf(await review(approvedBy, second))).toBe('orders.ruling_same_person');
		expect(codeOf(await review(reviewer, approvedBy))).toBe('identity.second_person_needed');
		expect((await review(reviewer, second)).ok).toBe(true);
	});

	test('allows one appeal, decided by another operator and executed immediately', async () => {
		const sale = await deliveredSale(database);
		const id = await disputed(sale);
		await advance(24.1 * HOUR);
		await ruleDispute(operatorContext, {
			returnId: id,
			ruling: 'vendor',
			percent: 0,
			note: 'Ảnh không rõ',
			approvedBy: null,
		});
		const appealed = await Promise.all([
			...Array.from({ length: 10 }, () => buyerAction(sale, id, 'appeal', { note: 'Có thêm đoạn quay' })),
			...Array.from({ length: 10 }, () => shopAction(sale, id, 'appeal', { note: 'Chúng tôi cũng vậy' })),
		]);
		expect(appealed.filter(({ ok }) => ok)).toHaveLength(1);
		const last = { returnId: id, ruling: 'buyer', percent: 100, note: 'Đoạn quay rõ', approvedBy: null } as const;
		expect(codeOf(await ruleDispute(operatorContext, last))).toBe('orders.ruling_same_person');
		const another = contextOf(database, operator(newId()));
		expect(await ruleDispute(another, last)).toMatchObject({ value: { state: 'closed' } });
		expect(await owedTo(sale)).toBe(ONE_OF_TWO_VND);
	});
});
