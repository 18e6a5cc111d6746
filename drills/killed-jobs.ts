import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { grantCoin } from '#src/domains/coin/index.ts';
import { expireCoin } from '#src/domains/coin/jobs/expire-coin.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { approvePayout, decidePayoutAccount } from '#src/domains/settlement/index.ts';
import { scheduleWeeklyPayouts } from '#src/domains/settlement/jobs/schedule-payouts.ts';
import { transact } from '#src/platform/context.ts';
import type { Database } from '#src/platform/db/index.ts';
import { markOf } from '#src/platform/seal/index.ts';
import { contextOf, operator, system } from '../tests/context.ts';
import { givePayable, wireTestSettlement } from '../tests/factories/settlement.ts';
import type { StartedProduct } from '../tests/product.ts';
import { makeShoppers, openProductDatabase, variantsOnSale } from '../tests/shoppers.ts';
import { openShops, type Served } from './parts/after-sale.ts';
import { repeatRefundRequests } from './parts/bank-queries.ts';
import { reconcileAllBooks } from './parts/books.ts';
import { buyAll } from './parts/buying.ts';
import { cancelling, expiring, refunding, returning } from './parts/clock-work.ts';
import { type DrillRow, kill } from './parts/drill.ts';
import { type Bench, killJobAtStep } from './parts/killed-step.ts';
import { withProduct } from './parts/product.ts';
import { killAtStep, prepareStops, removeStops, type Stop } from './parts/stops.ts';

export const name =
	'kill -9 of the worker at each step of completing, granting, releasing, ending coin, paying out, expiring, cancelling, refunding and returning';

const COMPLETED: readonly Stop[] = [
	{ table: 'coin_slices', column: 'kind', value: 'cashback' },
	{ table: 'ledger_transfers', column: 'leg', value: 'commission' },
	{ table: 'ledger_transfers', column: 'leg', value: 'vendor_reserve' },
	{ table: 'order_events', column: 'kind', value: 'completed' },
];
const RELEASED: Stop = { table: 'ledger_transfers', column: 'leg', value: 'released' };
const ENDED: readonly Stop[] = [
	{ table: 'ledger_transfers', column: 'leg', value: 'expired:%' },
	{ table: 'coin_movements', column: 'kind', value: 'expired' },
];
const OPERATOR = 'quantri@demo.chobiz.vn';
const PAYABLE_VND = 250_000;
const ACCOUNT = { bank: 'VCB', number: '0011223344556', holder: 'HO KINH DOANH MAU' };

type Shops = Awaited<ReturnType<typeof openShops>>;

const PARTS = [
	expiring,
	cancelling,
	refunding,
	repeatRefundRequests,
	returning,
	killWhileCompleting,
	killWhileExpiringCoin,
	killWhilePayingOut,
];

/** A job that was killed before its commit runs again in the next worker and takes effect once. */
export async function run(): Promise<readonly DrillRow[]> {
	const rows: DrillRow[] = [];
	// A worker that dies repeatedly restarts with growing delay, so each part gets a separate installation.
	for (const part of PARTS)
		await withProduct(async (product, db) => {
			const made = await openProductDatabase(product);
			await prepareStops(db);
			try {
				await part({ product, made, rows });
			} finally {
				await removeStops(db);
				await made.close();
			}
		});
	return [...rows, ...(await withProduct((_product, db) => reconcileAllBooks(db)))];
}

async function killWhileCompleting(bench: Bench): Promise<void> {
	const { product, made } = bench;
	const { db } = made;
	const shops = await openShops(product, db);
	const orders = await deliveredOrders(bench, shops, COMPLETED.length);
	for (const [at, order] of orders.entries()) {
		const due = sql`update orders set delivered_at = delivered_at - interval '8 days', due_at = app_now()
			where id = ${order.id}`;
		const effect = sql`select (state = 'completed')::int
			* (select count(*) from order_events where order_id = orders.id and kind = 'completed')
			* (select count(*) from coin_slices where order_id = orders.id and kind = 'cashback')
			* (select count(distinct leg) from ledger_transfers where source_type = 'order'
				and source_id = orders.id::text and leg in ('commission', 'vendor_reserve')) / 2 as times
			from orders where id = ${order.id}`;
		await killJobAtStep(bench, COMPLETED[at] as Stop, { job: advanceDueOrders, due, effect });
	}
	const [first] = orders;
	const due = sql`update orders set completed_at = completed_at - interval '30 days', due_at = app_now()
		where id = ${first?.id}`;
	const effect = sql`select count(*) as times from ledger_transfers where source_type = 'order' and leg = 'released'
		and source_id = ${first?.id} and exists (select from orders where id = ${first?.id} and reserved_vnd = 0)`;
	await killJobAtStep(bench, RELEASED, { job: advanceDueOrders, due, effect });
}

async function deliveredOrders({ product, made: { db } }: Bench, shops: Shops, count: number): Promise<Served[]> {
	const shoppers = await makeShoppers(product, db, count);
	const orders: Served[] = [];
	await buyAll({
		shoppers,
		variants: await variantsOnSale(db, count, count),
		// Completing a cash order grants nothing before the cash is recorded.
		method: 'vnpay',
		afterwards: async (_turn, _shopper, { orders: [order] }) => {
			orders.push(await shops.bring(order?.number ?? ''));
		},
	});
	return orders;
}

