import { processParts, systemContext } from '#src/app/process.ts';
import { config } from '#src/platform/config/index.ts';
import { loadAccounts } from './accounts.ts';
import { loadAddresses } from './addresses.ts';
import { loadOrders } from './orders.ts';
import { loadProducts } from './products.ts';
import { runOnce, type SeedStep } from './run-once.ts';
import { loadShops } from './shops.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The demonstration, part by part, each only into its own empty tables and through the use cases. */
function stepsOf(context: ReturnType<typeof systemContext>): readonly SeedStep[] {
	return [
		{ name: 'accounts', table: 'customers', run: () => loadAccounts(context) },
		{ name: 'addresses', table: 'saved_addresses', run: () => loadAddresses(context) },
		{ name: 'shops', table: 'shops', run: () => loadShops(context) },
		{ name: 'products', table: 'products', run: () => loadProducts(context, say) },
		{ name: 'orders', table: 'order_groups', run: () => loadOrders(context) },
	];
}

const parts = processParts();
try {
	if (config().hasEmbeddedIdentity) {
		for (const step of stepsOf(systemContext('seed', parts))) {
			const startedAt = performance.now();
			const outcome = await runOnce(parts.db, step);
			const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
			if (outcome === 'loaded') say(`${step.name} loaded in ${seconds} s`);
		}
	} else say('no demonstration data: an identity service of your own is set');
} finally {
	await parts.close();
}
