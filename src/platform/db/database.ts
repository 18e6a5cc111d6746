import type { SQL } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

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

// One for all connections: it remembers how names are written in snake case.
const dialect = new PgDialect({ casing: 'snake_case' });
const databaseOn = (client: pg.Pool | pg.PoolClient): Database =>
	new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined);

/** From which pool a database takes its connections; a transaction has one already. */
const pools = new WeakMap<Writable, pg.Pool>();

/** Gives the connection back however the work ends; Drizzle's own transaction keeps it when `begin` fails. */
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
