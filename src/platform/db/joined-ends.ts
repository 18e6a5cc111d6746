import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Ask, isKnownTo, isPlain, type Line, rememberRows, type Statement, type Wire } from './known-rows.ts';

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
		client.query = askInTurn(rememberRows(ask, wire), wire) as typeof client.query;
	});
}

function askInTurn(line: Line, wire: Wire): Ask {
	const { ask } = line;
	let begin: string | undefined;
	let held: Held | undefined;
	/** What was sent ahead and must have gone well before the next may be sent. */
	let ahead: Promise<unknown> | undefined;

	const send = (statement: Statement, rest: readonly unknown[], ends: Neighbours): unknown => {
		if (!ends.before && !ends.after) return ask(statement, ...rest);
		if (canBeJoined(statement, rest[0], wire)) return askTogether(line, statement, rest[0], ends);
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
const canBeJoined = (statement: Statement, values: unknown, wire: Wire): boolean =>
	Array.isArray(values) && values.length > 0 && (!statement.name || isKnownTo(wire, statement));

/** Between the transaction's ends. */
const askTogether = (line: Line, statement: Statement, values: unknown, { before, after }: Neighbours) =>
	line.askAmong(statement, values, {
		before: before ? sayer(before) : undefined,
		after: after ? sayer(after) : undefined,
	});

const sayer =
	(text: string) =>
	(wire: Wire): void => {
		wire.parse({ text });
		wire.bind({});
		wire.execute({});
	};
