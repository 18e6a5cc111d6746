import { sql } from 'drizzle-orm';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { openProductDatabase, type SignedIn, signInAs } from '../tests/shoppers.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { importPace } from './import-pace.ts';
import { fillShopProducts } from './shop-products.ts';

export const name = 'A shop with 50,000 products looks through its own';

const PRODUCTS = 50_000;
const WITHIN_MS = 150;
const FILE_BEGINS_MS = 500;
const LINES_PER_SECOND = 300;
const FILLED_WITHIN_MS = 600_000;
const TRIES = 9;
const LISTS = {
	'the list as it opens': '?limit=20',
	'words in a name': '?limit=20&q=lo%E1%BA%A1i+13',
	'words that few have': '?limit=20&q=m%E1%BA%ABu+s%E1%BB%91+4999',
	'words that nothing has': '?limit=20&q=xyzkhong',
	'an SKU': '?limit=20&q=HM-49999',
	'sold out': '?limit=20&stock=none',
	'by name': '?limit=20&sort=name',
	'drafts by name': '?limit=20&sort=name&state=draft',
	'what runs out first, of drafts': '?limit=20&sort=stock&state=draft',
	'by price': '?limit=20&sort=price',
	'what runs out first': '?limit=20&sort=stock',
	'what runs out first, of what is shown': '?limit=20&sort=stock&state=published',
	'how many of what': '/counts',
	'how many files it fills': '/imports',
} as const;

export async function run(): Promise<readonly Figure[]> {
	const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } });
	const { db, close } = await openProductDatabase(product, FILLED_WITHIN_MS);
	try {
		const { rows } = await db.execute<{ id: string; owner: string }>(sql`
			select id, owner_id as owner from shops where state = 'approved' order by id limit 1`);
		const [shop] = rows;
		if (!shop) throw new Error('the demonstration has no shop');
		await fillShopProducts(db, shop.id, PRODUCTS);
		const seller = await signInAs(product, db, shop.owner);
		const figures: Figure[] = [];
		for (const [figure, query] of Object.entries(LISTS))
			figures.push(atMost(WITHIN_MS, { figure, value: await middleMs(seller, query), unit: 'ms' }));
		const value = await firstByteMs(product, seller);
		return [
			...figures,
			atMost(FILE_BEGINS_MS, { figure: 'the last of ten files of its goods begins', value, unit: 'ms' }),
			atLeast(LINES_PER_SECOND, {
				figure: 'lines of a file of 10,000, checked and brought in',
				value: await importPace(product, seller),
				unit: '/s',
			}),
		];
	} finally {
		await close();
		await product.stop();
	}
}

async function firstByteMs({ url }: StartedProduct, { cookie }: SignedIn): Promise<number> {
	const tries: number[] = [];
	while (tries.length < TRIES) {
		const stop = new AbortController();
		const begin = performance.now();
		const answer = await fetch(`${url}/api/vendor/products/export.csv?part=10`, {
			headers: { cookie },
			signal: stop.signal,
		});
		if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
		await answer.body?.getReader().read();
		tries.push(performance.now() - begin);
		stop.abort();
	}
	return middleOf(tries);
}

const middleOf = (tries: number[]): number => tries.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;

async function middleMs(seller: SignedIn, query: string): Promise<number> {
	const tries: number[] = [];
	while (tries.length < TRIES) {
		const begin = performance.now();
		const { status } = await seller.call('GET', `/api/vendor/products${query}`);
		if (status !== 200) throw new Error(`answered ${status}`);
		tries.push(performance.now() - begin);
	}
	return middleOf(tries);
}
