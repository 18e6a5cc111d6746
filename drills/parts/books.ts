import { sql } from 'drizzle-orm';
import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { getPaymentsCheck } from '#src/domains/payments/queries/get-payments-check.ts';
import { getSettlementCheck } from '#src/domains/settlement/queries/get-settlement-check.ts';
import { type Database, readOnly } from '#src/platform/db/index.ts';
import { waitForJobs } from '../../tests/background-jobs.ts';
import type { DrillRow } from './drill.ts';
import { countSaleFaults } from './sale-faults.ts';

type Faults = {
	/** Variants whose reserved quantity differs from the sum of their live reservations. */
	readonly stock: number;
	readonly unheld: number;
	readonly empty: number;
	/** Orders that are paid online but not released to the shop, or released unpaid. */
	readonly unsettled: number;
};

/** Checks the invariants that must hold after any failure, once all jobs are done. */
export async function reconcileAllBooks(db: Database): Promise<readonly DrillRow[]> {
	await waitForJobs(db);
	const ledger = await getLedgerCheck(readOnly(db));
	const payments = await getPaymentsCheck(readOnly(db));
	const faults = { ...(await countFaults(db)), ...(await countSaleFaults(db)) };
	const wrong = [...Object.entries(faults).filter(([, count]) => count > 0), ...(await failedJobs(db))];
	return [
		await reconciledCoin(db),
		{
			broken: `books: ${ledger.transfers} transfers, ${payments.attempts} payments`,
			lost:
				ledger.isSound && payments.isSound
					? 'nothing: sum 0, each payment booked once'
					: `${ledger.sumVnd} ₫; ${ledger.mismatches.length} balances, ${payments.unbooked.length} payments differ`,
			ok: ledger.isSound && payments.isSound,
		},
		{
			broken: 'stock, groups, payments, vouchers, refunds, escrows and jobs',
			lost: wrong.length === 0 ? 'nothing: each explains the other' : wrong.map((fault) => fault.join(' ')).join(', '),
			ok: wrong.length === 0,
		},
	];
}

/** Failed jobs without further retries, by name; jobs that run each minute are excluded. */
async function failedJobs(db: Database): Promise<readonly (readonly [string, number])[]> {
	const { rows } = await db.execute<{ name: string; count: number }>(sql`
		select name, count(*)::int as count from pgboss.job where state = 'failed' and retry_limit > 0
		group by name order by name`);
	return rows.map(({ name, count }) => [`failed ${name}`, count]);
}

async function reconciledCoin(db: Database): Promise<DrillRow> {
	const coin = await getCoinCheck(readOnly(db));
	const settlement = await getSettlementCheck(readOnly(db));
	const wrong = [...coin.mismatches, ...(settlement.isSound ? [] : [JSON.stringify(settlement)])];
	return {
		broken: `${coin.slices} slices of coin, sales and what shops are owed`,
		lost: wrong.length === 0 ? 'nothing: the ledger agrees slice by slice' : wrong.join(', '),
		ok: wrong.length === 0,
	};
}

async function countFaults(db: Database): Promise<Faults> {
	const { rows } = await db.execute<Faults>(sql`
		with held as (
			select variant_id, sum(quantity)::int as pieces from stock_reservations
			where state in ('active', 'committed') group by variant_id
		), waiting as (
			select "order".id, coalesce(sum(line.quantity), 0)::int as pieces from orders "order"
			left join order_lines line on line.order_id = "order".id
			where "order".state in ('pending_payment', 'placed', 'confirmed', 'packed') group by "order".id
		), paid as (
			select reference, bool_or(is_settled) as is_settled from payment_attempts where purpose = 'order' group by reference
		)
		select
			(select count(*)::int from stock_items left join held using (variant_id)
				where reserved <> coalesce(pieces, 0) or on_hand < reserved) as stock,
			(select count(*)::int from waiting where pieces <> (select coalesce(sum(quantity), 0) from stock_reservations
				where source_id = waiting.id::text and state in ('active', 'committed'))) as unheld,
			(select count(*)::int from order_groups where not exists (
				select from orders where group_id = order_groups.id)) as empty,
			(select count(*)::int from orders "order" join order_groups "group" on "group".id = "order".group_id
				left join paid on paid.reference = "group".id::text
				where "group".payment_method = 'vnpay' and (
					("order".state = 'pending_payment' and paid.is_settled)
					or ("order".state = 'placed' and not coalesce(paid.is_settled, false)))) as unsettled`);
	const [row] = rows;
	if (!row) throw new Error('nothing was counted');
	return row;
}
