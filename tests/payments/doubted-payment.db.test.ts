import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import type { PlacedGroup } from '#src/domains/checkout/contract/place-order.ts';
import { onPaymentSuspected } from '#src/domains/checkout/subscribers/follow-doubted-payments.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { countShopOrders, getOrder } from '#src/domains/order-views/index.ts';
import type { DoubtDecision } from '#src/domains/payments/contract/payments.ts';
import { decideDoubtfulPayment, listIncidents, recordIpn, resolveIncident } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { decideDoubtfulPaymentsJob } from '#src/domains/payments/jobs/decide-doubts.ts';
import { reconcileAttempt } from '#src/domains/payments/use-cases/reconcile-attempt.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, stateOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { details, type FakeVnpay, ipnQuery } from '#tests/factories/payments.ts';
import { makeShop } from '#tests/factories/vendors.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));
const DOUBT = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };
const note = 'Ngân hàng trả lời qua điện thoại lúc 9 giờ';
let vnpay: FakeVnpay;

const pay = (txnRef: string, amountVnd: number, fields: Readonly<Record<string, string>> = {}) =>
	recordIpn(clock, ipnQuery(txnRef, amountVnd, fields));

async function asked(stock = 3, priceVnd = 100_000) {
	const { id: shopId } = await makeShop(database.db);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock, priceVnd }] });
	const variantId = variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId, quantity: 2 }], 'vnpay');
	const txnRef = group.payment?.txnRef ?? '';
	const attempt = await one<{ id: string }>('SELECT id FROM payment_attempts WHERE txn_ref = $1', [txnRef]);
	return { buyer, group, txnRef, variantId, attemptId: attempt?.id ?? '', number: group.orders[0]?.number ?? '' };
}
async function doubted(stock?: number, priceVnd?: number) {
	const placed = await asked(stock, priceVnd);
	expect(await pay(placed.txnRef, placed.group.payVnd, DOUBT)).toBe('00');
	return { ...placed, incidentId: await incidentOf(placed.txnRef) };
}
const incidentOf = async (txnRef: string): Promise<string> =>
	(await listIncidents(read, 500)).find((open) => open.txnRef === txnRef && open.kind === 'suspected')?.id ?? '';
const decide = (incidentId: string, decision: DoubtDecision) =>
	decideDoubtfulPayment(clock, { incidentId, decision, note });

const one = async <Row>(sql: string, values: readonly unknown[]): Promise<Row | undefined> =>
	(await database.pool.query(sql, [...values])).rows[0] as Row | undefined;
const reservedOf = async (variantId: string): Promise<number> =>
	(await one<{ reserved: number }>('SELECT reserved FROM stock_items WHERE variant_id = $1', [variantId]))?.reserved ??
	-1;
const closedAs = (incidentId: string) =>
	one<{ resolution: string; note: string }>('SELECT resolution, note FROM payment_incidents WHERE id = $1', [
		incidentId,
	]);
const escrowOf = async ({ orders }: PlacedGroup): Promise<number> => {
	const row = await one<{ vnd: string }>(
		`SELECT coalesce(sum(CASE WHEN t.credit_account_id = a.id THEN amount_vnd ELSE -amount_vnd END), 0) AS vnd
		FROM ledger_accounts a JOIN ledger_transfers t ON a.id IN (t.debit_account_id, t.credit_account_id)
		WHERE a.kind = 'order_escrow' AND a.owner_id IN (SELECT id::text FROM orders WHERE number = ANY($1))`,
		[orders.map(({ number }) => number)],
	);
	return Number(row?.vnd);
};
const isHeld = async (number: string): Promise<boolean | undefined> =>
	(
		await one<{ held: boolean }>(
			`SELECT held_at IS NOT NULL AS held FROM order_groups WHERE id = (SELECT group_id FROM orders WHERE number = $1)`,
			[number],
		)
	)?.held;
const refundsOf = async (txnRef: string): Promise<readonly number[]> => {
	const { rows } = await database.pool.query<{ vnd: string }>(
		`SELECT refunds.amount_vnd AS vnd FROM refunds JOIN payment_attempts a ON a.id = attempt_id WHERE a.txn_ref = $1`,
		[txnRef],
	);
	return rows.map(({ vnd }) => Number(vnd));
};

beforeEach(async () => {
	vnpay = wireOrderPayments();
	await database.setClock('0 s');
});

