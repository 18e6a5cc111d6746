import { sql } from 'drizzle-orm';
import { processParts, systemContext } from '#src/app/process.ts';
import { countCategories } from '#src/domains/catalog/background.ts';
import { uploadCoder } from '#src/domains/media/background.ts';
import { countBoughtTogether } from '#src/domains/orders/background.ts';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { countShopHealth } from '#src/domains/shop-metrics/background.ts';
import { loadAccounts } from './accounts.ts';
import { loadAddresses } from './addresses.ts';
import { loadChats } from './chats.ts';
import { loadCoin } from './coin.ts';
import { loadComplaints } from './complaints.ts';
import { loadEdgeSituations } from './edge-situations.ts';
import { inThePast } from './in-the-past.ts';
import { loadOrders } from './orders.ts';
import { withPastEvents } from './past-events.ts';
import { loadPayoutAccount } from './payout-account.ts';
import { loadPayouts } from './payouts.ts';
import { loadProducts } from './products.ts';
import { loadReviews } from './reviews.ts';
import { PARTS, type PartName, runOnce, withRetries } from './run-once.ts';
import { loadSales } from './sales.ts';
import { loadShopPages } from './shop-pages.ts';
import { loadShops } from './shops.ts';
import { loadViews } from './views.ts';
import { loadVouchers } from './vouchers.ts';
import { loadWaitingWork } from './waiting-work.ts';
import { loadWishlists } from './wishlists.ts';

type Log = (line: string) => void;

/** Days ago on which the nightly count took the shop that sends late from a warning to an operator's decision. */
const HEALTH_COUNTED = [32, 17, 2, 0] as const;
const DAY_HOURS = 24;

async function countHealth(context: ReturnType<typeof systemContext>): Promise<void> {
	for (const daysAgo of HEALTH_COUNTED)
		await inThePast(context, daysAgo * DAY_HOURS, (scope) => countShopHealth(scope));
}

const UNREAD_DAYS = 3;

/** People have read what is older. */
async function readOldNotices({ db }: ReturnType<typeof systemContext>): Promise<void> {
	await db.execute(sql`
		update notices set read_at = created_at + interval '2 hours'
		where read_at is null and created_at < app_now() - make_interval(days => ${UNREAD_DAYS})`);
}

/** Loads through the use cases and skips what a killed run created earlier. */
function loadersOf(
	context: ReturnType<typeof systemContext>,
	say: Log,
): Readonly<Record<PartName, () => Promise<void>>> {
	return {
		accounts: () => loadAccounts(context),
		addresses: () => loadAddresses(context),
		shops: () => loadShops(context),
		products: async () => {
			await loadProducts(context, say);
			await rebuildSearchIndex(context);
		},
		orders: async () => {
			await loadOrders(context);
		},
		reviews: async () => {
			await loadReviews(context);
			await loadViews(context);
			await countCategories(context);
			await countBoughtTogether(context);
			await countHealth(context);
		},
		coin: () => loadCoin(context),
		wishlists: () => loadWishlists(context),
		'shop pages': () => loadShopPages(context),
		vouchers: () => loadVouchers(context),
		sales: () => loadSales(context),
		complaints: () => loadComplaints(context),
		chats: () => loadChats(context),
		'rare cases': () => loadEdgeSituations(context),
		'payout account': () => loadPayoutAccount(context),
		payouts: () => loadPayouts(context),
		'waiting work': async () => {
			await loadWaitingWork(context);
			await readOldNotices(context);
		},
	};
}

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(1);

export async function loadDemonstration(say: Log): Promise<void> {
	const parts = processParts();
	// The first start waits for these pictures, so they do not step back.
	uploadCoder.setNiceness(0);
	const loaders = loadersOf(systemContext('seed', { ...parts, jobs: withPastEvents(parts.jobs) }), say);
	const beganAt = performance.now();
	try {
		for (const part of PARTS) {
			const startedAt = performance.now();
			const outcome = await withRetries(() => runOnce(parts.db, { ...part, run: loaders[part.name] }));
			if (outcome === 'loaded') say(`${part.name} loaded in ${secondsSince(startedAt)} s`);
		}
		say(`demonstration data in ${secondsSince(beganAt)} s`);
	} finally {
		await parts.close();
	}
}
