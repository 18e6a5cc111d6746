import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { StartedProduct } from '../../tests/product.ts';
import { makeShoppers, type Shopper, variantsOnSale } from '../../tests/shoppers.ts';

export const PER_SECOND = 50;
const SHOPPERS = 20;
const QUANTITIES = 40;
const VARIANTS = 20;
const WARM_UP_MS = 4_000;

export type Sent = {
	readonly what: string;
	readonly at: number;
	endedAt: number | null;
	outcome: number | string | null;
};

export type Load = {
	readonly sent: readonly Sent[];
	stop(): Promise<readonly Sent[]>;
};

const TIMEOUT_MS = 15_000;

type Journey = { readonly method: string; readonly path: string; readonly body?: object; readonly shopper?: Shopper };

/** Sends at a constant rate, independent of responses, the requests of browsers: pages, private data and carts. */
function startSending(
	product: StartedProduct,
	perSecond: number,
	shoppers: readonly Shopper[],
	variants: readonly string[],
): Load {
	const agent = new Agent({ keepAlive: true });
	const sent: Sent[] = [];
	const running: Promise<void>[] = [];
	let isOn = true;
	const begin = performance.now();
	const sending = (async () => {
		for (let turn = 0; isOn; turn++) {
			const early = begin + (turn * 1000) / perSecond - performance.now();
			if (early > 0) await wait(early);
			const journey = journeyOf(turn, shoppers, variants);
			const one: Sent = {
				what: `${journey.method} ${journey.path}`,
				at: performance.now(),
				endedAt: null,
				outcome: null,
			};
			sent.push(one);
			running.push(
				send(agent, product.url, journey).then((outcome) => {
					Object.assign(one, { outcome, endedAt: performance.now() });
				}),
			);
		}
	})();
	return {
		sent,
		stop: async () => {
			isOn = false;
			await sending;
			await Promise.all(running);
			agent.destroy();
			return sent;
		},
	};
}

function journeyOf(turn: number, shoppers: readonly Shopper[], variants: readonly string[]): Journey {
	const shopper = shoppers[turn % shoppers.length];
	const variantId = variants[turn % variants.length];
	if (!shopper || !variantId) throw new Error('nobody to buy or nothing to sell');
	if (turn % 4 === 0) return { method: 'GET', path: '/' };
	if (turn % 4 === 1) return { method: 'GET', path: '/about-us' };
	if (turn % 4 === 2) return { method: 'GET', path: '/customer/orders', shopper };
	return { method: 'POST', path: '/api/cart/items', body: { variantId, quantity: 1 }, shopper };
}

function send(agent: Agent, url: string, { method, path, body, shopper }: Journey): Promise<number | string> {
	const text = body && JSON.stringify(body);
	const headers: OutgoingHttpHeaders = {
		...(shopper ? { cookie: shopper.cookie } : {}),
		...(text ? { origin: url, 'content-type': 'application/json', 'idempotency-key': newId() } : {}),
	};
	return new Promise((resolve) => {
		const asked = request(url + path, { method, agent, headers, timeout: TIMEOUT_MS }, (response) => {
			response.resume();
			response.once('end', () => resolve(response.statusCode ?? 0));
			response.once('error', (problem: NodeJS.ErrnoException) => resolve(problem.code ?? problem.message));
		});
		asked.once('timeout', () => asked.destroy(new Error('time-out')));
		asked.once('error', (problem: NodeJS.ErrnoException) => resolve(problem.code ?? problem.message));
		asked.end(text);
	});
}

export async function startLoad(product: StartedProduct, db: Database): Promise<Load> {
	const shoppers = await makeShoppers(product, db, SHOPPERS);
	const load = startSending(product, PER_SECOND, shoppers, await variantsOnSale(db, QUANTITIES, VARIANTS));
	await wait(WARM_UP_MS);
	return load;
}

export const isConnectionError = ({ outcome }: Sent): boolean => outcome === 'ECONNREFUSED';
export const isFailed = ({ outcome }: Sent): boolean => typeof outcome !== 'number' || outcome >= 400;

export function summary(sent: readonly Sent[]): string {
	const counts = new Map<string, number>();
	for (const { what, outcome } of sent) counts.set(`${what} ${outcome}`, (counts.get(`${what} ${outcome}`) ?? 0) + 1);
	return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
}
