import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#src/domains/orders/contract.ts';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import {
	fillAndQuote,
	makeShoppers,
	openProductDatabase,
	placeQuoted,
	type Shopper,
	variantsOnSale,
} from '../tests/shoppers.ts';
import { type DrillRow, kill, processesOf } from './drill.ts';

export const name = 'kill -9 of web, worker and PostgreSQL in the middle of 100 checkouts';

const CHECKOUTS = 100;
const VICTIMS = ['web', 'worker', 'PostgreSQL', 'web', 'PostgreSQL', 'worker'];
const BETWEEN_KILLS_MS = 1_000;
const AT_ONCE = 10;
const TRIES_MAX = 60;
const PAUSE_MS = 500;

/** A buyer repeats with the same key until somebody answers; whatever died meanwhile, each gets one order. */
export async function run(): Promise<readonly DrillRow[]> {
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
	const { db, close } = await openProductDatabase(product);
	try {
		const variants = await variantsOnSale(db, CHECKOUTS, 20);
		const shoppers = await makeShoppers(product, db, CHECKOUTS);
		const before = await count(db);
		const buying = { isOn: true };
		const killing = killInTurn(product, buying);
		const groups = await buyAll(shoppers, variants);
		buying.isOn = false;
		const kills = await killing;
		const after = await untilAnswered(() => count(db));
		return judge(kills, groups, before, after);
	} finally {
		await close();
		await product.stop();
	}
}

async function killInTurn(product: StartedProduct, buying: { isOn: boolean }): Promise<number> {
	let kills = 0;
	for (const victim of VICTIMS) {
		await wait(BETWEEN_KILLS_MS);
		if (!buying.isOn) break;
		kill(processesOf(product)[victim] ?? 0);
		kills += 1;
	}
	return kills;
}

async function buyAll(shoppers: readonly Shopper[], variants: readonly string[]): Promise<readonly string[]> {
	const numbers: string[] = [];
	let next = 0;
	const serve = async (): Promise<void> => {
		while (next < shoppers.length) {
			const turn = next++;
			const [shopper, first, second] = [shoppers[turn], variants[turn % 20], variants[(turn + 7) % 20]];
			if (!shopper || !first || !second) throw new Error('nobody to buy or nothing to sell');
			numbers.push(await buy(shopper, [first, second], turn % 2 === 0 ? 'cod' : 'vnpay'));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, serve));
	return numbers;
}

async function buy(shopper: Shopper, variants: readonly string[], payment: PaymentMethod): Promise<string> {
	const key = newId();
	const quote = await untilAnswered(() => fillAndQuote(shopper, variants));
	return untilAnswered(async () => {
		const { status, body } = await placeQuoted(shopper, quote, payment, key);
		if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		return body.groupNumber;
	});
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await ask();
		} catch (problem) {
			if (attempt === TRIES_MAX) throw problem;
			await wait(PAUSE_MS);
		}
	}
}

type Count = {
	readonly groups: number;
	readonly orders: number;
	readonly attempts: number;
	/** Pieces reserved in the stock rows, and in live reservations: the same unless something was lost. */
	readonly reserved: number;
	readonly held: number;
	readonly ledger: number;
	readonly orphans: number;
};

async function count(db: Database): Promise<Count> {
	const { rows } = await db.execute<Count>(sql`
		select (select count(*) from order_groups) as groups, (select count(*) from orders) as orders,
			(select count(*) from payment_attempts) as attempts,
			(select coalesce(sum(reserved), 0) from stock_items)::int as reserved,
			(select coalesce(sum(quantity), 0) from stock_reservations where state in ('active', 'committed'))::int as held,
			(select coalesce(sum(net_vnd), 0)::bigint from ledger_entries) as ledger,
			(select count(*) from order_groups where not exists (select from orders where group_id = order_groups.id)) as orphans`);
	const [row] = rows;
	if (!row) throw new Error('nothing was counted');
	return row;
}

function judge(kills: number, numbers: readonly string[], before: Count, after: Count): readonly DrillRow[] {
	const made = after.groups - before.groups;
	const distinct = new Set(numbers).size;
	const isWhole = made === CHECKOUTS && distinct === CHECKOUTS && after.orphans === 0;
	const isStockTrue = after.reserved === after.held;
	return [
		{
			broken: `${kills} processes killed during ${CHECKOUTS} checkouts`,
			lost: isWhole ? 'nothing: one group each' : `${distinct} told, ${made} in the database, ${after.orphans} empty`,
			ok: isWhole && kills > 0,
		},
		{
			broken: 'the sum of all ledger accounts',
			lost: after.ledger === 0 ? 'nothing' : `${after.ledger} ₫`,
			ok: after.ledger === 0,
		},
		{
			broken: 'stock rows beside the reservations that explain them',
			lost: isStockTrue ? 'nothing' : `${after.reserved} reserved, ${after.held} explained`,
			ok: isStockTrue,
		},
	];
}
