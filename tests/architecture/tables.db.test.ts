import { is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { domainModules } from './domain-modules.ts';

const database = testDatabase();
const modules = await domainModules('db/*tables.ts');
const exported = modules.flatMap(({ exports }) => Object.values(exports).filter((value) => is(value, PgTable)));
/** A file of tables may re-export those of another file. */
const mirrored = [...new Set(exported)];

/**
 * Tables of the platform and the seeds, and the search tables that triggers maintain, are only used in hand-written
 * SQL; the last entry records the migrations.
 */
const PLATFORM_TABLES = [
	'audit_entries',
	'effects',
	'idempotency_keys',
	'rate_limits',
	'seed_runs',
	'one_time_codes',
	'one_time_code_sends',
	'worker_beats',
	'search_entries',
	'product_words',
	'schema_migrations',
];
/** The embedded identity service owns these; no domain may read them. */
const IDENTITY_SERVICE_TABLES = /^identity_/;

type Column = { readonly table: string; readonly column: string; readonly type: string; readonly required: boolean };

const asLine = ({ table, column, type, required }: Column): string =>
	`${table}.${column} ${type}${required ? ' not null' : ''}`;

async function columnsInDatabase(): Promise<readonly Column[]> {
	const { pool } = await database;
	const { rows } = await pool.query<Column>(`
		SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type, a.attnotnull AS required
		FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
			AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`);
	return rows;
}

const columnsInCode: readonly Column[] = mirrored.flatMap((table) => {
	const { name, columns } = getTableConfig(table as PgTable);
	return columns
		.filter((column) => !column.generated)
		.map((column) => ({
			table: name,
			column: column.keyAsName ? toSnakeCase(column.name) : column.name,
			type: column.getSQLType().replace(/\(.*\)/, ''),
			required: column.notNull,
		}));
});

test('the tables in the code equal those of the migrated database, column by column', async () => {
	const known = new Set(columnsInCode.map(({ table }) => table));
	const found = (await columnsInDatabase()).filter(({ table }) => known.has(table));
	expect(columnsInCode.map(asLine).sort()).toEqual(found.map(asLine).sort());
});

test('every table belongs to a domain or to the platform', async () => {
	const known = new Set([...columnsInCode.map(({ table }) => table), ...PLATFORM_TABLES]);
	const tables = new Set((await columnsInDatabase()).map(({ table }) => table));
	expect([...tables].filter((table) => !known.has(table) && !IDENTITY_SERVICE_TABLES.test(table))).toEqual([]);
});

test("every table has a primary key, and every constraint name starts with its table's name", async () => {
	const { pool } = await database;
	const { rows } = await pool.query<{ table: string; name: string; kind: string }>(`
		SELECT c.relname AS "table", coalesce(k.conname, '') AS name, coalesce(k.contype::text, '') AS kind
		FROM pg_class c LEFT JOIN pg_constraint k ON k.conrelid = c.oid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
			AND c.relname <> 'schema_migrations'`);
	const keyed = new Set(rows.filter(({ kind }) => kind === 'p').map(({ table }) => table));
	expect([...new Set(rows.map(({ table }) => table))].filter((table) => !keyed.has(table))).toEqual([]);
	expect(rows.filter(({ table, name }) => name !== '' && !name.startsWith(`${table}_`))).toEqual([]);
});

test('every amount of money is a bigint with a CHECK constraint', async () => {
	const { pool } = await database;
	const { rows } = await pool.query<{ place: string }>(`
		SELECT c.relname || '.' || a.attname AS place FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
			AND a.attname ~ '_(vnd|coin)$'
			AND NOT (a.atttypid = 'bigint'::regtype AND EXISTS (
				SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey)))`);
	expect(rows).toEqual([]);
});
