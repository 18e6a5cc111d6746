import { cancellationBackground } from '#src/domains/cancellation/background.ts';
import { checkoutBackground } from '#src/domains/checkout/background.ts';
import { fulfilmentBackground } from '#src/domains/fulfilment/background.ts';
import type { OrderEffect } from '#src/domains/orders/rules/order-transitions.ts';
import { returnsBackground } from '#src/domains/returns/background.ts';
import { contextOf, system } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';

/** What an effect leaves behind, as figures of one order and its returns. */
const FACTS = {
	on_hand: `SELECT coalesce(sum(on_hand), 0) FROM stock_items
		WHERE variant_id IN (SELECT variant_id FROM order_lines WHERE order_id = $1)`,
	reserved: `SELECT coalesce(sum(quantity), 0) FROM stock_reservations
		WHERE source_id = $1::text AND state IN ('active', 'committed')`,
	committed: `SELECT coalesce(sum(quantity), 0) FROM stock_reservations WHERE source_id = $1::text AND state = 'committed'`,
	replacement: `SELECT coalesce(sum(quantity), 0) FROM stock_reservations WHERE state = 'committed'
		AND source_id IN (SELECT id::text FROM order_returns WHERE order_id = $1)`,
	coin_held: `SELECT coalesce(sum(amount_vnd - returned_vnd), 0) FROM coin_spends
		WHERE order_id = $1 AND state <> 'voided'`,
	vouchers_used: 'SELECT count(*) FROM voucher_uses WHERE order_id = $1 AND returned_at IS NULL',
	voucher: `SELECT count(*) FROM ledger_transfers WHERE source_id = $1::text AND source_type = 'order' AND leg = 'platform_voucher'`,
	cash: `SELECT count(*) FROM ledger_transfers WHERE source_id = $1::text AND leg = 'cash_delivered'`,
	refund: `SELECT count(*) FROM refunds WHERE source_id = $1::text AND source_type = 'order'`,
	items_refunded: 'SELECT count(*) FROM order_refunds WHERE order_id = $1',
	goodwill: `SELECT count(*) FROM coin_slices WHERE order_id = $1 AND kind = 'shop_goodwill'`,
	investigations: `SELECT count(*) FROM order_cases WHERE order_id = $1 AND state = 'open'`,
	missing_returns: `SELECT count(*) FROM order_returns WHERE order_id = $1 AND reason = 'never_received' AND ended_at IS NULL`,
	earned: 'SELECT count(earned_at) FROM orders WHERE id = $1',
	booked: 'SELECT count(hold_days) FROM orders WHERE id = $1',
	completed: 'SELECT completed_orders FROM shops WHERE id = (SELECT shop_id FROM orders WHERE id = $1)',
	sold: `SELECT coalesce(sum(sold_count), 0) FROM products
		WHERE id IN (SELECT product_id FROM order_lines WHERE order_id = $1)`,
	scanned: 'SELECT coalesce(extract(epoch FROM last_scan_at), 0) FROM orders WHERE id = $1',
} as const;
export type Fact = keyof typeof FACTS;
export type Facts = Readonly<Record<Fact, number>>;

export async function factsOf({ pool }: TestDatabase, orderId: string): Promise<Facts> {
	const columns = Object.entries(FACTS).map(([name, query]) => `(${query})::float AS ${name}`);
	const { rows } = await pool.query<Facts>(`SELECT ${columns.join(', ')}`, [orderId]);
	if (!rows[0]) throw new Error('no facts');
	return rows[0];
}

/** How each fact of an order that is about to be created begins. */
export const NO_FACTS: Facts = Object.fromEntries(Object.keys(FACTS).map((name) => [name, 0])) as Facts;

const BACKGROUNDS = [checkoutBackground, cancellationBackground, fulfilmentBackground, returnsBackground];

type Event = { readonly id: string; readonly name: string; readonly data: Record<string, unknown> };
async function eventsOf({ pool }: TestDatabase): Promise<readonly Event[]> {
	const { rows } = await pool.query<Event>(
		"SELECT id, name, data FROM pgboss.job WHERE name LIKE 'event.%' ORDER BY created_on, id",
	);
	return rows;
}

/** Delivers the events that `work` publishes and returns the kinds of notices about the order that came of it. */
export async function noticesOf(
	database: TestDatabase,
	work: () => Promise<{ readonly number: string }>,
): Promise<readonly string[]> {
	const before = new Set((await eventsOf(database)).map(({ id }) => id));
	const kinds = async (number: string) => {
		const { rows } = await database.pool.query<{ id: string; kind: string }>(
			"SELECT id, kind FROM notices WHERE params->>'number' = $1",
			[number],
		);
		return rows;
	};
	const known = new Set((await database.pool.query<{ id: string }>('SELECT id FROM notices')).rows.map(({ id }) => id));
	const { number } = await work();
	const worker = contextOf(database, system());
	for (const { id, name, data } of await eventsOf(database))
		for (const { subscribers } of BACKGROUNDS)
			for (const subscriber of subscribers)
				if (!before.has(id) && name === `event.${subscriber.event}`) await subscriber.handle(worker, data);
	const told = (await kinds(number)).filter(({ id }) => !known.has(id));
	return [...new Set(told.map(({ kind }) => kind))].toSorted();
}

type Seen = (before: Facts, after: Facts) => boolean;
const grew =
	(fact: Fact): Seen =>
	(before, after) =>
		after[fact] > before[fact];
const fell =
	(fact: Fact): Seen =>
	(before, after) =>
		after[fact] < before[fact];
const same =
	(fact: Fact): Seen =>
	(before, after) =>
		after[fact] === before[fact];
const all =
	(...seen: readonly Seen[]): Seen =>
	(before, after) =>
		seen.every((one) => one(before, after));

/** How each effect shows. Effects that are missing here show in the tests of their own steps. */
export const SHOWS = {
	take_reductions: grew('coin_held'),
	renew_reductions: grew('coin_held'),
	give_back_reductions: all(fell('coin_held'), fell('vouchers_used')),
	reserve_stock: grew('reserved'),
	commit_stock: all(grew('committed'), same('reserved')),
	release_stock: all(fell('reserved'), same('on_hand')),
	ship_stock: all(fell('reserved'), fell('on_hand')),
	book_platform_vouchers: grew('voucher'),
	refund_payment: grew('refund'),
	refund_items: grew('items_refunded'),
	give_shop_goodwill: grew('goodwill'),
	book_cash: grew('cash'),
	close_investigation: fell('investigations'),
	end_missing_returns: fell('missing_returns'),
	give_earned_coin: grew('earned'),
	count_sold: grew('sold'),
	book_sale: grew('booked'),
	count_completed: grew('completed'),
	recount_completed: fell('completed'),
	restock: grew('on_hand'),
	postpone_arrival_question: grew('scanned'),
	reserve_replacement: grew('replacement'),
	release_replacement: all(fell('replacement'), same('on_hand')),
	ship_replacement: all(fell('replacement'), fell('on_hand')),
} as const satisfies Readonly<Record<string, Seen>> & Readonly<Record<OrderEffect, Seen>>;

/** The effects among these names that show in the facts. */
export const shownEffects = (names: readonly string[], before: Facts, after: Facts): readonly string[] =>
	Object.entries(SHOWS)
		.filter(([name, shows]) => names.includes(name) && shows(before, after))
		.map(([name]) => name)
		.toSorted();