async function killWhileExpiringCoin(bench: Bench): Promise<void> {
	const { product, made } = bench;
	const shoppers = await makeShoppers(product, made.db, ENDED.length);
	for (const [at, { customerId }] of shoppers.entries()) {
		await grantTo(bench, customerId);
		const due = sql`update coin_slices set expires_at = app_now() - interval '1 minute'
			where customer_id = ${customerId}`;
		const effect = sql`select count(*) as times from coin_movements where customer_id = ${customerId}
			and kind = 'expired' and exists (select from coin_slices where customer_id = ${customerId} and remaining_vnd = 0)`;
		await killJobAtStep(bench, ENDED[at] as Stop, { job: expireCoin, due, effect });
	}
}

/**
 * Kills the worker while it opens the second of two payouts, and the process that submits the bank file while it
 * books.
 */
async function killWhilePayingOut(bench: Bench): Promise<void> {
	const { product, made } = bench;
	const { db } = made;
	const { sellers } = await openShops(product, db);
	const known = await shopsWithAccount(db);
	const shopIds = [...sellers.keys()]
		.filter((id) => !known.has(id))
		.sort()
		.slice(0, 2);
	const operatorContext = contextOf(made, operator(await operatorOf(db)));
	for (const shopId of shopIds) {
		const set = await sellers.get(shopId)?.call('PUT', '/api/vendor/money/account', ACCOUNT);
		if (set?.status !== 200) throw new Error(`the account answered ${JSON.stringify(set)}`);
		const decision = { shopId, state: 'active', reason: '', mark: await markSeen(db, shopId) } as const;
		const decided = await decidePayoutAccount(operatorContext, decision);
		if (!decided.ok) throw new Error(decided.error.code);
		await givePayable(made, shopId, PAYABLE_VND);
	}
	const ids = sql`(select json_array_elements_text(${JSON.stringify(shopIds)}::json))`;
	const open = sql`select case when count(*) = 2 and count(distinct shop_id) = 2 then 1 else 0 end as times
		from payouts where shop_id::text in ${ids} and state = 'scheduled'`;
	const second: Stop = { table: 'payouts', column: 'shop_id', value: shopIds[1] ?? '' };
	await killJobAtStep(bench, second, { job: scheduleWeeklyPayouts, due: sql`select`, effect: open });
	const { rows } = await db.execute<{ id: string }>(sql`select id from payouts where shop_id::text in ${ids}`);
	wireTestSettlement();
	for (const { id } of rows) {
		const approved = await approvePayout(operatorContext, { payoutId: id });
		if (!approved.ok) throw new Error(approved.error.code);
	}
	await killWhileSending(
		bench,
		rows.map(({ id }) => id),
	);
}

async function shopsWithAccount(db: Database): Promise<ReadonlySet<string>> {
	const { rows } = await db.execute<{ id: string }>(sql`select shop_id as id from payout_accounts`);
	return new Set(rows.map(({ id }) => id));
}

async function markSeen(db: Database, shopId: string): Promise<string> {
	const { rows } = await db.execute<{ sealed: string }>(sql`
		select sealed from payout_accounts where shop_id = ${shopId}`);
	return markOf(rows[0]?.sealed ?? '');
}

async function killWhileSending({ product, made: { db }, rows }: Bench, payoutIds: readonly string[]): Promise<void> {
	let pid = 0;
	const stop: Stop = { table: 'ledger_transfers', column: 'leg', value: 'payout' };
	const begin = async () => {
		pid = sendFile(product).pid ?? 0;
	};
	await killAtStep(db, stop, { begin, end: () => kill(-pid) });
	await new Promise((resolve) => sendFile(product).once('close', resolve));
	const { rows: sent } = await db.execute<{ booked: number; processing: number }>(sql`
		select (select count(*)::int from ledger_transfers where source_type = 'payout' and leg = 'payout'
			and source_id = any(${sql.raw(`array['${payoutIds.join("','")}']`)})) as booked,
			count(*) filter (where state = 'processing')::int as processing
		from payouts where id::text = any(${sql.raw(`array['${payoutIds.join("','")}']`)})`);
	const [row] = sent;
	const isOnce = row?.booked === payoutIds.length && row.processing === payoutIds.length;
	rows.push({
		broken: 'who sends payouts to the bank, at their transfer in the ledger',
		lost: isOnce ? 'nothing: each is sent once by the next' : `${row?.booked} booked, ${row?.processing} sent`,
		ok: isOnce,
	});
}

const sendFile = ({ dataDir, port }: StartedProduct) =>
	spawn(process.execPath, ['scripts/launch.mjs', 'operator', 'payouts', 'file', '--as', OPERATOR], {
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
	});

async function grantTo({ made }: Bench, customerId: string): Promise<void> {
	const source = { type: 'drill', id: customerId };
	await transact(contextOf(made, system('drills')), (scope) =>
		grantCoin(scope, { customerId, kind: 'operator', source, amountVnd: 5000 }),
	);
}

async function operatorOf(db: Database): Promise<string> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from customers where is_operator
			and not exists (select from shop_staff where customer_id = customers.id) limit 1`);
	const [operator] = rows;
	if (!operator) throw new Error('there is no operator');
	return operator.id;
}
