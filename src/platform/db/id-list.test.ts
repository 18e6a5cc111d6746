import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { idList } from './id-list.ts';

const written = (ids: readonly string[]) => new PgDialect().sqlToQuery(sql`select ${idList(ids)}`);

test('idList writes lists of 1 to 100 ids with only 8 different SQL texts', () => {
	const texts = Array.from({ length: 100 }, (_, at) => written(Array.from({ length: at + 1 }, () => 'x')).sql);
	expect(new Set(texts).size).toBe(8);
});

test('idList repeats the last id up to a power of two, and an empty list matches nothing', () => {
	expect(written(['a', 'b', 'c'])).toMatchObject({ sql: 'select ($1, $2, $3, $4)', params: ['a', 'b', 'c', 'c'] });
	expect(written([]).params).toEqual([null]);
});
