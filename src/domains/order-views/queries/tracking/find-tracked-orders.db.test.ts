import { beforeAll, describe, expect, test } from 'vitest';
import { confirmOrder } from '#src/domains/fulfilment/use-cases/confirm-order.ts';
import { packOrder } from '#src/domains/fulfilment/use-cases/pack-order.ts';
import { shipOrder } from '#src/domains/fulfilment/use-cases/parcels/ship-order.ts';
import { contextOf, visitor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import {
	BANK,
	deliveredSale,
	requestedReturn,
	returnInput,
	shopAction,
	wireTestOrderViews,
	wireTestReturns,
} from '#tests/factories/returns.ts';
import { orderTimeline } from '../../rules/order-timeline.ts';
import { requestToTrack } from '../../use-cases/request-order-tracking.ts';
import { findTrackedOrders } from './find-tracked-orders.ts';

const database = await testDatabase();
const anybody = withoutReplica(contextOf(database, visitor()));

beforeAll(() => {
	wireOrderPayments();
	wireTestReturns();
	wireTestOrderViews();
});

const variantOf = async (): Promise<string> => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 50, priceVnd: 77_000 }] });
	return variants[0]?.id ?? '';
};

async function twoParcels() {
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: await variantOf() }, { variantId: await variantOf() }]);
	const [mine, theirs] = await ordersOf(database, group);
	const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
		buyer.customerId,
	]);
	if (!mine || !theirs) throw new Error('two orders were expected');
	return { group, mine, theirs, email: rows[0]?.email ?? '' };
}

async function track(number: string, email: string, retryAfterS = 0) {
	const token = await requestToTrack(anybody, { number, email, retryAfterS });
	if (!token.ok) throw new Error('refused');
	return { token: token.value, answer: await findTrackedOrders(anybody, token.value) };
}

describe('findTrackedOrders', () => {
	test('returns the state of an order for its number and e-mail, without names, addresses or telephone numbers', async () => {
		const { mine, email } = await twoParcels();
		const seller = await sellerOf(database, mine);
		await confirmOrder(seller, { number: mine.number });
		await packOrder(seller, { number: mine.number });
		await shipOrder(seller, { number: mine.number, tracking: 'VTP-778' });
		const { answer } = await track(` #${mine.number}`, email.toUpperCase());
		if (answer.kind !== 'found') throw new Error(answer.kind);
		expect(answer.orders).toMatchObject([{ number: mine.number, state: 'shipped', paymentStatus: 'cash_due' }]);
		expect(answer.orders[0]?.events.at(-1)).toMatchObject({
			kind: 'shipped',
			note: expect.stringContaining('VTP-778'),
		});
		const { rows } = await database.pool.query<Record<string, string>>(
			'SELECT recipient, phone, street FROM order_groups WHERE id = $1',
			[mine.groupId],
		);
		for (const secret of Object.values(rows[0] ?? {})) expect(JSON.stringify(answer.orders)).not.toContain(secret);
	});

	test('returns the steps of a return with their times, without texts, photos and accounts', async () => {
		const sale = await deliveredSale(database, 'cod');
		const id = await requestedReturn(sale);
		await shopAction(sale, id, 'reject', { note: 'Khách làm rơi' });
		const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
			sale.buyer.customerId,
		]);
		const { answer } = await track(sale.number, rows[0]?.email ?? '');
		const [order] = answer.kind === 'found' ? answer.orders : [];
		expect(order).toMatchObject({ openReturn: { state: 'rejected' }, endedReturn: null });
		expect(order?.returns.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['requested', 'rejected']);
		const told = orderTimeline(order ?? expect.fail()).filter(({ kind }) => kind.startsWith('return_'));
		expect(told.map(({ kind, event }) => [kind, event?.at])).toEqual([
			['return_requested', expect.stringMatching(/Z$/)],
			['return_rejected', expect.stringMatching(/Z$/)],
		]);
		for (const secret of ['Khách làm rơi', returnInput(sale).note, BANK.number])
			expect(JSON.stringify(answer)).not.toContain(secret);
	});

	test('returns the refund of a return once', async () => {
		const sale = await deliveredSale(database);
		await shopAction(sale, await requestedReturn(sale), 'waive');
		const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
			sale.buyer.customerId,
		]);
		const { answer } = await track(sale.number, rows[0]?.email ?? '');
		const [order] = answer.kind === 'found' ? answer.orders : [];
		expect(order).toMatchObject({ openReturn: null, endedReturn: { state: 'refunded' } });
		const kinds = orderTimeline(order ?? expect.fail()).flatMap(({ kind, event }) => (event ? [kind] : []));
		expect(kinds.filter((kind) => kind.includes('refund'))).toEqual(['refund_asked']);
	});

	test('returns all orders of a group for the number of its payment', async () => {
		const { group, mine, theirs, email } = await twoParcels();
		const { answer } = await track(group.groupNumber, email);
		expect(answer.kind === 'found' && answer.orders.map(({ number }) => number)).toEqual([mine.number, theirs.number]);
	});

	test('answers a wrong number, a wrong e-mail and a foreign order alike and keeps the form input', async () => {
		const { mine, email } = await twoParcels();
		const other = await twoParcels();
		for (const [number, address] of [
			['9999999999', email],
			[mine.number, 'nobody@example.com'],
			[mine.number, other.email],
		] as const) {
			const { answer } = await track(number, address);
			expect(answer).toEqual({ kind: 'unknown', typed: { number, email: address } });
		}
		expect((await track('12', 'x')).answer).toEqual({
			kind: 'faulty',
			typed: { number: '12', email: 'x' },
			faults: ['number', 'email'],
		});
	});

	test('returns nothing when rate-limited, and a result expires after half an hour', async () => {
		const { mine, email } = await twoParcels();
		expect((await track(mine.number, email, 90)).answer).toMatchObject({ kind: 'too_often', retryAfterS: 90 });
		const { token } = await track(mine.number, email);
		await database.setClock('31 minutes');
		expect(await findTrackedOrders(anybody, token)).toEqual({
			kind: 'outdated',
			typed: { number: mine.number, email },
		});
		await database.setClock('0 s');
		expect(await findTrackedOrders(anybody, token)).toMatchObject({ kind: 'found' });
		expect(await findTrackedOrders(anybody, 'made-up')).toEqual({ kind: 'empty' });
		expect(await findTrackedOrders(anybody, null)).toEqual({ kind: 'empty' });
	});
});
