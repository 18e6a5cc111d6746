import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getPaymentsCheck } from '#src/domains/payments/queries/get-payments-check.ts';
import { getRemittanceCheck } from '#src/domains/remittances/queries/get-remittance-check.ts';
import { getSettlementCheck } from '#src/domains/settlement/queries/get-settlement-check.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { TestDatabase } from '#tests/database.ts';
import { STOCK_EACH } from './scenario.ts';

/** Invariants after every step: each query returns violations. */
const NEVER: Readonly<Record<string, string>> = {
	'more is given back than was received': `SELECT txn_ref FROM payment_attempts WHERE refunded_vnd > received_vnd`,
	'pieces are held that no reservation names': `
		SELECT item.variant_id FROM stock_items item LEFT JOIN (
			SELECT variant_id, sum(quantity) AS pieces FROM stock_reservations
			WHERE state IN ('active', 'committed') GROUP BY variant_id
		) held USING (variant_id) WHERE item.reserved <> coalesce(held.pieces, 0) OR item.on_hand < item.reserved`,
	'the shelf is not what history says': `
		SELECT item.variant_id FROM stock_items item LEFT JOIN (
			SELECT line.variant_id, sum(sent.quantity - sent.restocked) AS pieces FROM order_parcel_lines sent
			JOIN order_lines line ON line.id = sent.line_id GROUP BY line.variant_id
		) gone USING (variant_id) LEFT JOIN (
			SELECT line.variant_id, sum(back.restocked) AS pieces FROM order_return_lines back
			JOIN order_lines line ON line.id = back.line_id GROUP BY line.variant_id
		) back USING (variant_id) LEFT JOIN (
			SELECT variant_id, sum(quantity) AS pieces FROM stock_reservations
			WHERE source_type = 'return' AND state = 'shipped' GROUP BY variant_id
		) instead USING (variant_id)
		WHERE item.on_hand <>
			${STOCK_EACH} - coalesce(gone.pieces, 0) - coalesce(instead.pieces, 0) + coalesce(back.pieces, 0)`,
	'an order that is under way does not hold its goods': `
		SELECT number FROM orders WHERE state IN ('pending_payment', 'placed', 'confirmed', 'packed')
			AND (SELECT sum(quantity) FROM order_lines WHERE order_id = orders.id) IS DISTINCT FROM (
				SELECT sum(quantity) FROM stock_reservations
				WHERE source_id = orders.id::text AND state IN ('active', 'committed'))
				+ coalesce((SELECT sum(sent.quantity) FROM order_parcel_lines sent
					JOIN order_parcels parcel ON parcel.id = parcel_id WHERE parcel.order_id = orders.id), 0)
				+ coalesce((SELECT sum(cut.quantity) FROM order_part_cancel_lines cut
					JOIN order_part_cancels of ON of.id = cancel_id
					WHERE of.order_id = orders.id AND of.state = 'cancelled'), 0)`,
	'pieces that were cancelled kept their money': `
		SELECT of.id FROM order_part_cancels of WHERE of.state = 'cancelled' AND NOT EXISTS (
			SELECT FROM order_refunds WHERE source_type = 'part_cancel' AND source_id = of.id)`,
	'an order that has ended holds goods': `
		SELECT orders.number FROM orders JOIN stock_reservations held ON held.source_id = orders.id::text
		WHERE orders.state IN ('expired', 'cancelled', 'completed', 'returned') AND held.state IN ('active', 'committed')`,
	'more of an order is given back than was paid, in cash, coin or voucher': `
		SELECT number FROM orders JOIN (
			SELECT order_id, sum(cash_vnd + shipping_vnd) AS cash, sum(coin_bonus_vnd) AS bonus,
				sum(coin_paid_vnd) AS paid, sum(platform_vnd) AS platform FROM order_refunds GROUP BY order_id
		) back ON back.order_id = orders.id
		WHERE cash > pay_vnd OR bonus > coin_bonus_vnd OR paid > coin_paid_vnd OR platform > platform_discount_vnd`,
	'goods that went back keep what they had earned': `
		SELECT id FROM order_refunds WHERE cash_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd > 0 AND NOT EXISTS (
			SELECT FROM coin_clawbacks WHERE source_type = 'order_refund' AND source_id = order_refunds.id::text)`,
	'an order that ended still holds coin': `
		SELECT number FROM orders JOIN coin_spends spend ON spend.order_id = orders.id
		WHERE spend.state = 'held' AND orders.state <> 'pending_payment'`,
	'a top-up is coin without money, or more went back than was left': `
		SELECT up.id FROM coin_top_ups up WHERE up.paid_at IS NOT NULL AND NOT EXISTS (
			SELECT FROM payment_attempts WHERE purpose = 'top_up' AND reference = up.id::text AND is_settled
				AND refunded_vnd <= up.refunded_vnd AND received_vnd = up.amount_vnd)`,
	'a shop was paid what it was not owed': `
		SELECT id FROM payouts WHERE (state IN ('processing', 'paid')) <> (0 < coalesce((
			SELECT sum(CASE WHEN leg = 'payout' THEN amount_vnd ELSE -amount_vnd END) FROM ledger_transfers
			WHERE source_type = 'payout' AND source_id = payouts.id::text), 0))`,
	'a shop bears more or less for goods sent back to it than was proved': `
		SELECT id FROM order_return_postages postage WHERE (state = 'owed')::int <> (
			SELECT count(*) FROM order_refunds refund JOIN ledger_transfers moved
				ON moved.source_type = 'order_refund' AND moved.source_id = refund.id::text AND leg = 'return_postage'
			WHERE refund.source_type = 'return_postage' AND refund.source_id = postage.id
				AND moved.amount_vnd = postage_vnd AND postage_vnd <= coalesce(granted_vnd, postage.amount_vnd))`,
	'cash is released, or has earned coin, that its carrier has not collected': `
		SELECT orders.number FROM uncollected_parcels waiting JOIN orders ON orders.id = waiting.order_id
		WHERE orders.released_at IS NOT NULL OR orders.earned_at IS NOT NULL`,
	'more is taken from a shop for its cash than it took': `
		SELECT orders.number FROM orders JOIN order_refunds back ON back.order_id = orders.id
		GROUP BY orders.id HAVING sum(back.shop_cash_vnd) > orders.pay_vnd`,
	'coin is below nothing': `SELECT account_id FROM ledger_balances WHERE posted_vnd < held_vnd OR held_vnd < 0`,
	'a voucher is used more often than it may be': `
		SELECT code FROM vouchers WHERE uses_max < (
			SELECT count(*) FROM voucher_uses WHERE voucher_id = vouchers.id AND returned_at IS NULL)`,
	'a voucher counts other uses than its orders have': `
		SELECT code FROM vouchers WHERE uses <> (
			SELECT count(*) FROM voucher_uses WHERE voucher_id = vouchers.id AND returned_at IS NULL)`,
	'an order that ended unpaid or cancelled keeps its voucher use': `
		SELECT number FROM orders JOIN voucher_uses used ON used.order_id = orders.id AND used.returned_at IS NULL
		WHERE orders.state IN ('expired', 'cancelled')`,
	'outward shipping was refunded by returns for other units than faulty ones': `
		SELECT orders.number FROM orders JOIN (
			SELECT refund.order_id, sum(refund.shipping_vnd) AS vnd FROM order_refunds refund
			JOIN order_returns of ON refund.source_type = 'return' AND of.id = refund.source_id
			WHERE of.reason = 'change_of_mind' OR refund.percent < 100 GROUP BY refund.order_id
		) back ON back.order_id = orders.id WHERE back.vnd > 0`,
	'an order is served unpaid': `
		SELECT orders.number FROM orders JOIN order_groups "group" ON "group".id = orders.group_id
		WHERE "group".payment_method = 'vnpay'
			AND orders.state IN ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed')
			AND NOT EXISTS (SELECT FROM payment_attempts JOIN order_payment_shares share USING (txn_ref)
				WHERE is_settled AND share.order_id = orders.id)`,
	'parcels are looked for whose way has ended': `
		SELECT orders.number FROM order_cases of JOIN orders ON orders.id = of.order_id
		WHERE of.state = 'open' AND orders.state <> 'shipped'`,
	'parcels are lost that nobody was asked about': `
		SELECT orders.number FROM order_parcels parcel JOIN orders ON orders.id = parcel.order_id
		WHERE parcel.state = 'lost' AND parcel.refused_at IS NULL AND NOT EXISTS (
			SELECT FROM order_cases of WHERE of.order_id = orders.id AND of.state = 'lost')`,
};

