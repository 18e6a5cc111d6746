import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { SECTIONS_MAX, type ShopSection } from '../contract/sections.ts';
import { listSections } from '../queries/list-sections.ts';
import { fillSection } from './fill-section.ts';
import { addSection, orderSections, removeSection, renameSection } from './save-section.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const { db, pool } = database;

async function seller() {
	const shop = await makeShop(db);
	return contextOf(database, vendor(shop.ownerId, shop.id));
}
const namesOf = (sections: readonly ShopSection[]) => sections.map(({ name }) => name);
const idOf = (sections: readonly ShopSection[], name: string) =>
	sections.find((section) => section.name === name)?.id ?? expect.fail(name);

test('addSection and orderSections store the names and the order of the sections', async () => {
	const shop = await seller();
	for (const name of ['Ấm chén', '  Bình   hoa ', 'Quà tặng']) await addSection(shop, { name });
	const made = await listSections(shop.read, shop.actor.shopId);
	expect(made.map(({ name, slug, products }) => [name, slug, products])).toEqual([
		['Ấm chén', 'am-chen', 0],
		['Bình hoa', 'binh-hoa', 0],
		['Quà tặng', 'qua-tang', 0],
	]);
	const turned = await orderSections(shop, { sectionIds: made.map(({ id }) => id).reverse() });
	expect(turned.ok && namesOf(turned.value.items)).toEqual(['Quà tặng', 'Bình hoa', 'Ấm chén']);
});

test('a renamed section keeps its slug, and a name that exists returns catalog.section_taken', async () => {
	const shop = await seller();
	await addSection(shop, { name: 'Ấm chén' });
	const added = await addSection(shop, { name: 'Bình hoa' });
	const sections = added.ok ? added.value.items : [];
	expect(codeOf(await addSection(shop, { name: 'ẤM CHÉN' }))).toBe('catalog.section_taken');
	const sectionId = idOf(sections, 'Bình hoa');
	expect(codeOf(await renameSection(shop, { sectionId, name: 'ấm  chén' }))).toBe('catalog.section_taken');
	const renamed = await renameSection(shop, { sectionId, name: 'BÌNH hoa <b>&' });
	expect(renamed.ok && renamed.value.items[1]).toMatchObject({ name: 'BÌNH hoa <b>&', slug: 'binh-hoa' });
	expect(codeOf(await addSection(await seller(), { name: 'Ấm chén' }))).toBe('ok');
});

test('section names with a telephone number, another shop or forbidden products return catalog.section_doubtful', async () => {
	const shop = await seller();
	const added = await addSection(shop, { name: 'Gạo' });
	const sectionId = idOf(added.ok ? added.value.items : [], 'Gạo');
	for (const name of ['Zalo 0912 345 678', 'ghé gaonha.vn', 'Vape mới về']) {
		const refused = { code: 'catalog.section_doubtful', fields: { name: 'catalog.section_doubtful' } };
		expect(await addSection(shop, { name })).toMatchObject({ error: refused });
		expect(await renameSection(shop, { sectionId, name })).toMatchObject({ error: refused });
	}
	expect(namesOf(await listSections(shop.read, shop.actor.shopId))).toEqual(['Gạo']);
});

test('removeSection keeps the products in the shop', async () => {
	const shop = await seller();
	const product = await makeProduct(db, { shopId: shop.actor.shopId });
	const added = await addSection(shop, { name: 'Gạo' });
	const sectionId = idOf(added.ok ? added.value.items : [], 'Gạo');
	await fillSection(shop, { sectionId, productIds: [product.id], isIn: true });
	expect(await removeSection(shop, { sectionId })).toEqual({ ok: true, value: { items: [], nextCursor: null } });
	expect(codeOf(await removeSection(shop, { sectionId }))).toBe('catalog.not_found');
	const { rows } = await pool.query('SELECT state FROM products WHERE id = $1', [product.id]);
	expect(rows).toEqual([{ state: 'published' }]);
});

test('sections of another shop can be neither renamed, removed nor ordered', async () => {
	const [shop, other] = [await seller(), await seller()];
	const added = await addSection(shop, { name: 'Gạo' });
	const sectionId = idOf(added.ok ? added.value.items : [], 'Gạo');
	expect(codeOf(await renameSection(other, { sectionId, name: 'Của tôi' }))).toBe('catalog.not_found');
	expect(codeOf(await removeSection(other, { sectionId }))).toBe('catalog.not_found');
	expect(codeOf(await orderSections(other, { sectionIds: [sectionId] }))).toBe('catalog.sections_changed');
	expect(codeOf(await renameSection(shop, { sectionId: newId(), name: 'Lạ' }))).toBe('catalog.not_found');
	expect(namesOf(await listSections(shop.read, shop.actor.shopId))).toEqual(['Gạo']);
});

test('orderSections returns catalog.sections_changed when a section is missing or repeated', async () => {
	const shop = await seller();
	await addSection(shop, { name: 'Một' });
	const added = await addSection(shop, { name: 'Hai' });
	const [first = '', second = ''] = (added.ok ? added.value.items : []).map(({ id }) => id);
	for (const sectionIds of [[], [first], [first, first], [first, second, newId()]])
		expect(codeOf(await orderSections(shop, { sectionIds }))).toBe('catalog.sections_changed');
});

test(`addSection stores ${SECTIONS_MAX} of thirty concurrent sections, each at its own position`, async () => {
	const shop = await seller();
	const answers = await Promise.all(
		Array.from({ length: 30 }, (_, number) => addSection(shop, { name: `Mục số ${number}` })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(SECTIONS_MAX);
	expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 'catalog.sections_full']));
	const { rows } = await pool.query('SELECT position FROM shop_sections WHERE shop_id = $1 ORDER BY 1', [
		shop.actor.shopId,
	]);
	expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: SECTIONS_MAX }, (_, at) => at));
});

test('each change of the sections drops the cached page of the shop, a rejected one does not', async () => {
	const shop = await seller();
	const ofShop = `shop-sections:${shop.actor.shopId}`;
	const added = await addSection(shop, { name: 'Ấm chén' });
	expect((await heard()).join()).toContain(ofShop);
	const sectionId = idOf(added.ok ? added.value.items : [], 'Ấm chén');
	await renameSection(shop, { sectionId, name: 'Ấm trà' });
	expect((await heard()).join()).toContain(ofShop);
	const { id } = await makeProduct(db, { shopId: shop.actor.shopId });
	await fillSection(shop, { sectionId, productIds: [id], isIn: true });
	expect((await heard()).join()).toContain(ofShop);
	await addSection(shop, { name: 'Ấm trà' });
	expect(await heard()).toEqual([]);
	await removeSection(shop, { sectionId });
	expect((await heard()).join()).toContain(ofShop);
});
