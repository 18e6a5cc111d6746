import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';

type Ask = (statement: unknown, ...rest: readonly unknown[]) => unknown;
type Statement = { readonly text: string; readonly name?: string };
/** What a query of the driver says to a connection; its types leave this out. */
type Wire = {
	readonly stream: { cork(): void; uncork(): void };
	readonly parsedStatements: Readonly<Record<string, string>>;
	readonly submittedNamedStatements: Record<string, string>;
	parse(message: object): void;
	bind(message: object): void;
	describe(message: object): void;
	execute(message: object): void;
	close(message: object): void;
	sync(): void;
};
type Speaking = {
	submit(wire: Wire): void;
	prepare(wire: Omit<Wire, 'stream'>): void;
	handleCommandComplete(message: unknown, wire: Wire): void;
};
type Neighbours = { readonly before?: string | undefined; readonly after?: string | undefined };
type Held = { readonly statement: Statement; readonly values: unknown };

const WITH_COMMIT = '/* with commit */';
const nothing = () => Promise.resolve({ command: '', rowCount: 0, oid: 0, rows: [], fields: [] });

/** For the last write of a transaction, whose answer nobody needs: it waits and travels with the commit. */
export const withCommit = (write: SQL): SQL => sql`${sql.raw(WITH_COMMIT)} ${write}`;

/**
 * A transaction begins in the round trip of its first statement and ends in that of its last, if that one was written
 * `withCommit`. The server skips what follows a statement that failed: neither can a write stand outside of its
 * transaction, nor can one be committed without it.
 */
export function joinEnds(pool: pg.Pool): void {
	pool.on('connect', (client) => {
		const ask = client.query.bind(client) as Ask;
		const wire = (client as unknown as { connection: Wire }).connection;
		client.query = askInTurn(ask, wire) as typeof client.query;
	});
}

function askInTurn(ask: Ask, wire: Wire): Ask {
	let begin: string | undefined;
	let held: Held | undefined;
	/** What was sent ahead and must have gone well before the next may be sent. */
	let ahead: Promise<unknown> | undefined;

	const send = (statement: Statement, rest: readonly unknown[], ends: Neighbours): unknown => {
		if (!ends.before && !ends.after) return ask(statement, ...rest);
		if (canBeJoined(statement, rest[0], wire)) return askTogether(ask, statement, rest[0], ends);
		if (ends.before) ahead = ask({ text: ends.before }) as Promise<unknown>;
		return inOrder(ahead, async () => {
			const answer = await ask(statement, ...rest);
			return ends.after ? ask({ text: ends.after }) : answer;
		});
	};

	return (statement, ...rest) => {
		if (!isPlain(statement, rest)) return ask(statement, ...rest);
		const { text } = statement;
		const isEnd = text === 'commit' || text === 'rollback';
		const [opening, last, waiting] = [begin, held, ahead];
		if (text.startsWith('begin')) {
			begin = text;
			return nothing();
		}
		if (text.startsWith(WITH_COMMIT)) {
			held = { statement, values: rest[0] };
			return nothing();
		}
		[begin, held] = [undefined, undefined];
		if (isEnd) ahead = undefined;
		if (isEnd && opening && !last) return nothing();
		if (text === 'rollback') return opening ? nothing() : ask(statement, ...rest);
		if (!last) return inOrder(waiting, () => send(statement, rest, { before: opening }));
		if (isEnd) return inOrder(waiting, () => send(last.statement, [last.values], { before: opening, after: text }));
		ahead = inOrder(waiting, () => send(last.statement, [last.values], { before: opening })) as Promise<unknown>;
		return inOrder(ahead, () => ask(statement, ...rest));
	};
}

const inOrder = (first: Promise<unknown> | undefined, next: () => unknown): unknown =>
	first ? first.then(next) : next();

/** A name that the connection does not know yet is made known by itself: the driver notes one at a time. */
const canBeJoined = ({ name }: Statement, values: unknown, wire: Wire): boolean =>
	Array.isArray(values) && values.length > 0 && (!name || wire.parsedStatements[name] !== undefined);

/** One group of messages under one sync: of the neighbours only the fact that they went well is of interest. */
function askTogether(ask: Ask, statement: Statement, values: unknown, { before, after }: Neighbours): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const answered = (problem: Error | undefined, result: unknown) => (problem ? reject(problem) : resolve(result));
		const query = new pg.Query(statement, values as unknown[], answered);
		const speaking = query as unknown as Speaking;
		const complete = speaking.handleCommandComplete.bind(query);
		let completed = 0;
		speaking.handleCommandComplete = (message, wire) => {
			completed += 1;
			if (completed === (before ? 2 : 1)) complete(message, wire);
		};
		speaking.submit = (wire) => {
			wire.stream.cork();
			try {
				if (before) say(wire, before);
				const isBound = sayWithoutSync(speaking, wire);
				if (after && isBound) say(wire, after);
				wire.sync();
			} finally {
				wire.stream.uncork();
			}
		};
		ask(query);
	});
}

function say(wire: Wire, text: string): void {
	wire.parse({ text });
	wire.bind({});
	wire.execute({});
}

/** Answers whether the values could be sent; if not, the query has already been told. */
function sayWithoutSync(query: Speaking, wire: Wire): boolean {
	let isBound = false;
	query.prepare({
		parsedStatements: wire.parsedStatements,
		submittedNamedStatements: wire.submittedNamedStatements,
		parse: (message) => wire.parse(message),
		bind: (message) => {
			wire.bind(message);
			isBound = true;
		},
		describe: (message) => wire.describe(message),
		execute: (message) => wire.execute(message),
		close: (message) => wire.close(message),
		sync: () => {},
	});
	return isBound;
}

/** As Drizzle asks: a text of its own, no callback. */
const isPlain = (value: unknown, rest: readonly unknown[]): value is Statement =>
	typeof value === 'object' &&
	value !== null &&
	!('submit' in value) &&
	'text' in value &&
	typeof value.text === 'string' &&
	!rest.some((one) => typeof one === 'function');
