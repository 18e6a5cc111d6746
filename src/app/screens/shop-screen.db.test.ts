import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addSection, fillSection, listOwnSections } from '#src/domains/product-editing/index.ts';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { makeReceived, makeReview } from '#tests/factories/reviews.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getShopScreen } from './shop-screen.ts';

const database = await testDatabase();
const { db } = database;

beforeEach(() => database.setClock('0 s'));

async function screenOf(slug: string, asked = '') {
	const screen = await getShopScreen(readOnly(db), slug, new URLSearchParams(asked));
	return screen.kind === 'shop' ? screen : expect.fail(screen.kind);
}
const namesOf = ({ goods }: Awaited<ReturnType<typeof screenOf>>) => goods.list.cards.map(({ name }) => name).sort();

async function potter() {
	const shop = await makeShop(db);
	const pot = await makeProduct(db, { shopId: shop.id, name: 'Ấm trà men lam' });
	await makeProduct(db, { shopId: shop.id, name: 'Chén hạt mít' });
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	await addSection(owner, { name: 'Ấm chén' });
	await addSection(owner, { name: 'Mục trống' });
	const section = (await listOwnSections(owner)).find(({ name }) => name === 'Ấm chén') ?? expect.fail();
	await fillSection(owner, { sectionId: section.id, productIds: [pot.id], isIn: true });
	return { shop, section };
}

test("section and search narrow the shop's products while the total stays that of the whole shop", async () => {
	const { shop, section } = await potter();
	const whole = await screenOf(shop.slug);
	expect([namesOf(whole), whole.everything.total, whole.isLooking]).toEqual([
		['Chén hạt mít', 'Ấm trà men lam'],
		2,
		false,
	]);
	const inSection = await screenOf(shop.slug, `section=${section.slug}`);
	expect([namesOf(inSection), inSection.everything.total]).toEqual([['Ấm trà men lam'], 2]);
	const found = await screenOf(shop.slug, 'q=chén');
	expect([namesOf(found), found.everything.total, found.isLooking]).toEqual([['Chén hạt mít'], 2, true]);
});

test('the shop screen omits empty sections and shows the whole shop for an unknown section', async () => {
	const { shop, section } = await potter();
	const screen = await screenOf(shop.slug, 'section=da-bo');
	expect(screen.sections.map(({ slug }) => slug)).toEqual([section.slug]);
	expect([screen.section, screen.goods.list.total]).toEqual([undefined, 2]);
});

test('the screen of a suspended shop shows no vouchers', async () => {
	const shop = await makeShop(db);
	await makeShopVoucher(database, shop);
	expect((await screenOf(shop.slug)).vouchers).toHaveLength(1);
	await db.update(shops).set({ state: 'suspended' }).where(eq(shops.id, shop.id));
	expect((await screenOf(shop.slug)).vouchers).toEqual([]);
});

test('the shop screen is cached until midnight or until a voucher starts or ends before', async () => {
	await database.setClockTo('2027-03-10T20:00:00+07:00');
	const midnight = new Date('2027-03-11T00:00:00+07:00');
	const shop = await makeShop(db);
	expect((await screenOf(shop.slug)).until).toEqual(midnight);
	const endsAt = new Date('2027-03-10T21:30:00+07:00');
	const startsAt = addMs(endsAt, -21 * HOUR_MS).toISOString();
	await makeShopVoucher(database, shop, { startsAt, endsAt: endsAt.toISOString() });
	expect((await screenOf(shop.slug)).until).toEqual(endsAt);
});

test('getShopScreen returns `gone` for a terminated shop and `absent` for one that is not approved yet', async () => {
	const read = readOnly(db);
	const kindOf = async (state: 'terminated' | 'submitted') =>
		(await getShopScreen(read, (await makeShop(db, { state })).slug, new URLSearchParams())).kind;
	expect([await kindOf('terminated'), await kindOf('submitted')]).toEqual(['gone', 'absent']);
});

test('the shop screen with view=reviews shows reviews instead of products', async () => {
	wireOrderPayments();
	const received = await makeReceived(database);
	const reviewId = await makeReview(received, { lineId: null, stars: 4, body: 'Gói kỹ.' });
	const [row] = await db.select().from(shops).where(eq(shops.id, received.product.shopId));
	const { slug, id } = row ?? expect.fail();
	const request = (asked: string) => getShopScreen(readOnly(db), slug, new URLSearchParams(asked));
	const screen = await request('view=reviews&rstars=4&rpage=junk');
	if (screen.kind !== 'reviews') expect.fail(screen.kind);
	expect(screen.reviews).toMatchObject({ total: 1, page: 1, reviews: [{ id: reviewId, stars: 4 }] });
	expect(screen).toMatchObject({ address: { stars: 4, page: 1, sort: 'helpful' }, everything: { total: 1 } });
	expect(screen.tags).toContain(`shop-voices:${id}`);
	expect((await request('view=junk&rstars=4')).kind).toBe('shop');
});
