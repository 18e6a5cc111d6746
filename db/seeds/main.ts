import { parseArgs } from 'node:util';
import { processParts, systemContext } from '#src/app/process.ts';
import { countShelves, relearnCatalogue } from '#src/domains/catalog/background.ts';
import { countBoughtTogether, countShopHealth } from '#src/domains/orders/background.ts';
import { config } from '#src/platform/config/index.ts';
import { loadAccounts } from './accounts.ts';
import { loadAddresses } from './addresses.ts';
import { loadBulk } from './bulk.ts';
import { loadOrders } from './orders.ts';
import { approveOldListings, loadProducts } from './products.ts';
import { loadReviews } from './reviews.ts';
import { runOnce, type SeedStep } from './run-once.ts';
import { loadShops } from './shops.ts';

/** What a small machine loads in minutes. */
const BULK_MAX = 1_000_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The demonstration, part by part, each only into its own empty tables and through the use cases. */
function stepsOf(context: ReturnType<typeof systemContext>): readonly SeedStep[] {
	return [
		{ name: 'accounts', table: 'customers', run: () => loadAccounts(context) },
		{ name: 'addresses', table: 'saved_addresses', run: () => loadAddresses(context) },
		{ name: 'shops', table: 'shops', run: () => loadShops(context) },
		{
			name: 'products',
			table: 'products',
			run: () =>
				loadProducts(context, say)
					.then(() => approveOldListings(context))
					.then(() => relearnCatalogue(context))
					.then(() => {}),
		},
		{
			name: 'orders',
			table: 'order_groups',
			run: () => loadOrders(context).then(() => countShelves(context)),
		},
		{
			name: 'reviews',
			table: 'reviews',
			run: () =>
				loadReviews(context)
					.then(() => countBoughtTogether(context))
					.then(() => countShopHealth(context)),
		},
	];
}

/** `products N` adds a large set for measuring; without it only the demonstration is loaded. */
const { values, positionals } = parseArgs({ options: { products: { type: 'string' } }, allowPositionals: true });
const [part, count] = positionals;
const wanted = Number(values.products ?? count ?? 0);
if ((part !== undefined && part !== 'products') || !Number.isSafeInteger(wanted) || wanted < 0 || wanted > BULK_MAX)
	throw new Error(`products takes a whole number up to ${BULK_MAX}`);

const parts = processParts();
try {
	if (config().hasEmbeddedIdentity) await loadDemonstration();
	else say('no demonstration data: an identity service of your own is set');
	if (wanted > 0) {
		await loadBulk(parts.db, wanted, say);
		await relearnCatalogue(systemContext('seed', parts));
		await countShelves(systemContext('seed', parts));
	}
} finally {
	await parts.close();
}

async function loadDemonstration(): Promise<void> {
	for (const step of stepsOf(systemContext('seed', parts))) {
		const startedAt = performance.now();
		const outcome = await runOnce(parts.db, step);
		const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
		if (outcome === 'loaded') say(`${step.name} loaded in ${seconds} s`);
	}
}
