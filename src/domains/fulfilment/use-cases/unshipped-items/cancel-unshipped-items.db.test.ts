import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getOrder, getShopOrder } from '#src/domains/order-views/index.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { requestReturn } from '#src/domains/returns/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { cashReceivable } from '#tests/factories/cash.ts';
import { makeBuyer, stateOf } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { OWN_VND, packedSale, partlySentFunded, type Sale, unitsOf, wireSales } from '#tests/factories/returns.ts';
import { advanceDueOrders } from '../../jobs/advance-due-orders.ts';
import {
	notifyUnshippedCancelRequested,
	notifyUnshippedItemsCancelled,
} from '../../subscribers/notify-unshipped-items.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { deliverOrder } from '../parcels/deliver-order.ts';
import { recordFailedDelivery } from '../parcels/record-failed-delivery.ts';
import { shipOrder } from '../parcels/ship-order.ts';
import { answerUnshippedCancel } from './answer-unshipped-cancellation.ts';
import { cancelUnshippedItems } from './cancel-unshipped-items.ts';
import { requestUnshippedCancel } from './request-unshipped-cancellation.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
const PROOF = 'Chị Hạnh ký nhận';
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

const balanceOf = async (kind: 'order_escrow' | 'refund_payable' | 'vendor_payable' | 'coin_bonus', ownerId: string) =>
	(await getBalance(read, { kind, ownerId })).postedVnd;
const receivable = () => cashReceivable(database);
async function stockOf({ variantIds }: Sale) {
	const { rows } = await database.pool.query<{ on_hand: number; reserved: number }>(
		'SELECT on_hand, reserved FROM stock_items WHERE variant_id = ANY($1) ORDER BY array_position($1, variant_id)',
		[variantIds],
	);
	return rows.map(({ on_hand, reserved }) => [on_hand, reserved]);
}
async function seen({ buyer, number }: Sale) {
	const order = await getOrder(buyer.context, { number });
	if (!order.ok) throw new Error(order.error.code);
	return order.value;
}
const shopDrops = (sale: Sale, lines?: Quantities[]) =>
	cancelUnshippedItems(sale.seller, { number: sale.number, reason: 'out_of_stock', ...(lines ? { lines } : {}) });
const buyerRequests = ({ buyer, number }: Sale, lines?: Quantities[]) =>
	requestUnshippedCancel(buyer.context, { number, reason: 'too_slow', ...(lines ? { lines } : {}) });

const started = partlySentFunded.bind(null, database);

