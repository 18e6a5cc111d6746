import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PlacedGroup } from '#src/domains/checkout/contract/place-order.ts';
import type { Database } from '#src/platform/db/index.ts';
import type { StartedProduct } from '../tests/product.ts';
import { makeShoppers, type Shopper, variantsOnSale } from '../tests/shoppers.ts';
import { openShops, PAID_WITHIN_MS } from './parts/after-sale.ts';
import { reconcileAllBooks } from './parts/books.ts';
import { buyAll } from './parts/buying.ts';
import { type DrillRow, kill, processesOf } from './parts/drill.ts';
import { grantDiscounts } from './parts/gifts.ts';
import { replayLostNotifications } from './parts/lost-notifications.ts';
import { reconcileOrderShares } from './parts/order-shares.ts';
import { withProduct } from './parts/product.ts';
import { retryUntilAnswered } from './parts/retry-until-answered.ts';
import { countQuantities } from './parts/sale-faults.ts';

/** One process is killed every eighth checkout; `DRILL_CHECKOUTS=100` gives a short run. */
const CHECKOUTS = Number(process.env.DRILL_CHECKOUTS ?? 500);

export const name = `kill -9 of web, worker and PostgreSQL in the middle of ${CHECKOUTS} checkouts with vouchers and coin, half paid online, some returned`;

const DATABASE = 'PostgreSQL';
const VICTIMS = ['web', 'worker', DATABASE, 'web', 'web', 'worker'];
const KILLS = Math.ceil(CHECKOUTS / 8);
/** Minimum numbers of kills that hit: per 500 checkouts fifty of web and worker, and ten of PostgreSQL. */
const KILLS_OF_SERVERS = Math.floor(CHECKOUTS / 10);
const KILLS_OF_DATABASE = Math.floor(CHECKOUTS / 50);
const POLL_MS = 1_000;
const VARIANTS = 20;
/** Twice the quantity that all buyers order, so that no checkout fails for lack of stock. */
const QUANTITIES = (2 * 2 * CHECKOUTS) / VARIANTS;
const WANTED_PER_USE = 3;
const RETURNS_EACH = 5;
const BANK_NOTIFIES_WITHIN_MS = 180_000;
/**
 * Ten notifications at this interval outlast the 30 s restart delay of a web process that was killed often; it must
 * not divide a minute.
 */
const BANK_CALLS_EACH_MS = '17000';

/** Each buyer retries with the same idempotency key until a response arrives and must end up with one order. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(
		async (product, db) => {
			const variants = await variantsOnSale(db, QUANTITIES, VARIANTS);
			const shoppers = await makeShoppers(product, db, CHECKOUTS);
			const discountChoices = await grantDiscounts(product, shoppers, Math.ceil(CHECKOUTS / WANTED_PER_USE));
			const { serve, done } = await openShops(product, db);
			const [groups, pieces] = [await countGroups(db), await countQuantities(db)];
			const killing = killRepeatedly(product);
			const payments: NonNullable<PlacedGroup['payment']>[] = [];
			const afterwards = async (turn: number, shopper: Shopper, group: PlacedGroup) => {
				killing.next();
				if (group.payment) payments.push(group.payment);
				if (turn % RETURNS_EACH === 0) await serve(turn / RETURNS_EACH, shopper, group);
			};
			const numbers = await buyAll({ shoppers, variants, discountChoices, afterwards });
			const { serverKills, databaseKills } = killing.counted;
			const made = (await retryUntilAnswered(() => countGroups(db))) - groups;
			const { unpaid, asked } = await untilPaid(db, numbers);
			const unheard = await replayLostNotifications(payments);
			const told = new Set(numbers).size;
			const isHitOften = serverKills >= KILLS_OF_SERVERS && databaseKills >= KILLS_OF_DATABASE;
			const books = await reconcileAllBooks(db);
			const shares = await reconcileOrderShares(db, numbers);
			const missing = pieces + done.restocked - (await countQuantities(db));
			const lowered = await countDiscounted(db, numbers);
			return [
				{
					broken: `${serverKills} of web and worker killed, ${databaseKills} of PostgreSQL, during ${CHECKOUTS} checkouts`,
					lost: made === CHECKOUTS && told === CHECKOUTS ? 'nothing: one order each' : `${told} told, ${made} made`,
					ok: made === CHECKOUTS && told === CHECKOUTS && isHitOften,
				},
				{
					broken: `the last word of the bank about ${payments.length} payments`,
					lost: unheard.length === 0 ? 'nothing: 00 or 02' : `${unheard.length}: ${unheard.join(', ')}`,
					ok: unheard.length === 0 && payments.length > 0,
				},
				{
					broken: `${CHECKOUTS / 2} payments of which the bank told a dying shop`,
					lost:
						unpaid === 0
							? `nothing: all before their shops, ${asked} when the bank was asked`
							: `${unpaid} are paid and still wait`,
					ok: unpaid === 0,
				},
				{
					broken: `${lowered.vouchers} orders with vouchers, ${lowered.coin} with coin; ${done.returns} returns`,
					lost: missing === 0 ? 'nothing: what came back is on its shelf once' : `${missing} pieces`,
					ok: missing === 0 && lowered.vouchers > 0 && lowered.coin > 0 && done.returns > 0,
				},
				shares,
				...books,
			];
		},
		{ SANDBOX_RETRY_MS: BANK_CALLS_EACH_MS },
	);
}

/**
 * Kills the next process during running checkouts, but only a process that runs and has not been hit before; waits
 * for PostgreSQL to return.
 */
