import { type SQL, sql } from 'drizzle-orm';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { fillAndQuote, makeShoppers, placeQuoted, type Shopper, variantsOnSale } from '../../tests/shoppers.ts';
import { openShops, requestReturn, returnToSeller } from './after-sale.ts';
import { payAtBank } from './buying.ts';
import { grantDiscounts } from './gifts.ts';
import { type Bench, killJobAtStep } from './killed-step.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import type { Stop } from './stops.ts';

const METHOD: PaymentMethod = 'vnpay';
const VARIANTS = 200;
const PRICE_MIN_VND = 150_000;

export type Sold = {
	readonly shopper: Shopper;
	readonly id: string;
	readonly number: string;
	readonly paymentUrl: string;
};

export async function expiring(bench: Bench): Promise<void> {
	const stopsOf = (id: string): readonly Stop[] => [
		{ table: 'voucher_uses', column: 'order_id', value: id },
		{ table: 'coin_spends', column: 'state', value: 'voided' },
		{ table: 'stock_reservations', column: 'state', value: 'released' },
		{ table: 'orders', column: 'state', value: 'expired' },
		{ table: 'order_events', column: 'kind', value: 'expired' },
	];
	for (const [at, { id }] of (await sell(bench, stopsOf('').length)).entries()) {
		const due = sql`with "group" as (
				update order_groups set expires_at = app_now() - interval '1 minute'
				where id = (select group_id from orders where id = ${id})
			) update orders set due_at = app_now() where id = ${id}`;
		const effect = sql`select (state = 'expired')::int
			* (select count(*) from order_events where order_id = orders.id and kind = 'expired')
			* (select count(*) from coin_spends where order_id = orders.id and state = 'voided')
			* (select count(*) from voucher_uses where order_id = orders.id and returned_at is not null)
			* (select count(*) from stock_reservations where source_id = orders.id::text and state = 'released') as times
			from orders where id = ${id}`;
		await killJobAtStep(bench, stopsOf(id)[at] as Stop, { job: advanceDueOrders, due, effect });
	}
}

export async function cancelling(bench: Bench): Promise<void> {
	const stopsOf = (id: string): readonly Stop[] => [
		{ table: 'voucher_uses', column: 'order_id', value: id },
		{ table: 'coin_movements', column: 'kind', value: 'returned' },
		{ table: 'stock_reservations', column: 'state', value: 'released' },
		{ table: 'orders', column: 'state', value: 'cancelled' },
		{ table: 'order_events', column: 'kind', value: 'cancelled' },
	];
	await cancelEach(bench, stopsOf);
}

export async function refunding(bench: Bench): Promise<void> {
	const stopsOf = (id: string): readonly Stop[] => [
		{ table: 'refunds', column: 'source_id', value: id },
		{ table: 'ledger_transfers', column: 'leg', value: 'owed' },
		{ table: 'order_events', column: 'kind', value: 'refund_asked' },
		{ table: 'refunds', column: 'state', value: 'sending' },
	];
	await cancelEach(bench, stopsOf);
}

async function cancelEach(bench: Bench, stopsOf: (id: string) => readonly Stop[]): Promise<void> {
	const orders = await sell(bench, stopsOf('').length);
	for (const order of orders) await pay(bench, order);
	for (const [at, { id }] of orders.entries()) {
		const due = ageUnconfirmedOrder(id);
		const effect = sql`select (state = 'cancelled')::int
			* (select count(*) from order_events where order_id = orders.id and kind = 'cancelled')
			* (select count(*) from coin_movements where order_id = orders.id and kind = 'returned')
			* (select count(*) from voucher_uses where order_id = orders.id and returned_at is not null)
			* (select count(*) from stock_reservations where source_id = orders.id::text and state = 'released')
			* ${refundsOf(sql`'order'`, sql`orders.id::text`)} as times
			from orders where id = ${id}`;
		await killJobAtStep(bench, stopsOf(id)[at] as Stop, { job: advanceDueOrders, due, effect });
	}
}

export const ageUnconfirmedOrder = (id: string): SQL =>
	sql`update orders set placed_at = placed_at - interval '30 days', due_at = app_now() where id = ${id}`;

