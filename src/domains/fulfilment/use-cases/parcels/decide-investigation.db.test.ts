import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { getOrder, getShopOrder, listOrders } from '#src/domains/order-views/index.ts';
import { handleReturn, pursueReturn } from '#src/domains/returns/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { packedSale, requestedReturn, type Sale, unitsOf, wireSales } from '#tests/factories/returns.ts';
import type { TrackingEvent } from '../../contract/fulfilment.ts';
import { INVESTIGATION_NOTE_MAX } from '../../contract/investigation.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import { listInvestigations } from '../../queries/list-investigations.ts';
import { notifyInvestigationFound } from '../../subscribers/notify-operator-decisions.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { decideInvestigation } from './decide-investigation.ts';
import { recordFailedDelivery } from './record-failed-delivery.ts';
import { recordTrackingEvent } from './record-tracking-event.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const NOTE = 'Bưu cục trả lời bằng văn bản';

beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

const advance = async (days: number) => {
	await database.setClock(`${days * 24} hours`);
	await advanceDueOrders.handle(clock, {});
};
let sold = 0;

async function sent(payment: 'cod' | 'vnpay' = 'vnpay') {
	sold += 1;
	const sale = await packedSale(database, payment);
	const tracking = `GHN-CASE-${sold}`;
	expect((await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking })).ok).toBe(true);
	const notify = (status: TrackingEvent['status']) =>
		recordTrackingEvent(contextOf(database, visitor()), {
			carrier: 'ghn',
			eventId: `${tracking}-${status}`,
			tracking,
			status,
			at: new Date().toISOString(),
		});
	return { ...sale, tracking, notify };
}
type Sent = Awaited<ReturnType<typeof sent>>;

async function silent(payment: 'cod' | 'vnpay' = 'vnpay'): Promise<Sent & { readonly caseNumber: string }> {
	const sale = await sent(payment);
	await advance(15.01);
	const open = await openOf(sale);
	if (!open) throw new Error('no case was opened');
	return { ...sale, caseNumber: open.number };
}

async function viewOf({ buyer, number }: Sale) {
	const seen = await getOrder(buyer.context, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value;
}
const openOf = async (sale: Sale) => (await viewOf(sale)).openCase;
const endOf = async (sale: Sale) =>
	(await viewOf(sale)).events.filter(({ kind }) => kind === 'case_closed').map(({ reason }) => reason);
const noticesOf = async ({ number }: Sale) => {
	const { rows } = await database.pool.query<{ kind: string; params: { readonly caseNumber: string } }>(
		"SELECT kind, params FROM notices WHERE params->>'number' = $1 AND kind LIKE '%ask_arrival' ORDER BY id",
		[number],
	);
	return rows.map(({ kind, params }) => [kind, params.caseNumber]);
};
const refundedOf = async ({ order }: Sale) =>
	(await getBalance(clock.read, { kind: 'refund_payable', ownerId: order.id })).postedVnd;

describe('a parcel without tracking events for 15 days', () => {
	test('opens one investigation under 20 concurrent runs and shows its number to both sides and the operator', async () => {
		const sale = await sent();
		await advance(14.99);
		expect(await openOf(sale)).toBeNull();
		await database.setClock('361 hours');
		await Promise.all(Array.from({ length: 20 }, () => advanceDueOrders.handle(clock, {})));
		const open = await openOf(sale);
		expect(open?.number).toMatch(/^[1-9]\d{9}$/);
		expect(Date.parse(open?.dueBy ?? '') - Date.parse(open?.openedAt ?? '')).toBe(5 * 86_400_000);
		const seen = await getShopOrder(sale.seller, { number: sale.number });
		expect(seen).toMatchObject({ value: { openCase: open } });
		expect(seen.ok && seen.value.events.at(-1)).toMatchObject({ kind: 'case_opened', note: open?.number });
		expect((await listInvestigations(clock.read)).find(({ number }) => number === open?.number)).toMatchObject({
			orderNumber: sale.number,
			parcels: [{ carrier: 'ghn', tracking: sale.tracking }],
			isInReturn: false,
		});
		expect(await noticesOf(sale)).toEqual([
			['orders.buyer_ask_arrival', open?.number],
			['orders.shop_ask_arrival', open?.number],
		]);
	});

	test.each(['vnpay', 'cod'] as const)('is lost and refunded when the investigation ends (%s)', async (payment) => {
		const sale = await silent(payment);
		await advance(20);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		await advance(20.02);
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await refundedOf(sale)).toBe(payment === 'vnpay' ? sale.totalVnd : 0);
		expect(await openOf(sale)).toBeNull();
		expect(await endOf(sale)).toEqual(['lost']);
		expect((await viewOf(sale)).paymentStatus).toBe(payment === 'vnpay' ? 'refunding' : 'none');
		const listed = await listOrders(sale.buyer.context, { tab: 'ended', limit: 10 });
		expect(listed.items[0]?.paymentStatus).toBe(payment === 'vnpay' ? 'refunding' : 'none');
	});

	test('is asked about before it counts as lost, also when the job runs days late', async () => {
		const sale = await sent();
		await advance(40);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		expect(await noticesOf(sale)).toHaveLength(2);
		await advance(44.9);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		await advance(45.1);
		expect(await stateOf(database, sale.number)).toBe('returned');
	});

	test('is investigated for the full promised time when an open return ends earlier', async () => {
		const sale = await sent();
		await advance(40);
		const returnId = await requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, 2) });
		await database.setClock('42 days');
		expect((await pursueReturn(sale.buyer.context, { returnId, act: 'withdraw' })).ok).toBe(true);
		await advance(42.1);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		await advance(45.1);
		expect(await stateOf(database, sale.number)).toBe('returned');
	});

	test('continues after a new tracking event, and gets a second investigation when the events stop again', async () => {
		const sale = await silent();
		await sale.notify('picked_up');
		expect(await endOf(sale)).toEqual(['found']);
		await advance(29.9);
		expect(await openOf(sale)).toBeNull();
		await advance(30.1);
		const again = await openOf(sale);
		expect(again?.number).not.toBe(sale.caseNumber);
		expect(await noticesOf(sale)).toHaveLength(4);
	});

	test.each([
		['arrived', (sale: Sale) => confirmReceipt(sale.buyer.context, { number: sale.number })],
		[
			'turned_back',
			(sale: Sale) =>
				recordFailedDelivery(sale.seller, {
					number: sale.number,
					reason: 'buyer_refused',
					note: 'Khách không nghe máy',
				}),
		],
	] as const)('closes its investigation as %s', async (outcome, end) => {
		const sale = await silent();
		expect((await end(sale)).ok).toBe(true);
		expect(await openOf(sale)).toBeNull();
		expect(await endOf(sale)).toEqual([outcome]);
	});

	test('closes its investigation when a return has refunded it', async () => {
		const sale = await silent();
		const returnId = await requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, 2) });
		expect(codeOf(await decide(sale.caseNumber, 'lost'))).toBe('orders.case_in_return');
		await advance(20.1);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		expect((await handleReturn(sale.seller, { returnId, act: 'approve' })).ok).toBe(true);
		expect(await refundedOf(sale)).toBe(sale.totalVnd);
		expect(await endOf(sale)).toEqual(['paid_back']);
	});
});