function killRepeatedly(product: StartedProduct) {
	const counted = { finished: 0, serverKills: 0, databaseKills: 0 };
	const hit = new Set<number>();
	return {
		counted,
		next: () => {
			const kills = counted.serverKills + counted.databaseKills;
			counted.finished += 1;
			if (kills === KILLS || counted.finished < ((kills + 1) * CHECKOUTS) / (KILLS + 1)) return;
			const running = processesOf(product);
			const victim = VICTIMS[kills % VICTIMS.length];
			const standIns = victim === DATABASE ? [DATABASE] : [victim ?? '', 'web', 'worker'];
			const pid = standIns.map((name) => running[name]).find((one) => one !== undefined && !hit.has(one));
			if (pid === undefined || !kill(pid)) return;
			hit.add(pid);
			if (victim === DATABASE) counted.databaseKills += 1;
			else counted.serverKills += 1;
		},
	};
}

const ofGroups = (numbers: readonly string[]) => sql`"group".number in (
	select json_array_elements_text(${JSON.stringify(numbers)}::json))`;

async function countGroups(db: Database): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from order_groups`);
	return rows[0]?.count ?? 0;
}

type Waited = { readonly unpaid: number; readonly asked: number };
type DiscountedCounts = { readonly vouchers: number; readonly coin: number };
async function countDiscounted(db: Database, numbers: readonly string[]): Promise<DiscountedCounts> {
	const { rows } = await db.execute<DiscountedCounts>(sql`
		select count(*) filter (where shop_discount_vnd + platform_discount_vnd > 0)::int as vouchers,
			count(*) filter (where coin_bonus_vnd + coin_paid_vnd > 0)::int as coin
		from orders join order_groups "group" on "group".id = group_id where ${ofGroups(numbers)}`);
	return rows[0] ?? { vouchers: 0, coin: 0 };
}

/** The bank notifies ten times. Returns how many orders stayed unpaid and how many were not even looked up. */
async function untilPaid(db: Database, numbers: readonly string[]): Promise<Waited> {
	const start = Date.now();
	let asked: number | null = null;
	for (;;) {
		const { rows } = await db.execute<{ waiting: number }>(sql`
			select count(*)::int as waiting from orders join order_groups "group" on "group".id = group_id
			where state = 'pending_payment' and ${ofGroups(numbers)}`);
		const waiting = rows[0]?.waiting ?? 0;
		const waitedMs = Date.now() - start;
		if (asked === null && (waiting === 0 || waitedMs > BANK_NOTIFIES_WITHIN_MS)) asked = waiting;
		if (asked !== null && (waiting === 0 || waitedMs > PAID_WITHIN_MS)) return { unpaid: waiting, asked };
		await wait(POLL_MS);
	}
}