describe('cancelUnshippedItems', () => {
	test('refunds exactly these items, pays goodwill, and the order continues with the others', async () => {
		const sale = await started();
		const { number, order, buyer, seller } = sale;
		const coinBefore = await balanceOf('coin_bonus', buyer.customerId);
		expect(await shopDrops(sale, unitsOf(sale, 1, 0))).toEqual({ ok: true, value: { number, state: 'packed' } });
		expect(await balanceOf('refund_payable', order.id)).toBe(100_000);
		expect(await balanceOf('order_escrow', order.id)).toBe(sale.totalVnd - 100_000);
		expect(await balanceOf('coin_bonus', buyer.customerId)).toBe(coinBefore + 2_000);
		expect(await balanceOf('vendor_payable', seller.actor.shopId)).toBe(OWN_VND - 2_000);
		expect(await stockOf(sale)).toEqual([
			[49, 1],
			[49, 1],
		]);
		expect(await seen(sale)).toMatchObject({
			cut: { cashVnd: 100_000, wholeVnd: 100_000 },
			left: unitsOf(sale, 1, 1),
			mayCancelRest: true,
			partCancels: [{ state: 'cancelled', party: 'shop', reason: 'out_of_stock', lines: unitsOf(sale, 1, 0) }],
		});
		expect(await shopDrops(sale)).toEqual({ ok: true, value: { number, state: 'shipped' } });
		expect(await balanceOf('refund_payable', order.id)).toBe(310_000);
		expect(await balanceOf('coin_bonus', buyer.customerId)).toBe(coinBefore + 6_200);
		expect(await stockOf(sale)).toEqual([
			[49, 0],
			[49, 0],
		]);
		expect(codeOf(await shopDrops(sale))).toBe('orders.no_rest');
		await deliverOrder(seller, { number, proof: PROOF });
		expect(await confirmReceipt(buyer.context, { number })).toMatchObject({ value: { state: 'completed' } });
		expect(await balanceOf('order_escrow', order.id)).toBe(0);
		expect((await getLedgerCheck(read)).isSound).toBe(true);
	});

	test('reduces the cash on delivery, so that the carrier collects only for shipped items', async () => {
		const sale = await started('cod');
		const before = await receivable();
		expect(codeOf(await shopDrops(sale))).toBe('ok');
		expect(await seen(sale)).toMatchObject({ cut: { cashVnd: 310_000 }, state: 'shipped' });
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
		await deliverOrder(sale.seller, { number: sale.number, proof: PROOF });
		expect((await receivable()) - before).toBe(sale.totalVnd - 310_000);
		await confirmReceipt(sale.buyer.context, { number: sale.number });
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
		expect((await getLedgerCheck(read)).isSound).toBe(true);
	});

	test('refunds coin to the buyer and the voucher share to the platform', async () => {
		const { code: platformCode } = await makePlatformVoucher(database);
		const sale = await started('vnpay', [3, 2], { coinVnd: 90_001, platformCode });
		const { order, buyer } = sale;
		const before = await seen(sale);
		const spent = await balanceOf('coin_bonus', buyer.customerId);
		expect(codeOf(await shopDrops(sale))).toBe('ok');
		const after = await seen(sale);
		const { rows } = await database.pool.query<Record<'cash' | 'coin' | 'platform', string>>(
			`SELECT cash_vnd AS cash, coin_bonus_vnd + coin_paid_vnd AS coin, platform_vnd AS platform
			FROM order_refunds WHERE order_id = $1`,
			[order.id],
		);
		const [cash = 0, coin = 0, platform = 0] = Object.values(rows[0] ?? {}).map(Number);
		expect(cash + coin + platform - 310_000).toBeOneOf([0, 1, 2, 3]);
		expect(after.cut).toEqual({ cashVnd: cash, shippingVnd: 0, wholeVnd: cash + coin + platform });
		expect(await balanceOf('coin_bonus', buyer.customerId)).toBe(spent + coin + 6_200);
		await deliverOrder(sale.seller, { number: sale.number, proof: PROOF });
		await confirmReceipt(buyer.context, { number: sale.number });
		expect(await balanceOf('order_escrow', order.id)).toBe(0);
		expect(await balanceOf('refund_payable', order.id)).toBe(cash);
		expect(before.payVnd - cash).toBeGreaterThan(0);
		expect((await getLedgerCheck(read)).isSound).toBe(true);
		expect((await getCoinCheck(read)).mismatches).toEqual([]);
	});

	test('under concurrent cancellations and shipments, each item is cancelled or shipped once', async () => {
		const sale = await started('vnpay', [20, 2]);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				index % 2
					? shopDrops(sale, unitsOf(sale, 2, 0))
					: shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 2, 0) }),
			),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(9);
		const { left, parcels, partCancels } = await seen(sale);
		expect(left).toEqual(unitsOf(sale, 1, 1));
		const goneOf = (of: readonly { readonly lines: readonly Quantities[] }[]) =>
			of.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === sale.lineIds[0]);
		const gone = [...goneOf(parcels), ...goneOf(partCancels)].reduce((sum, { quantity }) => sum + quantity, 0);
		expect(gone).toBe(19);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(partCancels.length * 200_000);
		expect((await getLedgerCheck(read)).isSound).toBe(true);
	});

	test('marks the order as delivered when all parcels have been delivered', async () => {
		const sale = await started('cod');
		const [first] = (await seen(sale)).parcels;
		await deliverOrder(sale.seller, { number: sale.number, parcelId: first?.id ?? '', proof: PROOF });
		expect(await shopDrops(sale)).toMatchObject({ value: { state: 'delivered' } });
		expect(await balanceOf('order_escrow', sale.order.id)).toBe(sale.totalVnd - 310_000);
	});

	test.each(['vnpay', 'cod'] as const)(
		'refunds everything when the delivery of the shipped items fails as well (%s)',
		async (payment) => {
			const { code: platformCode } = await makePlatformVoucher(database);
			const sale = await started(payment, [3, 2], { coinVnd: 50_000, platformCode });
			const { payVnd } = await seen(sale);
			expect(codeOf(await shopDrops(sale))).toBe('ok');
			await recordFailedDelivery(sale.seller, { number: sale.number, reason: 'damaged', note: 'vỡ trên đường' });
			expect(await stateOf(database, sale.number)).toBe('returned');
			expect(await balanceOf('order_escrow', sale.order.id)).toBe(0);
			expect(await balanceOf('refund_payable', sale.order.id)).toBe(payment === 'vnpay' ? payVnd : 0);
			expect(await balanceOf('coin_bonus', sale.buyer.customerId)).toBe(50_000 + 6_200);
		},
	);
});

