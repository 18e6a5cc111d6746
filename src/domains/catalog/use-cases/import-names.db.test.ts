import { expect, test } from 'vitest';
import { pictures } from '#src/domains/media/db/tables.ts';
import { addSection, createProduct, fillSection } from '#src/domains/product-editing/index.ts';
import { type ExportRow, listExportRows } from '#src/domains/product-import/queries/list-export-rows.ts';
import { listBadLines, listImports } from '#src/domains/product-import/queries/list-imports.ts';
import { applyImport } from '#src/domains/product-import/use-cases/apply-import.ts';
import { beginImport } from '#src/domains/product-import/use-cases/begin-import.ts';
import { checkImport } from '#src/domains/product-import/use-cases/check-import.ts';
import { cancelImport, confirmImport } from '#src/domains/product-import/use-cases/decide-import.ts';
import { productFile, productFileMessages, sampleProducts } from '#src/messages/vi/vendor/product-imports.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { loadAttributes } from './load-attributes.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const shop = await makeShop(database.db);
const seller = contextOf(database, vendor(shop.ownerId, shop.id));

async function begin(rows: readonly ExportRow[]) {
	const bytes = new TextEncoder().encode(productFile(rows).text);
	const started = await beginImport(seller, { bytes, headings: productFileMessages.headings });
	const found = { importId: started.ok ? started.value.id : expect.fail() };
	await checkImport(worker, found);
	return found;
}
async function brought(rows: readonly ExportRow[]) {
	const found = await begin(rows);
	await confirmImport(seller, found);
	await applyImport(worker, found);
}
const latest = async () => (await listImports(seller)).items[0];
const exported = async () => {
	const out = await listExportRows(seller, { part: 1 });
	return out.ok ? (await Array.fromAsync(out.value)).flat() : expect.fail();
};

test('exported attributes, sections and pictures can be imported again for the same products and for new ones', async () => {
	const { shopId } = seller.actor;
	await loadAttributes(worker);
	const added = await addSection(seller, { name: 'Gạo | nếp; mới' });
	const sectionId = (added.ok && added.value.items[0]?.id) || expect.fail();
	const [first, foreign] = ['a'.repeat(32), 'b'.repeat(32)];
	await database.db.insert(pictures).values(
		[first, foreign].map((hash) => ({
			id: newId(),
			hash,
			width: 800,
			height: 800,
			placeholder: '',
			isComplete: true,
			uploadedBy: hash === first ? seller.actor.customerId : null,
			createdAt: new Date(),
		})),
	);
	const { rows } = await database.pool.query<{ id: string }>(
		`SELECT id FROM categories WHERE name = 'Áo' AND level = 2`,
	);
	const attributes = [
		{ code: 'mau', values: ['Đen', 'Trắng'] },
		{ code: 'chong-nuoc', values: ['co'] },
	];
	const typed = await createProduct(seller, {
		categoryId: rows[0]?.id ?? '',
		name: 'Áo thun cổ tròn',
		optionNames: [],
		prepDays: 2,
		attributes,
		description: 'Áo thun vải bông dày, may hai kim, giặt không phai màu.\n\n- Giặt tay\n- Phơi bóng râm',
		variants: [{ optionValues: [], sku: 'AT-1', priceVnd: 120_000, weightG: 200, stock: 3 }],
		pictures: [{ hash: first, alt: 'Áo thun nhìn từ trước' }],
	});
	if (!typed.ok) throw new Error(typed.error.code);
	await fillSection(seller, { sectionId, productIds: [typed.value.id], isIn: true });
	const [row = expect.fail()] = await exported();
	expect(row).toMatchObject({ pictures: first, sections: 'Gạo \\| nếp\\; mới' });
	await brought([row]);
	expect(await latest()).toMatchObject({ state: 'done', bad: 0, added: 0, changed: 0 });
	await brought([{ ...row, sku: 'AT-2' }]);
	expect(await latest()).toMatchObject({ state: 'done', bad: 0, added: 1 });
	const both = await exported();
	expect(both).toHaveLength(2);
	expect({ ...both[1], sku: 'AT-1' }).toEqual(both[0]);
	const { rows: keys } = await database.pool.query('SELECT filter_keys FROM products WHERE shop_id = $1', [shopId]);
	expect(keys[0]).toEqual(keys[1]);
	const wrong = { ...row, sku: 'AT-3' };
	for (const [cells, code] of [
		[{ attributes: 'Vị: chua' }, 'attribute_unknown'],
		[{ sections: 'Không có' }, 'section_unknown'],
		[{ pictures: foreign }, 'picture_unknown'],
	] as const) {
		const found = await begin([{ ...wrong, ...cells }]);
		expect(await listBadLines(seller, { ...found, part: 1 })).toMatchObject({
			value: { lines: [{ problems: [{ code }] }] },
		});
		await cancelImport(seller, found);
	}
});

test('the sample file is imported without errors', async () => {
	await brought(sampleProducts);
	expect(await latest()).toMatchObject({ state: 'done', bad: 0, added: 3 });
});
