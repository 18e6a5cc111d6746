import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { idList } from './id-list.ts';

const written = (ids: readonly string[]) => new PgDialect().sqlToQuery(sql`select ${idList(ids)}`);

test('lists of one to a hundred ids need eight texts, so that the server keeps their plans', () => {
	const texts = Array.from({ length: 100 }, (_, at) => written(Array.from({ length: at + 1 }, () => 'x')).sql);
	expect(new Set(texts).size).toBe(8);
});

test('a list is filled up with its last id, and an empty one finds nothing', () => {
	expect(written(['a', 'b', 'c'])).toMatchObject({ sql: 'select ($1, $2, $3, $4)', params: ['a', 'b', 'c', 'c'] });
	expect(written([]).params).toEqual([null]);
});