describe('requestUnshippedCancel', () => {
	test('cancels without goodwill after the shop agrees, and shipped items continue', async () => {
		const sale = await started();
		const { number, seller, order } = sale;
		expect(await buyerRequests(sale, unitsOf(sale, 2, 0))).toEqual({ ok: true, value: { number, state: 'packed' } });
		expect(codeOf(await buyerRequests(sale))).toBe('orders.rest_asked_already');
		expect(codeOf(await shopDrops(sale))).toBe('orders.rest_asked_already');
		expect(await getShopOrder(seller, { number })).toMatchObject({
			value: { mayAnswerRest: true, mayCancelRest: false },
		});
		expect(await answerUnshippedCancel(seller, { number, accept: true })).toMatchObject({ value: { state: 'packed' } });
		expect(await balanceOf('refund_payable', order.id)).toBe(200_000);
		expect(await balanceOf('vendor_payable', seller.actor.shopId)).toBe(OWN_VND);
		expect(codeOf(await answerUnshippedCancel(seller, { number, accept: true }))).toBe('orders.no_rest_request');
		const { events } = await seen(sale);
		expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['rest_asked', 'rest_cancelled']));
	});

	test('is granted after 12 hours without an answer, only for items still unshipped, also in a late run', async () => {
		const sale = await started();
		await buyerRequests(sale);
		await shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 1, 0) });
		await database.setClock('11 hours 59 minutes');
		await advanceDueOrders.handle(clock, {});
		expect((await seen(sale)).cut.cashVnd).toBe(0);
		await database.setClock('14 hours');
		await advanceDueOrders.handle(clock, {});
		await advanceDueOrders.handle(clock, {});
		expect(await seen(sale)).toMatchObject({ state: 'shipped', cut: { cashVnd: 210_000 }, left: [] });
	});

	test('ends when the shop declines or when all items have been shipped', async () => {
		const [declined, sent] = [await started(), await started()];
		await buyerRequests(declined);
		await answerUnshippedCancel(declined.seller, { number: declined.number, accept: false, note: 'Mai gửi' });
		const rested = { partCancels: [{ state: 'declined' }], mayCancelRest: false, askable: [] };
		expect(await seen(declined)).toMatchObject(rested);
		expect(codeOf(await buyerRequests(declined))).toBe('orders.rest_declined_lately');
		await buyerRequests(sent);
		await shipOrder(sent.seller, { number: sent.number });
		expect(await seen(sent)).toMatchObject({ state: 'shipped', partCancels: [{ state: 'lapsed' }] });
		await database.setClock('14 hours');
		await advanceDueOrders.handle(clock, {});
		expect((await seen(sent)).cut.cashVnd).toBe(0);
		expect(codeOf(await buyerRequests(declined))).toBe('ok');
	});

	test('is answered once under concurrent answers and scheduled runs', async () => {
		const sale = await started();
		const { number, seller } = sale;
		await buyerRequests(sale);
		await database.setClock('13 hours');
		await Promise.all([
			...Array.from({ length: 10 }, (_, index) => answerUnshippedCancel(seller, { number, accept: index % 2 === 0 })),
			...Array.from({ length: 5 }, () => advanceDueOrders.handle(clock, {})),
			...Array.from({ length: 5 }, () => shipOrder(seller, { number })),
		]);
		const { cut, partCancels, state } = await seen(sale);
		expect(state).toBe('shipped');
		expect(partCancels).toHaveLength(1);
		expect(cut.cashVnd).toBe(partCancels[0]?.state === 'cancelled' ? 310_000 : 0);
		expect(await balanceOf('refund_payable', sale.order.id)).toBe(cut.cashVnd);
	});

	test('rejects orders of others, shipped items, and orders of which nothing has been shipped', async () => {
		const sale = await started();
		const stranger = await makeBuyer(database);
		const asked = { number: sale.number, reason: 'too_slow' } as const;
		expect(codeOf(await requestUnshippedCancel(stranger.context, asked))).toBe('orders.not_found');
		expect(codeOf(await buyerRequests(sale, unitsOf(sale, 3, 0)))).toBe('orders.pieces_gone');
		const whole = await packedSale(database, 'cod', [2]);
		expect(codeOf(await buyerRequests(whole))).toBe('orders.no_rest');
	});

	test('cancelled items cannot be returned', async () => {
		const sale = await started();
		await shopDrops(sale);
		await deliverOrder(sale.seller, { number: sale.number, proof: PROOF });
		const request = { reason: 'defect', note: 'Mở hộp ra thấy vỡ một góc', pictures: [] } as const;
		const ask = (lines: Quantities[]) =>
			requestReturn(sale.buyer.context, { orderNumber: sale.number, ...request, pictures: [], lines });
		expect(codeOf(await ask(unitsOf(sale, 2, 0)))).toBe('orders.return_too_many');
		expect(codeOf(await ask(unitsOf(sale, 1, 1)))).toBe('ok');
	});
});