describe('a payment that the bank suspects', () => {
	test('is released: the order continues like any paid order', async () => {
		const { buyer, group, number, incidentId, variantId } = await doubted();
		expect(await stateOf(database, number)).toBe('pending_payment');
		expect(await decide(incidentId, 'release')).toEqual({ ok: true, value: { isStored: true } });
		expect(await stateOf(database, number)).toBe('placed');
		expect(await escrowOf(group)).toBe(group.payVnd);
		expect(await reservedOf(variantId)).toBe(2);
		expect(await closedAs(incidentId)).toEqual({ resolution: 'released', note });
		const seen = await getOrder(buyer.context, { number });
		expect(seen.ok && seen.value.events.map(({ kind }) => kind)).toEqual(['ordered', 'payment_held', 'paid']);
	});

	test('is rejected: the order is cancelled, the stock released and the money refunded to the bank', async () => {
		const { group, number, incidentId, txnRef, variantId } = await doubted();
		expect(await decide(incidentId, 'refuse')).toEqual({ ok: true, value: { isStored: false } });
		expect(await stateOf(database, number)).toBe('cancelled');
		expect(await reservedOf(variantId)).toBe(0);
		expect(await closedAs(incidentId)).toEqual({ resolution: 'refused', note });
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.payVnd]);
		expect(await escrowOf(group)).toBe(0);
		expect(await pay(txnRef, group.payVnd)).toBe('02');
		expect(await stateOf(database, number)).toBe('cancelled');
	});

	test('is decided once by 20 concurrent decisions', async () => {
		const { group, number, incidentId, txnRef } = await doubted();
		const decisions = Array.from({ length: 20 }, (_, index) => decide(incidentId, index % 2 ? 'release' : 'refuse'));
		const answers = await Promise.all(decisions);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		const isPlaced = (await stateOf(database, number)) === 'placed';
		expect(await escrowOf(group)).toBe(isPlaced ? group.payVnd : 0);
		expect(await refundsOf(txnRef)).toEqual(isPlaced ? [] : [group.payVnd]);
	});

	test("has one outcome when decisions and VNPAY's notifications arrive concurrently", async () => {
		for (const late of [{}, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }]) {
			const { group, number, incidentId, txnRef, variantId } = await doubted();
			await Promise.all(
				Array.from({ length: 20 }, (_, index) =>
					index % 2 ? pay(txnRef, group.payVnd, late) : decide(incidentId, index % 4 ? 'release' : 'refuse'),
				),
			);
			const state = await stateOf(database, number);
			expect(['placed', 'cancelled', 'pending_payment']).toContain(state);
			expect(await escrowOf(group)).toBe(state === 'placed' ? group.payVnd : 0);
			expect(await refundsOf(txnRef)).toEqual(state === 'cancelled' ? [group.payVnd] : []);
			expect(await reservedOf(variantId)).toBe(state === 'cancelled' ? 0 : 2);
		}
	});

	test('is refunded automatically when no decision is made for days, even when the job is late', async () => {
		const { number, incidentId, txnRef, group, variantId } = await doubted();
		for (const passed of ['25 hours', '4 days 23 hours']) {
			await database.setClock(passed);
			await advanceDueOrders.handle(clock, {});
			await decideDoubtfulPaymentsJob.handle(clock, {});
			expect(await stateOf(database, number)).toBe('pending_payment');
			expect(await reservedOf(variantId)).toBe(2);
		}
		await database.setClock('5 days 2 hours');
		await decideDoubtfulPaymentsJob.handle(clock, {});
		await decideDoubtfulPaymentsJob.handle(clock, {});
		expect(await stateOf(database, number)).toBe('cancelled');
		expect((await closedAs(incidentId))?.resolution).toBe('refused');
		expect(await refundsOf(txnRef)).toEqual([group.payVnd]);
	});

	test('counts as held for the shop until it is decided', async () => {
		const { group, incidentId } = await doubted();
		const [order] = await ordersOf(database, group);
		if (!order) throw new Error('no order was made');
		const seller = await sellerOf(database, order);
		expect(await countShopOrders(seller)).toMatchObject({ held: 1, waiting: 0 });
		await decide(incidentId, 'release');
		expect(await countShopOrders(seller)).toMatchObject({ held: 0, waiting: 1 });
	});

	test('cannot be decided by the operator who paid it', async () => {
		const { buyer, number, incidentId } = await doubted();
		for (const decision of ['release', 'refuse'] as const) {
			const own = contextOf(database, operator(buyer.customerId));
			const answer = await decideDoubtfulPayment(own, { incidentId, decision, note });
			expect(answer).toMatchObject({ error: { code: 'payments.own_payment' } });
		}
		expect(await isHeld(number)).toBe(true);
	});

	test('above 50,000,000 ₫ needs two operators, neither of whom paid it', async () => {
		const { buyer, number, incidentId } = await doubted(3, 30_000_000);
		const buyersOwn = await makeCustomer(database.db, { isOperator: true });
		await database.pool.query('UPDATE payment_attempts SET customer_id = $1 WHERE customer_id = $2', [
			buyersOwn.id,
			buyer.customerId,
		]);
		for (const approvedBy of [null, operatorContext.actor.customerId, buyersOwn.id, newId()])
			for (const decision of ['release', 'refuse'] as const)
				expect(await decideDoubtfulPayment(operatorContext, { incidentId, decision, note, approvedBy })).toMatchObject({
					error: { code: 'identity.second_person_needed' },
				});
		expect(await isHeld(number)).toBe(true);
		const approvedBy = (await makeCustomer(database.db, { isOperator: true })).id;
		expect(
			(await decideDoubtfulPayment(operatorContext, { incidentId, decision: 'refuse', note, approvedBy })).ok,
		).toBe(true);
	});

	test('needs a reason, which is stored cleaned', async () => {
		const { number, incidentId } = await doubted();
		for (const decision of ['release', 'refuse'] as const)
			expect(await decideDoubtfulPayment(operatorContext, { incidentId, decision, note: ' \u200b' })).toMatchObject({
				error: { code: 'payments.reason_missing' },
			});
		expect(await isHeld(number)).toBe(true);
		expect(
			(await decideDoubtfulPayment(operatorContext, { incidentId, decision: 'release', note: ` ${note}\u200b ` })).ok,
		).toBe(true);
		expect(await closedAs(incidentId)).toEqual({ resolution: 'released', note });
	});

	test('cannot be resolved by a note: resolveIncident returns payments.in_doubt', async () => {
		const { incidentId } = await doubted();
		expect(await resolveIncident(operatorContext, { incidentId, note })).toMatchObject({
			error: { code: 'payments.in_doubt' },
		});
	});

	test('is refunded with either decision when the buyer cancelled the order before', async () => {
		const { buyer, group, number, incidentId, txnRef } = await doubted();
		expect((await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).ok).toBe(true);
		expect(await decide(incidentId, 'release')).toEqual({ ok: true, value: { isStored: false } });
		expect(await stateOf(database, number)).toBe('cancelled');
		expect(await refundsOf(txnRef)).toEqual([group.payVnd]);
	});

	test('can be decided again when the bank suspects it again', async () => {
		const { group, txnRef, incidentId } = await doubted();
		await pay(txnRef, group.payVnd, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' });
		expect(await incidentOf(txnRef)).toBe('');
		await pay(txnRef, group.payVnd, DOUBT);
		expect(await incidentOf(txnRef)).toBe(incidentId);
		expect((await decide(incidentId, 'refuse')).ok).toBe(true);
	});

	test('with another amount is refunded as VNPAY received it, and the order is no longer held', async () => {
		for (const [first, then] of [
			['other', 'suspected'],
			['right', 'suspected'],
			['right', 'paid'],
		] as const) {
			const { group, number, txnRef, attemptId } = await asked();
			const otherVnd = group.payVnd - 10_000;
			expect(await pay(txnRef, first === 'other' ? otherVnd : group.payVnd, DOUBT)).toBe(
				first === 'other' ? '04' : '00',
			);
			const known = details({ amountVnd: otherVnd });
			vnpay.answerQuery = () => ({ kind: 'payment', outcome: then, details: known });
			await reconcileAttempt(clock, { attemptId });
			expect([first, then, await refundsOf(txnRef)]).toEqual([first, then, [otherVnd]]);
			expect(await isHeld(number)).toBe(false);
			expect(await escrowOf(group)).toBe(0);
			expect(await incidentOf(txnRef)).toBe('');
			await advanceDueRefunds.handle(clock, {});
			expect(vnpay.refunds.at(-1)).toMatchObject({ amountVnd: otherVnd, isFull: true });
		}
	});

	test('notifies the buyer once', async () => {
		const { buyer, group, txnRef } = await doubted();
		const { rows } = await database.pool.query<{ id: string; reference: string }>(
			'SELECT id, reference FROM payment_attempts WHERE txn_ref = $1',
			[txnRef],
		);
		const told = {
			attemptId: rows[0]?.id ?? '',
			txnRef,
			purpose: 'order' as const,
			reference: rows[0]?.reference ?? '',
			customerId: buyer.customerId,
			amountVnd: group.payVnd,
		};
		for (let time = 0; time < 2; time += 1) await onPaymentSuspected.handle(clock, told);
		const notices = await database.pool.query('SELECT kind FROM notices WHERE customer_id = $1', [buyer.customerId]);
		expect(notices.rows).toEqual([{ kind: 'orders.buyer_payment_held' }]);
	});
});

test('the ledger check passes after all payment decisions', async () => {
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});
