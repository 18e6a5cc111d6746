import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, bigint, PgDialect, pgTable, QueryBuilder, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { idList } from './id-list.ts';
import { insertRows } from './insert-rows.ts';
import { QuickDialect } from './quick-dialect.ts';

const shops = pgTable('shops', {
	id: uuid().primaryKey(),
	shopName: text().notNull(),
	balanceVnd: bigint({ mode: 'number' }),
	openedAt: timestamp({ withTimezone: true }),
});
const own = alias(shops, 'own');
const at = new Date('2026-11-22T00:00:00Z');
const builder = new QueryBuilder({ casing: 'snake_case' });

const STATEMENTS: Readonly<Record<string, SQL>> = {
	'of values alone': sql`select ${1}, ${'một'}, ${null}, ${true}, ${at}, ${Buffer.from('x')}, ${{ a: 1 }}`,
	'of tables and columns': sql`select ${shops.shopName} from ${shops} where ${eq(shops.openedAt, at)}`,
	'of a table by another name': sql`select ${own.shopName} from ${own} where ${own.balanceVnd} = ${5}`,
	'in another': sql`with a as (${sql`select ${1}`}) ${sql.raw('select * from a')} ${sql.empty()} limit ${2}`,
	'with a part left out': sql`select 1 ${undefined} ${sql`and ${2}`.if(false)} ${sql`and ${3}`.if(true)}`,
	'with names and parameters': sql`select ${sql.identifier('a"b')} = ${sql.param(at, shops.openedAt)}`,
	'of pieces': sql.join([sql`a = ${1}`, and(eq(shops.id, 'x'), inArray(shops.shopName, ['a', 'b']))], sql` or `),
	'with a list of ids': sql`select * from ${shops} where id in ${idList(['a', 'b', 'c'])}`,
	'with a list': sql`select ${['a', 'b']} = ${1}`,
	'with values in its text': sql`select ${sql`${'a'}`.inlineParams()}, ${1}`,
	'that is all text': sql`select ${'a'}`.inlineParams(),
	'with a parameter that is filled in later': sql`select ${sql.placeholder('id')}`,
	'with a named piece': sql`select ${sql`${1}`.as('one')}`,
	'of rows': insertRows(shops, [{ id: 'x', shopName: 'Nhà An' }]),
	'of the builder': builder
		.select({ name: shops.shopName, sum: sql<number>`${shops.balanceVnd} + ${1}` })
		.from(shops)
		.leftJoin(own, eq(own.id, shops.id))
		.where(and(eq(shops.shopName, 'a'), inArray(own.id, ['x'])))
		.orderBy(desc(shops.openedAt))
		.limit(3)
		.getSQL(),
};

const theirs = new PgDialect({ casing: 'snake_case' });
const ours = new QuickDialect({ casing: 'snake_case' });

test.for(Object.keys(STATEMENTS))('a statement %s is written as Drizzle writes it', (name) => {
	const statement = STATEMENTS[name] ?? sql.empty();
	const { sql: text, params } = theirs.sqlToQuery(statement);
	for (const _twice of [1, 2]) {
		const written = ours.sqlToQuery(statement);
		expect([written.sql, written.params]).toEqual([text, params]);
	}
});