test("advanceDueOrders cancels items that the shop does not ship, as the shop's fault", async () => {
	const sale = await started();
	await database.setClock('20 days');
	await advanceDueOrders.handle(clock, {});
	expect(await seen(sale)).toMatchObject({
		state: 'shipped',
		cut: { cashVnd: 310_000 },
		partCancels: [{ party: 'system', reason: 'not_packed' }],
	});
	expect(await balanceOf('vendor_payable', sale.seller.actor.shopId)).toBe(OWN_VND - 6_200);
});

test('request, answer and cancellation notify each side once when events are delivered twice', async () => {
	const sale = await started();
	await buyerRequests(sale);
	const [request] = (await seen(sale)).partCancels;
	const about = { orderId: sale.order.id, cancelId: request?.id ?? '' };
	for (let time = 0; time < 2; time += 1) await notifyUnshippedCancelRequested.handle(clock, about);
	await answerUnshippedCancel(sale.seller, { number: sale.number, accept: true });
	for (let time = 0; time < 2; time += 1)
		await notifyUnshippedItemsCancelled.handle(clock, { ...about, party: 'buyer', reason: 'too_slow' });
	const { rows } = await database.pool.query<{ kind: string }>(
		"SELECT kind FROM notices WHERE params->>'number' = $1 AND kind LIKE '%rest%' ORDER BY kind",
		[sale.number],
	);
	expect(rows.map(({ kind }) => kind)).toEqual([
		'orders.buyer_rest_cancelled',
		'orders.shop_rest_asked',
		'orders.shop_rest_cancelled',
	]);
});

test('the database rejects shipping or cancelling more units than were bought', async () => {
	const sale = await started();
	await shopDrops(sale, unitsOf(sale, 2, 0));
	const again = 'UPDATE order_parcel_lines SET quantity = quantity + 1 WHERE line_id = $1';
	await expect(database.pool.query(again, [sale.lineIds[0]])).rejects.toThrow('was sent than bought');
	const more = 'UPDATE order_part_cancel_lines SET quantity = quantity + 1 WHERE line_id = $1';
	await expect(database.pool.query(more, [sale.lineIds[0]])).rejects.toThrow('was sent than bought');
});
