import type { SQL } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type Schemaless = Record<string, never>;
export type Database = NodePgDatabase<Schemaless>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Writable = Database | Transaction;

/** Reads only: a write on it does not compile. */
export type ReadDatabase = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'> & {
	read<Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]>;
	/** For a SELECT that takes longer to plan than to run, and whose best plan does not depend on its values. */
	readPlanned<Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]>;
	/** Runs all reads of one answer on a single connection, so that the answer waits for a connection only once. */
	planned<T>(work: (read: ReadDatabase) => Promise<T>): Promise<T>;
};

// Shared by all connections, because it caches the snake_case names.
const dialect = new PgDialect({ casing: 'snake_case' });
const databaseOn = (client: pg.Pool | pg.PoolClient): Database =>
	new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined);

const pools = new WeakMap<Writable, pg.Pool>();

/** Returns the connection to the pool even when `begin` fails, which Drizzle's own transaction does not. */
async function withConnection<T>(pool: pg.Pool, work: (db: Database) => Promise<T>): Promise<T> {
	const connection = await pool.connect();
	try {
		return await work(databaseOn(connection));
	} finally {
		connection.release();
	}
}

export function openDatabase(pool: pg.Pool): Database {
	const db = databaseOn(pool);
	db.transaction = (work, config) => withConnection(pool, (own) => own.transaction(work, config));
	pools.set(db, pool);
	return db;
}

/** Not a transaction: each read sees what is committed when it runs. */
function onOneConnection<T>(db: Writable, work: (read: ReadDatabase) => Promise<T>): Promise<T> {
	const pool = pools.get(db);
	return pool ? withConnection(pool, (own) => work(readOnly(own))) : work(readOnly(db));
}

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