/** A refund must be requested, sent and booked exactly once. */
const refundsOf = (type: SQL, id: SQL): SQL => sql`(select count(*) from refunds
	join ledger_transfers transfer on transfer.source_type = 'refund' and transfer.source_id = refunds.id::text
		and transfer.leg = 'owed'
	where refunds.source_type = ${type} and refunds.source_id = ${id} and refunds.tries = 1)`;

/** Returns that the shop ignores are approved, and unchecked returned parcels are refunded. */
export async function returning(bench: Bench): Promise<void> {
	const approved: readonly Stop[] = [
		{ table: 'order_returns', column: 'state', value: 'approved' },
		{ table: 'order_return_events', column: 'kind', value: 'approved' },
	];
	const refunded: readonly Stop[] = [
		{ table: 'order_refunds', column: 'reason', value: 'return' },
		{ table: 'order_returns', column: 'state', value: 'refunded' },
		{ table: 'order_return_events', column: 'kind', value: 'refunded' },
	];
	const orders = await sell(bench, approved.length + refunded.length);
	const shops = await openShops(bench.product, bench.made.db);
	for (const [at, order] of orders.entries()) {
		await pay(bench, order);
		const { lines, shopId } = await shops.bring(order.number);
		const id = await requestReturn(order.shopper, order.number, lines[0]?.id ?? '');
		const stop = approved[at];
		if (stop) {
			await killJobAtStep(bench, stop, {
				job: advanceDueReturns,
				due: overdue(id, 'requested_at'),
				effect: approvedOnce(id),
			});
			continue;
		}
		const seller = shops.sellers.get(shopId);
		if (!seller) throw new Error('an order without a shop');
		await returnToSeller(order.shopper, seller, id);
		const work = { job: advanceDueReturns, due: overdue(id, 'received_at'), effect: refundedOnce(id) };
		await killJobAtStep(bench, refunded[at - approved.length] as Stop, work);
	}
}

const overdue = (id: string, since: 'requested_at' | 'received_at'): SQL => {
	const column = sql.identifier(since);
	return sql`update order_returns set ${column} = ${column} - interval '30 days', due_at = app_now() where id = ${id}`;
};

const approvedOnce = (id: string): SQL => sql`select (state = 'approved')::int
	* (select count(*) from order_return_events where return_id = order_returns.id and kind = 'approved') as times
	from order_returns where id = ${id}`;

const refundedOnce = (id: string): SQL => sql`select (order_returns.state = 'refunded')::int
	* (select count(*) from order_return_events where return_id = order_returns.id and kind = 'refunded')
	* (select count(*) from order_refunds where source_type = 'return' and source_id = order_returns.id)
	* ${refundsOf(sql`'order_refund'`, sql`refund.id::text`)} as times
	from order_returns join order_refunds refund on refund.source_type = 'return' and refund.source_id = order_returns.id
	where order_returns.id = ${id}`;

export async function sell({ product, made: { db } }: Bench, count: number): Promise<readonly Sold[]> {
	const shoppers = await makeShoppers(product, db, count);
	const variants = await dearVariants(db);
	const sold: Sold[] = [];
	for (const [at, shopper] of shoppers.entries()) {
		const [discountChoice] = await grantDiscounts(product, [shopper]);
		const quote = await fillAndQuote(shopper, [variants[at] ?? ''], discountChoice);
		const { status, body } = await placeQuoted(shopper, quote, METHOD, newId());
		const [order] = body.orders ?? [];
		if (status !== 201 || !order || !body.payment)
			throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		const { rows } = await db.execute<{ id: string }>(sql`select id from orders where number = ${order.number}`);
		const { paymentUrl } = body.payment;
		sold.push({ shopper, id: rows[0]?.id ?? '', number: order.number, paymentUrl });
	}
	return sold;
}

async function dearVariants(db: Database): Promise<readonly string[]> {
	const ids = JSON.stringify(await variantsOnSale(db, 1, VARIANTS));
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from product_variants where price_vnd >= ${PRICE_MIN_VND}
			and id::text in (select json_array_elements_text(${ids}::json)) order by id`);
	return rows.map(({ id }) => id);
}

export async function pay({ made: { db } }: Bench, { id, paymentUrl }: Sold): Promise<void> {
	await payAtBank(paymentUrl);
	await retryUntilAnswered(async () => {
		const { rows } = await db.execute<{ state: string }>(sql`select state from orders where id = ${id}`);
		if (rows[0]?.state !== 'placed') throw new Error(`it is ${rows[0]?.state}`);
	});
}
