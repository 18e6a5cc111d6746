import { expect, test } from 'vitest';
import { getListScreen, readListAddress } from '#src/domains/search/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listSectionProducts } from '../queries/list-section-products.ts';
import { listOwnSections, listSections } from '../queries/list-sections.ts';
import { fillSection } from './fill-section.ts';
import { addSection } from './save-section.ts';

const database = await testDatabase();
const { db } = database;

async function seller() {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const added = await addSection(context, { name: 'Ấm chén' });
	const sectionId = (added.ok && added.value.items[0]?.id) || expect.fail();
	return { context, sectionId, shopId: shop.id };
}
const PLAIN = readListAddress(new URLSearchParams());

test('fillSection puts products into a section, whose list and count leave out hidden ones', async () => {
	const { context, sectionId, shopId } = await seller();
	const [pot, cup, hidden] = [
		await makeProduct(db, { shopId, name: 'Ấm trà men lam' }),
		await makeProduct(db, { shopId, name: 'Chén trà', priceFromVnd: 20_000 }),
		await makeProduct(db, { shopId, name: 'Khay gỗ', state: 'hidden' }),
	];
	await makeProduct(db, { shopId, name: 'Bình hoa' });
	const productIds = [pot.id, cup.id, hidden.id, pot.id];
	await fillSection(context, { sectionId, productIds, isIn: true });
	await fillSection(context, { sectionId, productIds, isIn: true });
	expect(await listSections(context.read, shopId)).toMatchObject([{ products: 2 }]);
	const screen = await getListScreen(context.read, PLAIN, { shopId, sectionId });
	expect(screen.list.cards.map(({ id }) => id).sort()).toEqual([pot.id, cup.id].sort());
	expect(screen.list.total).toBe(2);
	const found = await getListScreen(context.read, { ...PLAIN, text: 'bình hoa' }, { shopId, sectionId });
	expect(found.list.cards.some(({ name }) => name === 'Bình hoa')).toBe(false);
	await fillSection(context, { sectionId, productIds: [pot.id], isIn: false });
	expect(await listSections(context.read, shopId)).toMatchObject([{ products: 1 }]);
});

test('listOwnSections and listSectionProducts show the shop its last change even when the replica lags', async () => {
	const { context, sectionId, shopId } = await seller();
	const own = withoutReplica(context);
	const pot = await makeProduct(db, { shopId });
	await fillSection(own, { sectionId, productIds: [pot.id], isIn: true });
	expect(await listOwnSections(own)).toMatchObject([{ products: 1 }]);
	expect(await listSectionProducts(own, { sectionId, limit: 10 })).toMatchObject({
		value: { items: [{ id: pot.id, isIn: true }] },
	});
});

test('fillSection returns catalog.not_found for products or sections of another shop and then adds none', async () => {
	const [{ context, sectionId, shopId }, other] = [await seller(), await seller()];
	const own = await makeProduct(db, { shopId });
	const foreign = await makeProduct(db, { shopId: other.shopId });
	const productIds = [own.id, foreign.id];
	const refused = { ok: false, error: { code: 'catalog.not_found', kind: 'not_found' } };
	expect(await fillSection(context, { sectionId, productIds, isIn: true })).toMatchObject(refused);
	const intoForeign = { sectionId: other.sectionId, productIds: [own.id], isIn: true };
	expect(await fillSection(context, intoForeign)).toMatchObject(refused);
	expect(await listSections(context.read, shopId)).toMatchObject([{ products: 0 }]);
	expect(await listSections(context.read, other.shopId)).toMatchObject([{ products: 0 }]);
});

test('twenty concurrent fillSection calls add twenty products', async () => {
	const { context, sectionId, shopId } = await seller();
	const products = await Promise.all(Array.from({ length: 20 }, () => makeProduct(db, { shopId })));
	await Promise.all(products.map(({ id }) => fillSection(context, { sectionId, productIds: [id], isIn: true })));
	expect(await listSections(context.read, shopId)).toMatchObject([{ products: 20 }]);
});

test("listSectionProducts finds the shop's products by part of a name, page by page, and marks those in the section", async () => {
	const [{ context, sectionId, shopId }, other] = [await seller(), await seller()];
	const pot = await makeProduct(db, { shopId, name: 'Ấm trà men lam' });
	const cup = await makeProduct(db, { shopId, name: 'Chén trà', state: 'hidden' });
	await makeProduct(db, { shopId: other.shopId, name: 'Trà của người khác' });
	await fillSection(context, { sectionId, productIds: [pot.id], isIn: true });
	const list = async (input: { readonly q?: string; readonly limit: number; readonly cursor?: string }) => {
		const page = await listSectionProducts(context, { sectionId, ...input });
		return page.ok ? page.value : expect.fail();
	};
	const all = await list({ limit: 10 });
	expect(all.items.map(({ id, isIn, isShown }) => [id, isIn, isShown])).toEqual([
		[cup.id, false, false],
		[pot.id, true, true],
	]);
	const first = await list({ q: 'TRÀ', limit: 1 });
	expect(first.items.map(({ id }) => id)).toEqual([cup.id]);
	const second = await list({ q: 'TRÀ', limit: 1, cursor: first.nextCursor ?? '' });
	expect([second.items[0]?.id, second.nextCursor]).toEqual([pot.id, null]);
	for (const q of ["%' or 1=1 --", '_', '\\']) expect((await list({ q, limit: 10 })).items).toEqual([]);
	for (const absent of [other.sectionId, newId()])
		expect(await listSectionProducts(context, { sectionId: absent, limit: 10 })).toMatchObject({
			error: { code: 'catalog.not_found', kind: 'not_found' },
		});
});
