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

test('the parcel that is reckoned is of the choice that the address names; otherwise of one that can be bought', async () => {
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
] as const)('a %s product of a shop with %j is closed because of %s', async (state, facts, closure) => {
	const shop = await makeShop(db);
	const { slug } = await makeProduct(db, { shopId: shop.id, state });
	await db.update(shops).set(facts).where(eq(shops.id, shop.id));
	const screen = await screenOf(slug);
	expect([screen.closure, screen.isOffered]).toEqual([closure, state === 'published']);
});

test('it is kept to the end of the day by the database’s clock, or until its first reduction ends', async () => {
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

test('what stands on it, and what is said of it, make it out of date', async () => {
	const shop = await makeShop(db);
	const { id, slug } = await makeProduct(db, { shopId: shop.id });
	const beside = await makeProduct(db, { shopId: shop.id, soldCount: 900 });
	const { tags, related } = await screenOf(slug);
	expect(related.map((card) => card.id)).toContain(beside.id);
	expect(tags).toEqual(
		expect.arrayContaining([`product:${id}`, `product:${beside.id}`, `shop:${shop.id}`, `voices:${id}`]),
	);
});

test('of its reviews and questions it shows the page that is asked for', async () => {
	const { slug } = await makeProduct(db);
	const { userContent } = await screenOf(slug, 'rstars=4&qpage=2');
	expect(userContent.address).toMatchObject({ stars: 4, questionPage: 2 });
	expect(userContent.summary.count).toBe(0);
});

test('who has its old address is sent on; what was taken down is gone, what never was is not there', async () => {
	const read = readOnly(db);
	const gone = await makeProduct(db, { state: 'taken_down' });
	expect(await getProductScreen(read, gone.slug, new URLSearchParams())).toEqual({ kind: 'gone', productId: gone.id });
	expect(await getProductScreen(read, 'khong-co', new URLSearchParams())).toEqual({ kind: 'absent' });
});
