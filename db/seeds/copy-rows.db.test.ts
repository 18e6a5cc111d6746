import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { type Copied, copyRows } from './copy-rows.ts';

const database = await testDatabase();
const client = new pg.Client(database.url);
await client.connect();
await client.query('CREATE TABLE copied (id integer PRIMARY KEY, words text, list text[], is_so boolean)');
afterAll(() => client.end());

const copy = (rows: readonly (readonly Copied[])[]) =>
	copyRows(client, 'copied', ['id', 'words', 'list', 'is_so'], rows);

test('copyRows preserves every special character of texts and arrays', async () => {
	const words = 'Ấm "tích"\\N\t{một,hai}\r\nba \\. \u{1F4E6}';
	const list = ['', words, 'NULL', '{', ','];
	await copy([
		[1, words, list, true],
		[2, '', [], false],
		[3, null, null, null],
	]);
	const { rows } = await client.query('SELECT words, list, is_so FROM copied ORDER BY id');
	expect(rows).toEqual([
		{ words, list, is_so: true },
		{ words: '', list: [], is_so: false },
		{ words: null, list: null, is_so: null },
	]);
});

test('copyRows writes no row when one violates a constraint, and the connection stays usable', async () => {
	await expect(
		copy([...Array(5000).keys()].map((at) => [at === 4999 ? 1 : at + 10, 'x'.repeat(200), [], true])),
	).rejects.toThrow('copied_pkey');
	expect((await client.query('SELECT count(*)::int AS there FROM copied')).rows).toEqual([{ there: 3 }]);
});
