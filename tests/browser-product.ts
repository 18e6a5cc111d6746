import { productEnvironment, runningDatabaseUrl } from '../scripts/launcher/settings.mjs';
import { startProduct } from './product.ts';

/** Starts the built product, or uses the running one that `BASE_URL` and `DATA_DIR` name. */
export default async function setup(): Promise<() => Promise<void>> {
	const { BASE_URL, DATA_DIR } = process.env;
	if (BASE_URL) {
		if (!DATA_DIR) throw new Error('BASE_URL needs the DATA_DIR of the same product');
		await inheritProduct(BASE_URL, DATA_DIR);
		return async () => {};
	}
	const product = await startProduct({ hasDemonstration: true, env: { RATE_LIMITS: 'off' } });
	await inheritProduct(product.url, product.dataDir);
	return product.stop;
}

/**
 * Worker processes inherit this environment, so that `state/` can call use cases with the product's settings and
 * secrets.
 */
async function inheritProduct(url: string, dataDir: string): Promise<void> {
	const databaseUrl = runningDatabaseUrl(dataDir);
	if (!databaseUrl) throw new Error(`no product runs on ${dataDir}`);
	const settings = { port: Number(new URL(url).port), dataDir, url, hasDatabase: false };
	const environment = await productEnvironment(
		{ ...settings, hasPayments: false, hasIdentity: false },
		{ databaseUrl, isRunning: true },
	);
	Object.assign(process.env, environment, { BASE_URL: url, LOG_LEVEL: 'silent' });
}