const balanceOf = (kind: string, owner: string): string => `
	coalesce((SELECT sum(CASE WHEN transfer.credit_account_id = account.id THEN amount_vnd ELSE -amount_vnd END)
		FROM ledger_accounts account JOIN ledger_transfers transfer
			ON account.id IN (transfer.debit_account_id, transfer.credit_account_id)
		WHERE account.kind = '${kind}' AND account.owner_id = ${owner}), 0)`;

const REFUNDED = `
	coalesce((SELECT sum(cash_vnd + shipping_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd)
		FROM order_refunds WHERE order_id = orders.id), 0)`;

/** Invariants at the end, when the clock has advanced and every job has run. */
const FINAL_CHECKS: Readonly<Record<string, string>> = {
	'an order is still open': `
		SELECT number FROM orders WHERE state NOT IN ('completed', 'expired', 'cancelled', 'returned', 'shipped')`,
	'a receipt for goods sent back is still open': `SELECT id FROM order_return_postages WHERE ended_at IS NULL`,
	'what is on its way has no parcel there': `
		SELECT number FROM orders WHERE state = 'shipped' AND NOT EXISTS (
			SELECT FROM order_parcels WHERE order_id = orders.id AND state IN ('shipped', 'in_transit'))`,
	'a piece that was turned away is paid for': `
		SELECT number, sent.line_id FROM orders JOIN order_parcels parcel ON parcel.order_id = orders.id
		JOIN order_parcel_lines sent ON sent.parcel_id = parcel.id
		WHERE orders.state IN ('delivered', 'completed') AND parcel.state IN ('refused', 'returned')
		GROUP BY number, sent.line_id HAVING sum(sent.quantity) > coalesce((
			SELECT sum(quantity) FROM order_refund_lines back JOIN order_refunds of ON of.id = back.refund_id
			WHERE back.line_id = sent.line_id AND of.source_type <> 'part_cancel'), 0)`,
	'an order that is over still holds money': `
		SELECT number FROM orders WHERE state IN ('completed', 'expired', 'cancelled', 'returned')
			AND ${balanceOf('order_escrow', 'orders.id::text')} <> 0`,
	'an order under way does not hold its price': `
		SELECT orders.number FROM orders JOIN order_groups "group" ON "group".id = orders.group_id
		WHERE state = 'shipped' AND "group".payment_method = 'vnpay'
			AND ${balanceOf('order_escrow', 'orders.id::text')} <> total_vnd + platform_discount_vnd - ${REFUNDED}`,
	'a line that went back whole was not paid back to the last ₫': `
		SELECT line.id FROM order_lines line JOIN (
			SELECT line_id, sum(part.quantity) AS pieces,
				sum(part.cash_vnd + part.coin_bonus_vnd + part.coin_paid_vnd + part.platform_vnd) AS vnd
			FROM order_refund_lines part JOIN order_refunds ON order_refunds.id = refund_id
			GROUP BY line_id HAVING min(percent) = 100
		) back ON back.line_id = line.id
		WHERE pieces = line.quantity AND vnd <> line.unit_price_vnd * line.quantity - line.shop_discount_vnd`,
	'money is owed to a payer for ever': `
		SELECT owner_id FROM ledger_accounts owed WHERE kind = 'refund_payable' AND ${balanceOf('refund_payable', 'owed.owner_id')} <> 0`,
	'a completed sale is not wholly divided': `
		SELECT number FROM orders WHERE state = 'completed' AND NOT EXISTS (
			SELECT FROM order_returns WHERE order_id = orders.id) AND total_vnd + platform_discount_vnd - ${REFUNDED} <> (
			SELECT coalesce(sum(amount_vnd), 0) FROM ledger_transfers
			WHERE source_type = 'order' AND source_id = orders.id::text AND leg IN ('commission', 'tax', 'vendor_reserve'))`,
};

