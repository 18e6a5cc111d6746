import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import type { StartedProduct } from '../tests/product.ts';
import { makeShoppers, variantsOnSale } from '../tests/shoppers.ts';
import { provenBooks } from './parts/books.ts';
import { buyAll } from './parts/buying.ts';
import { type DrillRow, kill, processesOf } from './parts/drill.ts';
import { withProduct } from './parts/product.ts';
import { untilAnswered } from './parts/until-answered.ts';

export const name =
	'kill -9 of web, worker and PostgreSQL in the middle of 100 checkouts, every second one paid online';

const CHECKOUTS = 100;
const VICTIMS = ['web', 'worker', 'PostgreSQL', 'web', 'PostgreSQL', 'worker'];
const BETWEEN_KILLS_MS = 1_000;
const VARIANTS = 20;
const BANK_TELLS_WITHIN_MS = 60_000;

/** A buyer repeats with the same key until somebody answers; whatever died meanwhile, each gets one order. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(async (product, db) => {
		const variants = await variantsOnSale(db, CHECKOUTS, VARIANTS);
		const shoppers = await makeShoppers(product, db, CHECKOUTS);
		const before = await countGroups(db);
		const buying = { isOn: true };
		const killing = killInTurn(product, buying);
		const numbers = await buyAll(shoppers, variants);
		buying.isOn = false;
		const kills = await killing;
		const made = (await untilAnswered(() => countGroups(db))) - before;
		const unpaid = await untilPaid(db, numbers);
		const told = new Set(numbers).size;
		return [
			{
				broken: `${kills} of them killed during ${CHECKOUTS} checkouts`,
				lost: made === CHECKOUTS && told === CHECKOUTS ? 'nothing: one order each' : `${told} told, ${made} made`,
				ok: made === CHECKOUTS && told === CHECKOUTS && kills === VICTIMS.length,
			},
			{
				broken: `${CHECKOUTS / 2} payments of which the bank told a dying shop`,
				lost: unpaid === 0 ? 'nothing: all before their shops' : `${unpaid} are paid and still wait`,
				ok: unpaid === 0,
			},
			...(await provenBooks(db)),
		];
	});
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

async function countGroups(db: Database): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from order_groups`);
	return rows[0]?.count ?? 0;
}

/** The bank repeats until it is answered; answers how many orders it could not bring home. */
async function untilPaid(db: Database, numbers: readonly string[]): Promise<number> {
	const deadline = Date.now() + BANK_TELLS_WITHIN_MS;
	for (;;) {
		const { rows } = await db.execute<{ waiting: number }>(sql`
			select count(*)::int as waiting from orders join order_groups "group" on "group".id = group_id
			where state = 'pending_payment' and "group".number in (
				select json_array_elements_text(${JSON.stringify(numbers)}::json))`);
		const waiting = rows[0]?.waiting ?? 0;
		if (waiting === 0 || Date.now() > deadline) return waiting;
		await wait(BETWEEN_KILLS_MS);
	}
}
