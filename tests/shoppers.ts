import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { CartView } from '#src/domains/cart/contract.ts';
import type { PlacedGroup } from '#src/domains/checkout/contract/place-order.ts';
import type { Quote, QuoteInput } from '#src/domains/checkout/contract/quote.ts';
import { agreedInput } from '#src/domains/checkout/rules/what-buyer-agreed-to.ts';
import { EMBEDDED_ISSUER } from '#src/domains/identity/contract/identity.ts';
import { sessions } from '#src/domains/identity/db/tables.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { createPool, type Database, openDatabase } from '#src/platform/db/index.ts';
import { createJobSender, type JobSender } from '#src/platform/jobs/index.ts';
import { newId } from '#src/shared/ids.ts';
import { makeAddress } from './factories/addresses.ts';
import { makeCustomer } from './factories/identity.ts';
import type { StartedProduct } from './product.ts';

const DAY_MS = 86_400_000;
const ACCESS_LIFE_S = 900;
const REQUEST_TIMEOUT_MS = 15_000;
/** More concurrent requests would time out waiting for the few database connections. */
const MADE_TOGETHER = 8;
const connections = new Agent({ keepAlive: true });

export type ProductDatabase = { readonly db: Database; readonly jobs: JobSender; close(): Promise<void> };

export async function openProductDatabase(product: StartedProduct, queryTimeoutMs?: number): Promise<ProductDatabase> {
	const connectionString = (await readFile(join(product.dataDir, 'database-url'), 'utf8')).trim();
	const log = pino({ level: 'silent' });
	const patience = queryTimeoutMs === undefined ? {} : { queryTimeoutMs };
	const pool = createPool({ connectionString, max: 4, applicationName: 'shoppers', log, ...patience });
	const jobs = createJobSender(connectionString, log);
	const close = async () => {
		await jobs.close();
		await pool.end();
	};
	return { db: openDatabase(pool), jobs, close };
}

export type SignedIn = {
	readonly customerId: string;
	readonly cookie: string;
	call(method: string, path: string, body?: object, key?: string): Promise<{ status: number; body: unknown }>;
};
export type Shopper = SignedIn & { readonly addressId: string };

export async function makeShoppers(product: StartedProduct, db: Database, count: number): Promise<readonly Shopper[]> {
	const shoppers: Shopper[] = [];
	while (shoppers.length < count) {
		const together = Math.min(MADE_TOGETHER, count - shoppers.length);
		shoppers.push(...(await Promise.all(Array.from({ length: together }, () => makeShopper(product, db)))));
	}
	return shoppers;
}

async function makeShopper(product: StartedProduct, db: Database): Promise<Shopper> {
	const customer = await makeCustomer(db);
	const address = await makeAddress(db, customer.id);
	return { ...(await signInAs(product, db, customer.id)), addressId: address.id };
}

export async function signInAs(product: StartedProduct, db: Database, customerId: string): Promise<SignedIn> {
	const secret = randomBytes(32).toString('base64url');
	const at = Date.now();
	await db.insert(sessions).values({
		id: newId(),
		tokenHash: createHash('sha256').update(secret).digest('hex'),
		customerId,
		issuer: EMBEDDED_ISSUER,
		subject: customerId,
		ip: '127.0.0.1',
		userAgent: 'shoppers',
		authenticatedAt: new Date(at),
		expiresAt: new Date(at + DAY_MS),
		accessToken: '',
		idToken: '',
		accessExpiresAt: new Date(at + ACCESS_LIFE_S * 1000),
		accessLifeS: ACCESS_LIFE_S,
		scope: 'openid',
	});
	const cookie = `sid-${product.port}=${secret}`;
	const call: SignedIn['call'] = (method, path, body, key) => {
		const text = body && JSON.stringify(body);
		const headers = {
			cookie,
			origin: product.url,
			...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
			...(key ? { 'idempotency-key': key } : {}),
		};
		return ask(product.url + path, { method, headers }, text);
	};
	return { customerId, cookie, call };
}

/** Uses keep-alive, so that the client does not become the bottleneck of a benchmark. */
function ask(url: string, options: RequestOptions, text?: string): Promise<{ status: number; body: unknown }> {
	return new Promise((resolve, reject) => {
		const asked = request(url, { ...options, agent: connections, timeout: REQUEST_TIMEOUT_MS }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.once('error', reject);
			response.once('end', () => {
				try {
					resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
				} catch (problem) {
					reject(problem);
				}
			});
		});
		asked.once('timeout', () => asked.destroy(new Error(`nobody answered ${url} in time`)));
		asked.once('error', reject);
		asked.end(text);
	});
}

export async function variantsOnSale(db: Database, pieces: number, limit: number): Promise<readonly string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct on (product.id) variant.id from products product
		join shops shop on shop.id = product.shop_id and shop.state = 'approved' and shop.closed_from is null
		join product_variants variant on variant.product_id = product.id and variant.is_on_sale
		join stock_items stock on stock.variant_id = variant.id and stock.on_hand - stock.reserved >= ${pieces}
		where product.state = 'published' and product.quantity_min = 1 and variant.price_vnd < 1000000
		order by product.id, variant.id limit ${limit}`);
	return rows.map(({ id }) => id);
}

export type DiscountChoice = { readonly coinVnd?: number; readonly shopCode?: string; readonly platformCode?: string };

/** Fills the cart and requests a quote, as the checkout page does. */
export async function fillAndQuote(
	shopper: Shopper,
	variantIds: readonly string[],
	discountChoice: DiscountChoice = {},
): Promise<Quote> {
	let shops: CartView['shops'] = [];
	for (const variantId of variantIds) {
		const added = await shopper.call('POST', '/api/cart/items', { variantId, quantity: 1 }, newId());
		if (added.status !== 200) throw new Error(`adding to the cart answered ${JSON.stringify(added)}`);
		shops = (added.body as CartView).shops;
	}
	const asked = shops.map(({ id: shopId, lines }) => ({ shopId, lines: lines.map(({ id }) => ({ lineId: id })) }));
	return requestNewQuote(shopper, { shops: asked }, discountChoice);
}

type Requested = {
	readonly shops: readonly { readonly shopId: string; readonly lines: readonly { readonly lineId: string }[] }[];
};

export async function requestNewQuote(
	shopper: Shopper,
	asked: Requested,
	discountChoice: DiscountChoice = {},
): Promise<Quote> {
	const { coinVnd, ...codes } = discountChoice;
	const input: QuoteInput = {
		lineIds: asked.shops.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)),
		addressId: shopper.addressId,
		...(Object.keys(codes).length > 0 ? { vouchers: asked.shops.map(({ shopId }) => ({ shopId, ...codes })) } : {}),
		...(coinVnd === undefined ? {} : { coinVnd }),
	};
	const quoted = await shopper.call('POST', '/api/checkout/quote', input);
	if (quoted.status !== 200) throw new Error(`the quote answered ${JSON.stringify(quoted)}`);
	return quoted.body as Quote;
}

export async function placeQuoted(shopper: Shopper, quote: Quote, payment: PaymentMethod, key: string) {
	const input = agreedInput(quote, shopper.addressId, payment, () => '');
	const answer = await shopper.call('POST', '/api/orders', input, key);
	return answer as { status: number; body: PlacedGroup };
}
