import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * One parameter carries all rows, so the text never changes and the server can reuse its plan. Values must be plain,
 * not SQL; every row has the columns of the first; omitted columns get their default.
 */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
	const columns = columnsOf(table);
	const named = Object.keys(rows[0] ?? {}).filter((key) => columns.has(key));
	const names = sql.raw(named.map((key) => columns.get(key)).join(', '));
	const values = rows.map((row) => Object.fromEntries(named.map((key) => [plain(columns.get(key)), cellOf(row, key)])));
	const name = sql.raw(`"${getTableName(table)}"`);
	return sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(values)}::json)`;
}

const known = new WeakMap<PgTable, ReadonlyMap<string, string>>();

function columnsOf(table: PgTable): ReadonlyMap<string, string> {
	const found = known.get(table);
	if (found) return found;
	const entries = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
	const columns = new Map(
		entries.map(([key, { name, keyAsName }]) => [key, `"${keyAsName ? toSnakeCase(name) : name}"`]),
	);
	known.set(table, columns);
	return columns;
}

const plain = (quoted = ''): string => quoted.slice(1, -1);
const cellOf = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key] ?? null;
