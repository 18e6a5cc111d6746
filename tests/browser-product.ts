import { startProduct } from './product.ts';

/** The browser tests meet the built product, started as its user starts it; `BASE_URL` names one that runs already. */
export default async function setup(): Promise<() => Promise<void>> {
	if (process.env.BASE_URL) return async () => {};
	const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
	process.env.BASE_URL = product.url;
	return product.stop;
}
