import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getProductScreen } from './product-screen.ts';

const database = await testDatabase();
const { db } = database;

beforeEach(() => database.setClockTo('2027-03-10T20:00:00+07:00'));

async function screenOf(slug: string, asked = '') {
	const screen = await getProductScreen(readOnly(db), slug, new URLSearchParams(asked));
	return screen.kind === 'product' ? screen : expect.fail(screen.kind);
}
const at = (instant: string): Date => new Date(instant);

test('the product screen estimates shipping for the variant in the address, otherwise for one that is available', async () => {
	const { slug, variants } = await makeProduct(db, {
		quantityMin: 2,
		variants: [{ priceVnd: 90_000, stock: 1 }, { priceVnd: 120_000 }, { priceVnd: 150_000 }],
	});
	const [few, plenty, dear] = variants.map(({ id }) => id);
	const screen = await screenOf(slug);
	expect([screen.variant?.id, screen.soldOut]).toEqual([plenty, [few]]);
	expect(screen.offers.length).toBeGreaterThan(0);
	expect((await screenOf(slug, `variant=${dear}`)).variant?.id).toBe(dear);
	expect(screen.leastVnd).toBe(120_000);
});

test.each([
	['published', { state: 'approved' }, null],
	['published', { state: 'suspended' }, 'not_selling'],
	['published', { closedFrom: '2027-03-10', closedTo: '2027-03-11' }, 'on_holiday'],
	['published', { closedFrom: '2027-03-11', closedTo: '2027-03-12' }, null],
	['discontinued', { state: 'suspended' }, 'discontinued'],
] as const)(
	'the product screen of a %s product whose shop has %j returns the closure %s',
	async (state, facts, closure) => {
		const shop = await makeShop(db);
		const { slug } = await makeProduct(db, { shopId: shop.id, state });
		await db.update(shops).set(facts).where(eq(shops.id, shop.id));
		const screen = await screenOf(slug);
		expect([screen.closure, screen.isOffered]).toEqual([closure, state === 'published']);
	},
);

test("the product screen is cached until midnight of the database's clock or until the first discount ends", async () => {
	const tonight = at('2027-03-11T00:00:00+07:00');
	const later = new Date(tonight.getTime() + DAY_MS);
	const plain = await makeProduct(db, { variants: [{ compareAtVnd: 120_000, compareUntil: later }] });
	expect((await screenOf(plain.slug)).until).toEqual(tonight);
	const ends = at('2027-03-10T21:30:00+07:00');
	const reduced = await makeProduct(db, { variants: [{ compareAtVnd: 120_000, compareUntil: ends }] });
	expect((await screenOf(reduced.slug)).until).toEqual(ends);
	await database.setClockTo('2027-03-10T22:00:00+07:00');
	expect((await screenOf(reduced.slug)).until).toEqual(tonight);
});

test('the product screen has the cache tags of its product, its related products, its shop and its user content', async () => {
	const shop = await makeShop(db);
	const { id, slug } = await makeProduct(db, { shopId: shop.id });
	const beside = await makeProduct(db, { shopId: shop.id, soldCount: 900 });
	const { tags, related } = await screenOf(slug);
	expect(related.map((card) => card.id)).toContain(beside.id);
	expect(tags).toEqual(
		expect.arrayContaining([`product:${id}`, `product:${beside.id}`, `shop:${shop.id}`, `voices:${id}`]),
	);
});

test('the product screen shows the review filter and question page of the address', async () => {
	const { slug } = await makeProduct(db);
	const { userContent } = await screenOf(slug, 'rstars=4&qpage=2');
	expect(userContent.address).toMatchObject({ stars: 4, questionPage: 2 });
	expect(userContent.summary.count).toBe(0);
});

test('getProductScreen redirects an old slug, returns `gone` for a product taken down and `absent` for an unknown slug', async () => {
	const read = readOnly(db);
	const gone = await makeProduct(db, { state: 'taken_down' });
	expect(await getProductScreen(read, gone.slug, new URLSearchParams())).toEqual({ kind: 'gone', productId: gone.id });
	expect(await getProductScreen(read, 'khong-co', new URLSearchParams())).toEqual({ kind: 'absent' });
});