const decide = (number: string, outcome: 'found' | 'lost', note = NOTE) =>
	decideInvestigation(operatorContext, { number, outcome, note, approvedBy: null });

describe('decideInvestigation', () => {
	test('with found restarts the 15 days and shows the note to both sides', async () => {
		const sale = await silent();
		const found = { value: { orderNumber: sale.number, state: 'shipped' } };
		expect(await decide(sale.caseNumber, 'found')).toMatchObject(found);
		expect((await viewOf(sale)).events.at(-1)).toMatchObject({ reason: 'found', note: `${sale.caseNumber}. ${NOTE}` });
		const askedAt = (await viewOf(sale)).events.at(-1)?.at ?? '';
		const againAt = new Date(Date.parse(askedAt) + 15 * 86_400_000).toISOString();
		const news = { orderId: sale.order.id, caseNumber: sale.caseNumber, againAt };
		for (let twice = 0; twice < 2; twice += 1) await notifyInvestigationFound.handle(clock, news);
		const { rows } = await database.pool.query(
			"SELECT kind, params->>'dueBy' AS by FROM notices WHERE params->>'number' = $1 AND kind LIKE '%case_found' ORDER BY id",
			[sale.number],
		);
		expect(rows).toEqual(['orders.buyer_case_found', 'orders.shop_case_found'].map((kind) => ({ kind, by: againAt })));
		await advance(20.1);
		expect(await stateOf(database, sale.number)).toBe('shipped');
		await advance(30.1);
		expect((await openOf(sale))?.number).toBeDefined();
	});

	test('with lost refunds once under 20 concurrent requests, then fails with orders.case_closed', async () => {
		const sale = await silent();
		const answers = await Promise.all(Array.from({ length: 20 }, () => decide(sale.caseNumber, 'lost')));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['orders.case_closed']));
		expect(await stateOf(database, sale.number)).toBe('returned');
		expect(await refundedOf(sale)).toBe(sale.totalVnd);
		expect(await endOf(sale)).toEqual(['lost']);
		const { rows } = await database.pool.query("SELECT action FROM audit_entries WHERE subject_type = 'order_case'");
		expect(rows.length).toBeGreaterThan(0);
	});

	test('rejects an empty or too long note, an unknown number and an operator who is a party of the order', async () => {
		const sale = await silent();
		for (const note of ['  ', 'x'.repeat(INVESTIGATION_NOTE_MAX + 1)])
			expect(codeOf(await decide(sale.caseNumber, 'lost', note))).toBe('orders.case_note');
		expect(codeOf(await decide('1000000000', 'found'))).toBe('orders.case_not_found');
		const own = contextOf(database, operator(sale.buyer.customerId));
		const asked = { number: sale.caseNumber, outcome: 'lost', note: NOTE, approvedBy: null } as const;
		expect(codeOf(await decideInvestigation(own, asked))).toBe('orders.ruling_own');
	});

	test('with lost needs a second operator above the limit, with found it does not', async () => {
		const sale = await silent();
		await database.pool.query(
			'UPDATE orders SET goods_vnd = 60000000, total_vnd = 60000000 + shipping_vnd WHERE number = $1',
			[sale.number],
		);
		expect(codeOf(await decide(sale.caseNumber, 'lost'))).toBe('identity.second_person_needed');
		expect((await decide(sale.caseNumber, 'found')).ok).toBe(true);
	});
});
