import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Database } from '#src/platform/db/index.ts';
import { migrateDatabase } from '#src/platform/db/migrate.ts';
import { fillPastOrders } from '../bench/past-orders.ts';
import { type Copy, copyRunning } from '../tests/backup.ts';
import type { StartedProduct } from '../tests/product.ts';
import { makeShoppers, openProductDatabase, variantsOnSale } from '../tests/shoppers.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import type { DrillRow } from './parts/drill.ts';
import { isFailed, type Sent, startLoad, summary } from './parts/load.ts';
import { orderContinuously } from './parts/ordering.ts';
import { withProduct } from './parts/product.ts';

export const name = 'Migrations and a backup while the product serves, over a table of past orders';

const MIGRATIONS = fileURLToPath(new URL('parts/migrations', import.meta.url));
const PAST_ORDERS = Number(process.env.DRILL_PAST_ORDERS ?? 100_000);
const SHOPPERS = 40;
const QUANTITIES = 100;
const VARIANTS = 20;
const PAUSE_MS = 2_000;
const FILLED_WITHIN_MS = 600_000;
/** A slow read of all orders; no migration may make other requests wait for it. */
const REPORT_S = 4;
const STARTED_MS = 300;
const FULL = 422;
const WAIT_MAX_MS = 2_000;

/** Uses a separate folder: past orders are written without the domain rules, and no ledger entries explain them. */
export async function run(): Promise<readonly DrillRow[]> {
	const dataDir = await temporaryFolder('chobiz-migrated-');
	try {
		const before = await withProduct(migrateAndCopy, {}, dataDir);
		await before.copy.restore();
		const restored = await withProduct((_product, db) => readLedger(db), {}, dataDir);
		const isEqual = restored.hash === before.ledger.hash;
		const book = {
			broken: `the backup of then, restored: ${before.ledger.entries} entries of the ledger`,
			lost: isEqual ? 'nothing: byte for byte' : `${restored.entries} entries, others`,
			ok: isEqual && before.ledger.entries > 0,
		};
		return [...before.rows, book];
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function migrateAndCopy(product: StartedProduct, db: Database) {
	await fill(product);
	const url = (await readFile(join(product.dataDir, 'database-url'), 'utf8')).trim();
	const ordering = orderContinuously(
		await makeShoppers(product, db, SHOPPERS),
		await variantsOnSale(db, QUANTITIES, VARIANTS),
	);
	const load = await startLoad(product, db);
	const report = runLongQuery(db);
	await wait(STARTED_MS);
	const begin = performance.now();
	const applied = await migrateDatabase(url, pino({ level: 'silent' }), MIGRATIONS);
	const end = performance.now();
	await report;
	await wait(PAUSE_MS);
	const copy = await copyRunning(url, product.dataDir);
	const sent = await load.stop();
	const placed = await ordering.stop();
	const ledger = await readLedger(db);
	await copy.finish();
	if ((await readLedger(db)).hash !== ledger.hash) throw new Error('somebody has gone on booking');
	const failed = sent.filter(isBroken);
	const during = placed.filter(({ endedAt, at }) => endedAt >= begin && at <= end);
	const longestMs = Math.max(...during.map(({ at, endedAt }) => endedAt - at));
	const refused = placed.filter(({ status }) => status !== 201);
	const orders = `${placed.length} orders placed, ${during.length} of them meanwhile`;
	const rows: DrillRow[] = [
		{
			broken: `${applied.length} migrations of ${PAST_ORDERS} orders in ${((end - begin) / 1000).toFixed(1)} s; ${orders}`,
			lost: refused.length === 0 ? 'nothing' : refused.map(({ status }) => status).join(', '),
			ok: refused.length === 0 && applied.length === 4 && during.length > 0,
		},
		{
			broken: `${sent.length} requests of pages, own orders and carts`,
			lost: failed.length === 0 ? 'nothing' : summary(failed),
			ok: failed.length === 0,
		},
		{
			broken: `a report of ${REPORT_S} s in the way of the first migration`,
			lost: `${longestMs.toFixed(0)} ms, the longest wait of who placed an order`,
			ok: longestMs <= WAIT_MAX_MS,
		},
	];
	return { rows, copy, ledger } satisfies { rows: readonly DrillRow[]; copy: Copy; ledger: Ledger };
}

async function fill(product: StartedProduct): Promise<void> {
	const { db, close } = await openProductDatabase(product, FILLED_WITHIN_MS);
	try {
		await fillPastOrders(db, PAST_ORDERS);
	} finally {
		await close();
	}
}

/** Drizzle starts a query only when it is awaited. */
async function runLongQuery(db: Database): Promise<void> {
	await db.execute(sql`select count(*), pg_sleep(${REPORT_S}) from orders`);
}

/** A full cart is an expected error of this load, not a failure. */
const isBroken = (one: Sent): boolean => isFailed(one) && one.outcome !== FULL;

type Ledger = { readonly entries: number; readonly hash: string };

async function readLedger(db: Database): Promise<Ledger> {
	const { rows } = await db.execute<Ledger>(sql`
		select (select count(*)::int from ledger_entries) as entries, md5(
			coalesce((select string_agg(one::text, ',' order by one::text) from ledger_transfers one), '')
			|| coalesce((select string_agg(one::text, ',' order by one::text) from ledger_entries one), '')
			|| coalesce((select string_agg(one::text, ',' order by one::text) from ledger_balances one), '')) as hash`);
	return rows[0] ?? { entries: 0, hash: '' };
}