async function offenders(database: TestDatabase, rules: Readonly<Record<string, string>>): Promise<readonly string[]> {
	const found = await Promise.all(
		Object.entries(rules).map(async ([name, sql]) => ({ name, rows: (await database.pool.query(sql)).rows })),
	);
	return found.filter(({ rows }) => rows.length > 0).map(({ name, rows }) => `${name}: ${JSON.stringify(rows)}`);
}

export async function findFaults(database: TestDatabase): Promise<readonly string[]> {
	const read = readOnly(database.db);
	const [ledger, payments, coin, settlement, remittances] = await Promise.all([
		getLedgerCheck(read),
		getPaymentsCheck(read),
		getCoinCheck(read),
		getSettlementCheck(read),
		getRemittanceCheck(read),
	]);
	return [
		...(ledger.isSound ? [] : [`the ledger sums to ${ledger.sumVnd}: ${JSON.stringify(ledger.mismatches)}`]),
		...(payments.isSound ? [] : [`payments the ledger does not know: ${JSON.stringify(payments.unbooked)}`]),
		...coin.mismatches.map((what) => `coin differs: ${what}`),
		...(remittances.isSound ? [] : [`remittances: ${JSON.stringify(remittances)}`]),
		...(settlement.isSound ? [] : [`settlement: ${JSON.stringify(settlement)}`]),
		...(await offenders(database, NEVER)),
	];
}

export const findFinalFaults = (database: TestDatabase): Promise<readonly string[]> =>
	offenders(database, FINAL_CHECKS);
