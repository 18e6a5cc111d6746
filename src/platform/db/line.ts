import pg from 'pg';

export type Ask = (statement: unknown, ...rest: readonly unknown[]) => unknown;
export type Statement = {
	readonly text: string;
	readonly name?: string;
	readonly types?: pg.CustomTypesConfig;
	readonly rowMode?: 'array';
};
/** A statement with its values; without them it is an end of a transaction, of which only the success matters. */
export type Part = { readonly statement: Statement; readonly values: readonly unknown[] | null };
export type Answer = pg.QueryResult;
/** One connection, as several statements share a round trip on it. */
export type Line = {
	/** The driver's own way, one statement at a time. */
	readonly ask: Ask;
	/** One answer for each part; a part that fails fails them all, and the server skips what follows it. */
	readonly askTogether: (parts: readonly Part[]) => Promise<readonly Answer[]>;
	readonly canJoin: (statement: Statement, values: unknown) => boolean;
};

/** What a query of the driver says to a connection; its types leave this out. */
type Wire = {
	readonly parsedStatements: Readonly<Record<string, string>>;
	parse(message: object): void;
	bind(message: object): void;
	describe(message: object): void;
	execute(message: object): void;
	close(message: object): void;
	sync(): void;
	_send(bytes: Buffer): void;
};
type Rows = { readonly fields: unknown; readonly _parsers: unknown; readonly _prebuiltEmptyResultObject: unknown };
type Query = {
	name?: string | undefined;
	types?: unknown;
	readonly _result: Rows & Answer & { readonly rowAsArray: boolean; _types: unknown };
	_accumulateRows?: boolean;
	_canceledDueToError: Error | false;
	prepare(wire: Wire): void;
	handleRowDescription(message: unknown): void;
	handleDataRow(message: unknown): void;
	handleCommandComplete(message: unknown, wire: Wire): void;
};
type Inner = { readonly connection: Wire; readonly _types: unknown };
/** `remember`: under which its rows will be known; null when they are, or have no name. */
type Spoken = { readonly part: Part; readonly query: Query; readonly remember: string | null };
type Speaker = {
	/** Null, or why the values of this part cannot be sent. */
	say(spoken: Spoken): Error | null;
	/** All that was said, in one piece. */
	send(): void;
};

/**
 * Statements that were asked together go to the server in one piece under one sync, and come back in one. What rows a
 * named statement answers is asked once per connection: the server refuses to run a kept statement whose rows have
 * changed, so what it said stays true.
 */
export function openLine(client: pg.ClientBase): Line {
	const ask = client.query.bind(client) as Ask;
	const { connection: wire, _types: types } = client as unknown as Inner;
	const known = new Map<string, Rows>();
	const pieces: Buffer[] = [];
	let unsaid: Error | null = null;
	const gathering: Wire = Object.create(wire, { _send: { value: (bytes: Buffer) => pieces.push(bytes) } });
	const described: Wire = Object.create(gathering, {
		sync: { value: () => {} },
		// The driver gives a statement up whose values cannot be sent; to the server it is as good as before.
		close: { value: () => {} },
	});
	const undescribed: Wire = Object.create(described, { describe: { value: () => {} } });

	const spoken = (part: Part): Spoken => {
		// It hears of values that cannot be sent; all else is told to the group.
		const hear = (problem: Error | undefined) => {
			unsaid = problem ?? null;
		};
		const query = queryOf(part, hear);
		query._result._types ??= types;
		if (!query.name) return { part, query, remember: null };
		const key = `${query.name} ${query._result.rowAsArray} ${part.statement.types !== undefined}`;
		const rows = known.get(key);
		if (!rows) return { part, query, remember: key };
		Object.assign(query._result, rows);
		query._accumulateRows = true;
		return { part, query, remember: null };
	};
	const speaker: Speaker = {
		say: ({ part, query, remember }) => {
			unsaid = null;
			if (part.values === null) sayEnd(gathering, part.statement.text);
			else query.prepare(query.name && !remember ? undescribed : described);
			return unsaid;
		},
		send: () => {
			gathering.sync();
			wire._send(Buffer.concat(pieces.splice(0)));
		},
	};
	return {
		ask,
		canJoin: (statement, values) =>
			Array.isArray(values) && values.length > 0 && (!statement.name || isKnownTo(wire, statement.name)),
		askTogether: (parts) =>
			new Promise((resolve, reject) => {
				const group = new Group(parts.map(spoken), speaker);
				group.callback = (problem) => {
					if (problem) return reject(problem);
					for (const { query, remember } of group.all) if (remember) known.set(remember, rowsOf(query));
					resolve(group.all.map(({ query }) => query._result));
				};
				ask(group);
			}),
	};
}

type Hear = (problem: Error | undefined) => void;

/** Of a text the driver makes a query at once; a statement it copies first, property by property. */
function queryOf({ statement, values }: Part, hear: Hear): Query {
	const own = [...(values ?? [])];
	if (statement.rowMode) return new pg.Query(statement, own, hear) as unknown as Query;
	const query = new pg.Query(statement.text, own, hear) as unknown as Query;
	[query.name, query.types, query._result._types] = [statement.name, statement.types, statement.types];
	return query;
}

/** A name that the connection does not know yet is made known by itself: the driver notes one at a time. */
const isKnownTo = (wire: Wire, name: string): boolean => wire.parsedStatements[name] !== undefined;

function sayEnd(wire: Wire, text: string): void {
	wire.parse({ text });
	wire.bind({});
	wire.execute({});
}

const rowsOf = ({ _result: { fields, _parsers, _prebuiltEmptyResultObject } }: Query): Rows => ({
	fields,
	_parsers,
	_prebuiltEmptyResultObject,
});

/** Stands before the driver as one query and gives each answer to the statement whose turn it is. */
class Group {
	/** The driver puts its time limit around this one. */
	callback: (problem?: Error | null) => void = () => {};
	readonly all: readonly Spoken[];
	readonly #speaker: Speaker;
	#at = 0;
	#unsaid: Error | null = null;

	constructor(all: readonly Spoken[], speaker: Speaker) {
		this.all = all;
		this.#speaker = speaker;
	}

	get #query(): Query | undefined {
		return this.all[this.#at]?.query;
	}

	submit(): null {
		for (const spoken of this.all) {
			this.#unsaid = this.#speaker.say(spoken);
			if (this.#unsaid) break;
		}
		this.#speaker.send();
		return null;
	}

	handleRowDescription(message: unknown): void {
		this.#query?.handleRowDescription(message);
	}

	handleDataRow(message: unknown): void {
		this.#query?.handleDataRow(message);
	}

	handleCommandComplete(message: unknown, wire: Wire): void {
		this.#query?.handleCommandComplete(message, wire);
		this.#at += 1;
	}

	handleEmptyQuery(): void {
		this.#at += 1;
	}

	handleError(problem: Error): void {
		this.callback(problem);
	}

	handleReadyForQuery(): void {
		const unread = this.all.find(({ query }) => query._canceledDueToError)?.query._canceledDueToError;
		this.callback(this.#unsaid ?? (unread || null));
	}
}
