import { expect, test } from 'vitest';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { suggest } from '#src/domains/search/index.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { contextOf, system } from '../context.ts';
import { testDatabase } from '../database.ts';
import { fillCategories } from './scores.ts';

const database = await testDatabase();
const context = contextOf(database, system());
await fillCategories(database.db);
await rebuildSearchIndex(context);

const answerOf = async (text: string) => {
	const { cards, mode } = await listProductPage(context.read, { text });
	return { names: cards.map(({ name }) => name), isIt: mode !== 'partial' };
};

test.each([
	['tai nghe bluetooth', 'Tai nghe'],
	['bàn phím không dây', 'Bàn phím'],
	['ban phim khong day', 'Bàn phím'],
	['loa không dây', 'Loa'],
	['loa khong day', 'Loa'],
	['cofee', 'Cà phê'],
	['shampo', 'Dầu gội'],
	['headphon', 'Tai nghe'],
	['keybord', 'Bàn phím'],
	['lipstik', 'Son'],
	['powerbnk', 'Pin dự phòng'],
	['macadamia', 'Hạt mắc ca'],
])('the search for %s returns %s first, as an exact match', async (text, kind) => {
	const { names, isIt } = await answerOf(text);
	expect([names[0]?.startsWith(kind), isIt]).toEqual([true, true]);
});

test.each([
	['cà phê bột', 'Cà phê'],
	['ca phe bot', 'Cà phê'],
	['trà xanh', 'Trà'],
	['cà phê rang', 'Cà phê'],
	['bát sứ', 'Bộ bát'],
	['o cung ssd', 'Ổ'],
	['đồ ăn cho chó', 'Thức ăn'],
	['vòng cổ chó', 'Dây dắt chó'],
	['xích dắt chó', 'Dây dắt chó'],
	['ba lô laptop', 'Balo'],
])('the search for %s has no exact match and shows %s as near matches', async (text, kind) => {
	const { names, isIt } = await answerOf(text);
	expect([names[0]?.startsWith(kind), isIt]).toEqual([true, false]);
});

test('the search ranks products of the searched kind before others of the same category', async () => {
	for (const text of ['thức ăn cho mèo', 'thuc an cho meo']) {
		const { names } = await answerOf(text);
		expect(names.findIndex((name) => name.includes('mèo'))).toBe(0);
	}
});

test('the search keeps the most specific word of a query', async () => {
	expect((await answerOf('o cung ssd')).names).toContain('Ổ SSD di động 500 GB');
	expect((await answerOf('chén bát')).names).toContain('Bộ bát cơm men rạn sáu chiếc');
});

const suggested = async (q: string) =>
	(await suggest(context.read, { q, limit: 8 })).items.filter(({ kind }) => kind === 'product').map(({ text }) => text);

test.each([
	['smartph', 'Điện thoại'],
	['headp', 'Tai nghe'],
	['lipst', 'Son'],
	['macad', 'Hạt mắc ca'],
	['cofe', 'Cà phê'],
	['sham', 'Dầu gội'],
	['ban phim khong', 'Bàn phím'],
])('the suggestions for %s start with %s', async (typed, kind) => {
	expect((await suggested(typed))[0]).toMatch(new RegExp(`^${kind}`));
});

test('the suggestions for a clear query contain no similar-sounding products', async () => {
	const names = await suggested('ddieenj thoaij');
	expect(names.length).toBeGreaterThan(0);
	for (const name of names) expect(name).not.toContain('thỏi');
});

test.each(['giò chả', 'chả giò'])(
	'the search for %s, which is not sold, returns no similar-sounding products',
	async (text) => {
		expect((await answerOf(text)).names).toEqual([]);
	},
);

test('the search suggests a correction only when products have that name', async () => {
	const meantOf = async (text: string) => (await listProductPage(context.read, { text })).meant;
	expect(await meantOf('may giat')).toBeNull();
	expect(await meantOf('gaos bôngg')).toBeNull();
	expect(await meantOf('máy xay sin tố')).toBe('máy xay sinh tố');
});
