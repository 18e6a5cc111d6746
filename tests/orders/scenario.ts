import { answerCancel, cancelOrder, declineOrder } from '#src/domains/cancellation/index.ts';
import { addToCart } from '#src/domains/cart/index.ts';
import { placeOrder, retryPayment } from '#src/domains/checkout/index.ts';
import { refundOrder } from '#src/domains/checkout/jobs/refund-unserved-order.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { expireCoin } from '#src/domains/coin/jobs/expire-coin.ts';
import { releaseCoinHolds } from '#src/domains/coin/jobs/release-holds.ts';
import {
	confirmOrder,
	confirmReceipt,
	deliverOrder,
	packOrder,
	shipOrder,
	withdrawCancel,
} from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { backfillSalesJob } from '#src/domains/order-money/jobs/backfill-sales.ts';
import { grantPendingCoinJob } from '#src/domains/order-money/jobs/grant-pending-coin.ts';
import { DOUBT_DECISIONS } from '#src/domains/payments/contract/payments.ts';
import { decideDoubtfulPayment, listIncidents, recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { decideDoubtfulPaymentsJob } from '#src/domains/payments/jobs/decide-doubts.ts';
import { reconcileDue } from '#src/domains/payments/jobs/reconcile.ts';
import { confirmTransfer, openTransfers } from '#src/domains/returns/index.ts';
import { advanceDueReturnShippingCosts } from '#src/domains/returns/jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { recordShopPayment } from '#src/domains/settlement/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { collectCash } from '#tests/factories/cash.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, type Buyer, makeBuyer, quoteFor, sellerOf } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { asOperator, makePayableShop } from '#tests/factories/settlement.ts';

export type ScenarioMarket = {
	readonly database: TestDatabase;
	readonly buyers: readonly Buyer[];
	readonly variantIds: readonly string[];
	readonly shops: readonly { readonly id: string; readonly ownerId: string }[];
	/** A platform voucher that is exhausted after three orders. */
	readonly voucher: string;
	readonly numbers: string[];
	readonly attempts: { readonly txnRef: string; readonly amountVnd: number }[];
	readonly clock: { seconds: number };
};

export const STOCK_EACH = 6;
const HOUR_S = 3600;
const WAITS_S = [60, 18 * 60, 50 * 60, 13 * HOUR_S, 60 * HOUR_S, 8 * 24 * HOUR_S];

export async function openMarket(database: TestDatabase, clock: ScenarioMarket['clock']): Promise<ScenarioMarket> {
	const buyers = [await makeBuyer(database), await makeBuyer(database)];
	for (const { customerId } of buyers) await giveCoin(database, customerId);
	const startsAt = startOfVietnamDay(new Date(Date.now() + clock.seconds * 1000)).toISOString();
	const endsAt = new Date(Date.now() + clock.seconds * 1000 + 30 * 24 * HOUR_S * 1000).toISOString();
	const { code: voucher } = await makePlatformVoucher(database, { startsAt, endsAt, usesMax: 3, usesPerCustomer: 2 });
	const variantIds: string[] = [];
	const shops: { id: string; ownerId: string }[] = [];
	for (const amounts of [[100_000, 33_333], [49_999]]) {
		const { shopId, ownerId } = await makePayableShop(database, 0);
		shops.push({ id: shopId, ownerId });
		for (const priceVnd of amounts) {
			const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: STOCK_EACH, priceVnd }] });
			variantIds.push(variants[0]?.id ?? '');
		}
	}
	return { database, buyers, variantIds, shops, voucher, numbers: [], attempts: [], clock };
}

const COIN_VND = 70_001;
const giveCoin = (database: TestDatabase, customerId: string) =>
	transact(contextOf(database, system()), (scope) =>
		grantCoin(scope, { customerId, kind: 'operator', source: { type: 'tests', id: newId() }, amountVnd: COIN_VND }),
	);

/** The two numbers choose persons and objects; a rejected action is fine. */
export type Action = (market: ScenarioMarket, one: number, other: number) => Promise<unknown>;

export const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

/** An odd amount, so that shares of two items never divide evenly. */
const ODD_COIN_VND = 20_001;

