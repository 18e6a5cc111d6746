import { expect, test } from 'vitest';
import { contextOf, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { listSearchMisses } from '../queries/results/list-search-misses.ts';
import { recordSearch } from './record-search.ts';

const database = await testDatabase();
const context = contextOf(database, visitor());
const stored = async () =>
	(await database.pool.query('select term, searches, misses, last_hits from search_log order by term')).rows;

test('twenty concurrent searches for one term are counted twenty times, regardless of tones and capitals', async () => {
	await database.warm(20);
	const typed = (at: number) => (at % 2 === 0 ? 'Nồi  Đồng' : 'noi dong');
	await Promise.all(
		Array.from({ length: 20 }, (_, at) => recordSearch(context, { text: typed(at), total: 0, isMiss: true })),
	);
	await recordSearch(context, { text: 'nồi đồng', total: 3, isMiss: false });
	expect(await stored()).toEqual([{ term: 'noi dong', searches: 21, misses: 20, last_hits: 3 }]);
	expect(await listSearchMisses(context.read, 1, 10)).toEqual([
		{ term: 'noi dong', searches: 21, misses: 20, lastHits: 3 },
	]);
});

test('recordSearch ignores personal data and empty queries', async () => {
	const before = await stored();
	for (const text of ['0912 345 678', 'an@vidu.vn', 'www.noikhac.vn', '   ', '%'])
		await recordSearch(context, { text, total: 0, isMiss: true });
	expect(await stored()).toEqual(before);
});

test('recordSearch resolves when the log cannot be written and works again afterwards', async () => {
	await database.pool.query('alter table search_log rename to search_log_away');
	const asked = recordSearch(context, { text: 'chảo gang', total: 0, isMiss: true });
	await expect(asked).resolves.toBeUndefined();
	await database.pool.query('alter table search_log_away rename to search_log');
	await recordSearch(context, { text: 'chảo gang', total: 0, isMiss: true });
	expect(await stored()).toContainEqual({ term: 'chao gang', searches: 1, misses: 1, last_hits: 0 });
});
