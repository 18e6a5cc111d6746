import pg from 'pg';

export type Ask = (statement: unknown, ...rest: readonly unknown[]) => unknown;
export type Statement = { readonly text: string; readonly name?: string };
/** What a query of the driver says to a connection; its types leave this out. */
export type Wire = {
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
type Speaking = {
	readonly name?: string;
	readonly _result: Rows & { readonly rowAsArray: boolean };
	_accumulateRows?: boolean;
	submit(): void;
	prepare(wire: Wire): void;
	handleCommandComplete(message: unknown, wire: Wire): void;
	handleReadyForQuery(wire: Wire): void;
};
type Group = {
	readonly before: ((wire: Wire) => void) | undefined;
	readonly after: ((wire: Wire) => void) | undefined;
};
export type Line = {
	readonly ask: Ask;
	/** One statement between its neighbours, of which only the fact that they went well is of interest. */
	readonly askAmong: (statement: Statement, values: unknown, group: Group) => Promise<unknown>;
};

const ALONE: Group = { before: undefined, after: undefined };

/**
 * What rows a named statement answers is asked once per connection: the server refuses to run a kept statement whose
 * rows have changed, so what it said stays true. It spares both sides a description of every column each time.
 * A group of messages goes to the socket in one piece, under one sync.
 */
export function rememberRows(ask: Ask, wire: Wire): Line {
	const known = new Map<string, Rows>();
	const pieces: Buffer[] = [];
	let isBound = true;
	const gathering: Wire = Object.create(wire, { _send: { value: (bytes: Buffer) => pieces.push(bytes) } });
	const described: Wire = Object.create(gathering, {
		sync: { value: () => {} },
		// The driver takes back a statement whose values cannot be sent; it has told the query by then.
		close: {
			value: (message: object) => {
				isBound = false;
				gathering.close(message);
			},
		},
	});
	const undescribed: Wire = Object.create(described, { describe: { value: () => {} } });

	const say = (query: Speaking): void => {
		const key = `${query._result.rowAsArray} ${query.name}`;
		const rows = known.get(key);
		if (rows) {
			Object.assign(query._result, rows);
			query._accumulateRows = true;
		} else if (query.name && wire.parsedStatements[query.name] !== undefined) {
			const ready = query.handleReadyForQuery.bind(query);
			query.handleReadyForQuery = (connection) => {
				const { fields, _parsers, _prebuiltEmptyResultObject } = query._result;
				known.set(key, { fields, _parsers, _prebuiltEmptyResultObject });
				ready(connection);
			};
		}
		query.prepare(rows ? undescribed : described);
	};

	const askAmong: Line['askAmong'] = (statement, values, { before, after }) =>
		new Promise((resolve, reject) => {
			const answered = (problem: Error | undefined, result: unknown) => (problem ? reject(problem) : resolve(result));
			const query = new pg.Query(statement, values as unknown[], answered);
			const speaking = query as unknown as Speaking;
			if (before || after) hearOnly(speaking, before ? 2 : 1);
			speaking.submit = () => {
				isBound = true;
				before?.(gathering);
				say(speaking);
				if (isBound) after?.(gathering);
				gathering.sync();
				wire._send(Buffer.concat(pieces.splice(0)));
			};
			ask(query);
		});

	return {
		askAmong,
		ask: (statement, ...rest) =>
			isPlain(statement, rest) && isKnownTo(wire, statement)
				? askAmong(statement, rest[0], ALONE)
				: ask(statement, ...rest),
	};
}

/** Of several statements that complete, the result is that of one: counted from 1. */
function hearOnly(query: Speaking, wanted: number): void {
	const complete = query.handleCommandComplete.bind(query);
	let completed = 0;
	query.handleCommandComplete = (message, wire) => {
		completed += 1;
		if (completed === wanted) complete(message, wire);
	};
}

export const isKnownTo = (wire: Wire, { name }: Statement): boolean =>
	name !== undefined && wire.parsedStatements[name] !== undefined;

/** As Drizzle asks: a text of its own, no callback. */
export const isPlain = (value: unknown, rest: readonly unknown[]): value is Statement =>
	typeof value === 'object' &&
	value !== null &&
	!('submit' in value) &&
	'text' in value &&
	typeof value.text === 'string' &&
	!rest.some((one) => typeof one === 'function');