const place =
	(payment: 'cod' | 'vnpay', coinVnd?: number): Action =>
	async (market, one, other) => {
		const buyer = at(market.buyers, one);
		if (!buyer) return;
		await passTime(market, 2);
		let cart: Parameters<typeof quoteFor>[1] | null = null;
		for (const [index, variantId] of market.variantIds.entries()) {
			if (((other + 1) >> index) % 2 === 0) continue;
			const added = await addToCart(buyer.context, { variantId, quantity: 1 + (one % 2) });
			if (added.ok) cart = added.value;
		}
		if (!cart) return;
		const vouchers = other % 2 === 0 ? cart.shops.map(({ id }) => ({ shopId: id, platformCode: market.voucher })) : [];
		const quote = await quoteFor(buyer, cart, { vouchers, ...(coinVnd === undefined ? {} : { coinVnd }) });
		const placed = await placeOrder(buyer.context, agreedInput(quote, buyer, payment));
		if (!placed.ok) return;
		market.numbers.push(...placed.value.orders.map(({ number }) => number));
		if (placed.value.payment)
			market.attempts.push({ txnRef: placed.value.payment.txnRef, amountVnd: placed.value.payVnd });
	};

const notify =
	(fields: Readonly<Record<string, string>>): Action =>
	async ({ database, attempts }, one) => {
		const attempt = at(attempts, one);
		if (!attempt) return;
		await recordIpn(contextOf(database, system()), ipnQuery(attempt.txnRef, attempt.amountVnd, fields));
	};

