import { DrizzleQueryError, type Query } from 'drizzle-orm';
import { NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import {
	type PgDialect,
	PgPreparedQuery,
	type PgTransactionConfig,
	type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import pg from 'pg';

type Schemaless = Record<string, never>;
type Session = NodePgSession<Schemaless, Schemaless>;
type Client = pg.Pool | pg.PoolClient;

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Lists of amounts, instants, days and spans. */
const LISTS = [1231, 1115, 1185, 1182, 1187];
/** What comes as the server wrote it, as everywhere in Drizzle. */
const LEFT_AS_TEXT = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...LISTS]);
const asWritten = (text: string): string => text;
const READING: pg.CustomTypesConfig = {
	getTypeParser: (type, format) => (LEFT_AS_TEXT.has(type) ? asWritten : pg.types.getTypeParser(type, format)),
};

/** A hand-written statement goes to the driver as it is; Drizzle would wrap it in a dozen objects and calls. */
class QuickQuery extends PgPreparedQuery<PreparedQueryConfig> {
	readonly #client: Client;
	constructor(client: Client, query: Query) {
		super(query, undefined, undefined);
		this.#client = client;
	}

	async execute(): Promise<unknown> {
		const { sql: text, params } = this.query;
		try {
			return await this.#client.query({ text, types: READING }, params);
		} catch (problem) {
			throw new DrizzleQueryError(text, params, problem as Error);
		}
	}
}

export class QuickSession extends NodePgSession<Schemaless, Schemaless> {
	readonly #client: Client;
	constructor(client: Client, dialect: PgDialect) {
		super(client, dialect, undefined);
		this.#client = client;
	}

	override prepareQuery: Session['prepareQuery'] = (query, fields, name, inArrays, mapRows, ...rest) => {
		const isHandWritten = !fields && !mapRows && name === undefined;
		return isHandWritten
			? new QuickQuery(this.#client, query)
			: super.prepareQuery(query, fields, name, inArrays, mapRows, ...rest);
	};

	override async transaction<T>(
		work: (tx: NodePgTransaction<Schemaless, Schemaless>) => Promise<T>,
		config?: PgTransactionConfig,
	): Promise<T> {
		if (!(this.#client instanceof pg.Pool)) return super.transaction(work, config);
		const connection = await this.#client.connect();
		try {
			return await new QuickSession(connection, this.dialect).transaction(work, config);
		} finally {
			connection.release();
		}
	}
}
