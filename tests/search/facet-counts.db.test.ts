import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { type ListFacets, SEARCH_FOUND_MAX } from '#src/domains/search/contract/lists.ts';
import { getListScreen, readListAddress } from '#src/domains/search/index.ts';
import { contextOf, system } from '../context.ts';
import { testDatabase } from '../database.ts';
import { makeShop } from '../factories/vendors.ts';
import { QUESTIONS } from './questions.ts';
import { fillCategories } from './scores.ts';

const database = await testDatabase();
const { db } = database;
const context = contextOf(database, system());

beforeAll(async () => {
	await fillCategories(db);
	const far = await makeShop(db, { name: 'Ở Xa', slug: 'o-xa', provinceCode: '48' });
	await db.execute(sql`
		update products set is_in_stock = hashtext(name) % 3 <> 0, is_bargainable = hashtext(name) % 5 = 0,
			rating_score = case when hashtext(name) % 2 = 0 then 3 + abs(hashtext(name)) % 3 end,
			rating_count = case when hashtext(name) % 2 = 0 then 4 else 0 end,
			filter_keys = case abs(hashtext(name)) % 4 when 0 then array['mau:do'] when 1 then array['mau:den', 'co:m']
				when 2 then array['mau:trang', 'co:m'] else array['co:l'] end`);
	await db.execute(sql`update product_variants set shop_id = ${far.id} where hashtext(product_id::text) % 4 = 0`);
	await db.execute(sql`update products set shop_id = ${far.id} where hashtext(id::text) % 4 = 0`);
	await rebuildSearchIndex(context);
});

const screenOf = (query: Readonly<Record<string, string>>) =>
	getListScreen(context.read, readListAddress(new URLSearchParams(query)));

function choicesOf({ attributes, shops, provinces, ratings, flags }: ListFacets) {
	const named = (key: string, choices: ListFacets['shops']) =>
		choices.map(({ value, count }) => ({ key, value, count }));
	return [
		...attributes.flatMap(({ choices }) => named('attr', choices)),
		...named('shop', shops),
		...named('province', provinces),
		...named('rating', ratings),
		...flags.map(({ value, count }) => ({ key: value, value: '1', count })),
	];
}

/** Samples every n-th query and filter, because all of them would take too long. */
const WORDS_EVERY = 12;
const CHOICES_EVERY = 3;
const sortOf = (at: number): Readonly<Record<string, string>> => (at % 2 === 0 ? { sort: 'price_asc' } : {});

test('the count next to a filter equals the number of results after choosing it, in any combination', async () => {
	const wrong: unknown[] = [];
	let [asked, guessed] = [0, 0];
	for (const [at, { typed }] of QUESTIONS.entries()) {
		const { list, facets } = await screenOf({ q: typed });
		const isGuess = list.mode !== 'words';
		if (!isGuess && at % WORDS_EVERY !== 0) continue;
		for (const [place, { key, value, count }] of choicesOf(facets).entries()) {
			if ((at + place) % CHOICES_EVERY !== 0) continue;
			const { list: shown } = await screenOf({ q: typed, [key]: value, ...sortOf(at + place) });
			asked += 1;
			if (isGuess) guessed += 1;
			if (shown.total !== Math.min(count, SEARCH_FOUND_MAX) || facets.precision !== 'exact')
				wrong.push({ typed, mode: list.mode, [key]: value, count, shown: shown.total, mode2: shown.mode });
		}
	}
	process.stdout.write(`${asked} choices counted and taken, ${guessed} of them beside guesses\n`);
	expect(wrong).toEqual([]);
	expect(guessed).toBeGreaterThan(100);
}, 300_000);