const retry: Action = async (market, one) => {
	const found = await findOrder(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	if (!found || !buyer) return;
	const started = await retryPayment(buyer.context, { number: found.number });
	if (!started.ok) return;
	const { rows } = await market.database.pool.query<{ amount: number }>(
		'SELECT amount_vnd::int AS amount FROM payment_attempts WHERE txn_ref = $1',
		[started.value.txnRef],
	);
	market.attempts.push({ txnRef: started.value.txnRef, amountVnd: rows[0]?.amount ?? 0 });
};

type Found = { readonly id: string; readonly number: string; readonly customerId: string; readonly shopId: string };
export async function findOrder({ database, numbers }: ScenarioMarket, index: number): Promise<Found | undefined> {
	const { rows } = await database.pool.query<Found>(
		'SELECT id, number, customer_id AS "customerId", shop_id AS "shopId" FROM orders WHERE number = $1',
		[at(numbers, index) ?? ''],
	);
	return rows[0];
}

export const asBuyer =
	(act: (context: Buyer['context'], number: string) => Promise<unknown>): Action =>
	async (market, one) => {
		const found = await findOrder(market, one);
		const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
		if (found && buyer) await act(buyer.context, found.number);
	};
export const asShop =
	(act: (context: Awaited<ReturnType<typeof sellerOf>>, number: string, other: number) => Promise<unknown>): Action =>
	async (market, one, other) => {
		const found = await findOrder(market, one);
		if (found) await act(await sellerOf(market.database, { ...found, groupId: '' }), found.number, other);
	};

const nextSteps = asShop(async (context, number, other) => {
	const steps = [
		() => confirmOrder(context, { number }),
		() => packOrder(context, { number }),
		() => shipOrder(context, { number }),
		() => deliverOrder(context, { number, proof: 'ký nhận tại cửa' }),
	];
	let taken = 0;
	for (const step of steps) if (taken <= other % 4 && (await step()).ok) taken += 1;
});
/** Picks a recent order, so that some orders finish. */
const goOn: Action = (market, one, other) => nextSteps(market, market.numbers.length + 2 - (one % 3), other);

const decide: Action = async ({ database }, one, other) => {
	const operator = contextOf(database, system('operator_command'));
	const doubts = (await listIncidents(operator.read, 100)).filter(({ kind }) => kind === 'suspected');
	const incidentId = at(doubts, one)?.id;
	const decision = at(DOUBT_DECISIONS, other);
	if (incidentId && decision)
		await decideDoubtfulPayment(operator, { incidentId, decision, note: 'ngân hàng trả lời' });
};

const wait: Action = async (market, one, other) => {
	await passTime(market, at(WAITS_S, one) ?? 0);
	for (let time = 0; time <= other % 2; time += 1) await runDueJobs(market.database);
};

/** Jobs must neither undo nor repeat anything when the clock steps back an hour. */
const turnClockBack: Action = async (market, one) => {
	await passTime(market, -HOUR_S);
	if (one % 2 === 0) await runDueJobs(market.database);
};

async function passTime({ database, clock }: ScenarioMarket, seconds: number): Promise<void> {
	clock.seconds += seconds;
	await database.setClock(`${clock.seconds} s`);
}

export async function runDueJobs(database: TestDatabase): Promise<void> {
	const clock = contextOf(database, system('operator_command'));
	await reconcileDue.handle(clock, {});
	await decideDoubtfulPaymentsJob.handle(clock, {});
	await advanceDueOrders.handle(clock, {});
	const { rows } = await database.pool.query<{ data: { orderId: string; reason: string } }>(
		"SELECT data FROM pgboss.job WHERE name = 'job.orders.refund_order' AND state = 'created'",
	);
	for (const { data } of rows) await refundOrder.handle(clock, data);
	await database.pool.query("UPDATE pgboss.job SET state = 'completed' WHERE name = 'job.orders.refund_order'");
	await advanceDueReturns.handle(clock, {});
	await advanceDueReturnShippingCosts.handle(clock, {});
	await backfillSalesJob.handle(clock, {});
	await grantPendingCoinJob.handle(clock, {});
	await expireCoin.handle(clock, {});
	await releaseCoinHolds.handle(clock, {});
	await advanceDueRefunds.handle(clock, {});
	const operatorContext = contextOf(database, operator(newId()));
	for (const { refundId } of await openTransfers(operatorContext))
		await confirmTransfer(operatorContext, { refundId, reference: 'FT1' });
}

export const sellCompletely: Action = async (market, one, other) => {
	await place('vnpay', ODD_COIN_VND)(market, 1 + 2 * one, other);
	await notify({})(market, market.attempts.length - 1, 0);
	await nextSteps(market, market.numbers.length - 1, 3);
};

export const ACTIONS: Readonly<Record<string, Action>> = {
	'orders for cash': place('cod'),
	'orders to pay online': place('vnpay'),
	'orders for cash with coin': place('cod', ODD_COIN_VND),
	'orders to pay online with coin': place('vnpay', 9_999_999),
	pays: notify({}),
	'fails to pay': notify({ vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }),
	'pays, and the bank doubts it': notify({ vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }),
	'decides about doubted money': decide,
	'pays again': retry,
	cancels: asBuyer((context, number) => cancelOrder(context, { number, reason: 'changed_mind' })),
	'wants the goods after all': asBuyer((context, number) => withdrawCancel(context, { number })),
	'has received': asBuyer((context, number) => confirmReceipt(context, { number })),
	confirms: asShop((context, number) => confirmOrder(context, { number })),
	packs: asShop((context, number) => packOrder(context, { number })),
	ships: asShop((context, number) => shipOrder(context, { number })),
	delivers: asShop((context, number) => deliverOrder(context, { number, proof: 'ký nhận tại cửa' })),
	'does the next steps': goOn,
	'gives back': asShop((context, number) => declineOrder(context, { number, reason: 'out_of_stock' })),
	'answers the wish to cancel': asShop((context, number, other) =>
		answerCancel(context, { number, accept: other % 2 === 0 }),
	),
	waits: wait,
	'has its clock put back by an hour': turnClockBack,
};

async function bringCash({ database, shops }: ScenarioMarket): Promise<void> {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT DISTINCT order_id AS id FROM uncollected_parcels ORDER BY 1',
	);
	for (const { id } of rows) await collectCash(database, id);
	for (const { id: shopId } of shops) {
		const { postedVnd } = await getBalance(readOnly(database.db), { kind: 'vendor_payable', ownerId: shopId });
		const paid = { shopId, amountVnd: -postedVnd, reference: newId() };
		if (postedVnd < 0) await recordShopPayment(await asOperator(database), paid);
	}
}

export async function runToCompletion(market: ScenarioMarket): Promise<void> {
	for (let round = 0; round < 12; round += 1) {
		await bringCash(market);
		await passTime(market, 12 * 24 * HOUR_S);
		await runDueJobs(market.database);
	}
}
