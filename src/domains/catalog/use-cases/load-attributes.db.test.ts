import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { BASE_ATTRIBUTES } from '../db/base-attributes.ts';
import { listAttributes } from '../queries/list-attributes.ts';
import { loadAttributes } from './load-attributes.ts';
import { saveAttribute, saveAttributeOption, withdrawAttribute } from './save-attribute.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const known = async () => listAttributes(context.read);
const find = async (code: string) => (await known()).find((attribute) => attribute.code === code);

test('five concurrent loadAttributes calls load each attribute once with its options and categories', async () => {
	await Promise.all(Array.from({ length: 5 }, () => loadAttributes(context)));
	const loaded = await known();
	expect(loaded.map(({ code }) => code).sort()).toEqual(BASE_ATTRIBUTES.map(({ code }) => code).sort());
	const colour = BASE_ATTRIBUTES.find(({ code }) => code === 'mau');
	expect((await find('mau'))?.choices).toHaveLength(colour?.choices?.length ?? -1);
	expect((await find('mau'))?.categories).toHaveLength(colour?.categories.length ?? -1);
});

test('loadAttributes keeps attributes that an operator renamed, extended or withdrew', async () => {
	await loadAttributes(context);
	await saveAttribute(context, { code: 'mau', name: 'Màu sắc chính', type: 'choice', options: [] });
	await saveAttributeOption(context, { code: 'mau', choice: 'Xanh cổ vịt' });
	await withdrawAttribute(context, { code: 'mau', categorySlug: 'thoi-trang' });
	const before = await find('mau');
	await loadAttributes(context);
	expect(await find('mau')).toEqual(before);
	expect(before?.name).toBe('Màu sắc chính');
	expect(before?.choices).toContain('Xanh cổ vịt');
});
