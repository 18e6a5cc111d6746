import type { SQL } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { QuickDialect } from './quick-dialect.ts';
import { QuickSession } from './quick-session.ts';

type Schemaless = Record<string, never>;
export type Database = NodePgDatabase<Schemaless>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A database or the transaction in it: what repositories accept. */
export type Writable = Database | Transaction;

/** Reads only: a write on it does not compile. */
export type ReadDatabase = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'> & {
	/** Rows of a hand-written SELECT. */
	read<Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]>;
	/** The same for a SELECT that takes longer to plan than to run, and whose best plan does not depend on its values. */
	readPlanned<Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]>;
	/**
	 * All that belongs to one answer on one of those connections: what has begun goes before what has not, so that answers
	 * of several statements wait once, not again before each.
	 */
	planned<T>(work: (read: ReadDatabase) => Promise<T>): Promise<T>;
};

const dialect = new QuickDialect({ casing: 'snake_case' });
const databaseOn = (client: pg.Pool | pg.PoolClient): Database =>
	new NodePgDatabase(dialect, new QuickSession(client, dialect), undefined);

export function openDatabase(pool: pg.Pool): Database {
	const db = databaseOn(pool);
	pools.set(db, pool);
	return db;
}

/** From which pool a database takes its connections; a transaction has one already. */
const pools = new WeakMap<Writable, pg.Pool>();
const ofConnections = new WeakMap<pg.PoolClient, ReadDatabase>();

/**
 * Reads on one connection, where those asked side by side share a round trip. Not a transaction: each sees what is
 * committed when it runs.
 */
export async function onOneConnection<T>(db: Writable, work: (read: ReadDatabase) => Promise<T>): Promise<T> {
	const pool = pools.get(db);
	if (!pool) return work(readOnly(db));
	const connection = await pool.connect();
	const read = ofConnections.get(connection) ?? readOnly(databaseOn(connection));
	ofConnections.set(connection, read);
	try {
		return await work(read);
	} finally {
		connection.release();
	}
}

/** `planned`: where statements are planned once, whatever their values; without one every read goes to `db`. */
export function readOnly(db: Writable, planned: Writable = db): ReadDatabase {
	const rowsFrom =
		(from: Writable) =>
		async <Row extends Record<string, unknown>>(query: SQL) =>
			(await from.execute<Row>(query)).rows;
	return {
		select: db.select.bind(db),
		selectDistinct: db.selectDistinct.bind(db),
		selectDistinctOn: db.selectDistinctOn.bind(db),
		$with: db.$with.bind(db),
		$count: db.$count.bind(db),
		read: rowsFrom(db),
		readPlanned: rowsFrom(planned),
		planned: <T>(work: (read: ReadDatabase) => Promise<T>) => onOneConnection(planned, work),
	} as ReadDatabase;
}
