import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Answer, type Ask, type Line, openLine, type Part, type Statement } from './line.ts';

type Tell = (problem: unknown, answer?: Answer) => void;
type Asked = {
	/** What waits for this one: the beginning of its transaction, writes whose answer nobody needs. */
	readonly ahead: readonly Part[];
	readonly statement: Statement;
	readonly values: unknown;
	readonly tell: Tell;
};

const WITH_NEXT = '/* with next */';
const nothing = () => Promise.resolve({ command: '', rowCount: 0, oid: 0, rows: [], fields: [] });

/** For a write whose answer nobody needs: it waits and travels with the next statement, at the latest the commit. */
export const withNext = (write: SQL): SQL => sql`${sql.raw(WITH_NEXT)} ${write}`;

/**
 * What is asked without waiting in between travels together and runs in that order: statements side by side, `begin` with
 * the first, the last write with the commit. Each sees the ones before it, and what others have committed meanwhile.
 * The server skips what follows a failure: no write stands outside of its transaction or is committed without its end.
 */
export function joinRoundTrips(pool: pg.Pool): void {
	pool.on('connect', (client) => {
		client.query = askTogether(openLine(client)) as typeof client.query;
	});
}

function askTogether(line: Line): Ask {
	const send = sender(line);
	/** Between what begins a transaction and what ends it; `hasBegun` until the former has been sent. */
	let isInside = false;
	let hasBegun = false;
	let ahead: Part[] = [];

	const takeAhead = (): readonly Part[] => {
		const taken = ahead;
		[hasBegun, ahead] = [false, []];
		return taken;
	};
	const put = (statement: Statement, values: unknown, tell: Tell): void => {
		const { text } = statement;
		const isNothingToEnd = hasBegun && (text === 'rollback' || (text === 'commit' && ahead.length === 1));
		if (text === 'rollback' || text === 'commit') isInside = false;
		// What waits since a savepoint is given up with it; what waited before was sent in front of it.
		if (isNothingToEnd || isRollback(statement)) takeAhead();
		if (isNothingToEnd) return void nothing().then((answer) => tell(null, answer as Answer), tell);
		send({ ahead: takeAhead(), statement, values, tell });
	};
	return (statement, ...rest) => {
		const [values, told] = rest;
		if (!isPlain(statement) || typeof values === 'function') return line.ask(statement, ...rest);
		const isBegin = statement.text.startsWith('begin');
		isInside ||= isBegin;
		if (isBegin || (isInside && statement.text.startsWith(WITH_NEXT) && line.canJoin(statement, values))) {
			hasBegun ||= isBegin;
			ahead.push({ statement, values: isBegin ? null : (values as readonly unknown[]) });
			return nothing();
		}
		if (typeof told === 'function') return put(statement, values, told as Tell);
		return new Promise((resolve, reject) => {
			put(statement, values, (problem, answer) => (problem ? reject(problem) : resolve(answer)));
		});
	};
}

/** Of a transaction or to a savepoint. */
const isRollback = ({ text }: Statement): boolean => text.startsWith('rollback');

/** Sends what was asked when nothing else is left to be done before it, and one after the other what cannot be joined. */
function sender(line: Line): (one: Asked) => void {
	let waiting: Asked[] = [];
	let isUnderWay = false;

	const sendAll = async (): Promise<void> => {
		isUnderWay = true;
		while (waiting.length > 0) {
			const all = waiting;
			waiting = [];
			await sendInOrder(line, all);
		}
		isUnderWay = false;
	};
	return (one) => {
		waiting.push(one);
		if (!isUnderWay && waiting.length === 1) process.nextTick(sendAll);
	};
}

/** After one that failed, those asked together with it are not sent; a rollback is, whatever failed. */
async function sendInOrder(line: Line, all: readonly Asked[]): Promise<void> {
	let left = all;
	try {
		while (left.length > 0) {
			const end = left.findIndex((one) => !canTravel(line, one));
			const count = end === -1 ? left.length : end;
			if (count > 0) await travel(line, left.slice(0, count));
			else await goAlone(line, left[0] as Asked);
			left = left.slice(Math.max(count, 1));
		}
	} catch (problem) {
		for (const one of left) {
			if (isRollback(one.statement)) await goAlone(line, one).catch(one.tell);
			else one.tell(problem);
		}
	}
}

const isEnd = ({ text }: Statement): boolean => text === 'commit';
const canTravel = (line: Line, { ahead, statement, values }: Asked): boolean =>
	line.canJoin(statement, values) || (isEnd(statement) && ahead.length > 0);

async function travel(line: Line, all: readonly Asked[]): Promise<void> {
	const parts = all.flatMap(({ ahead, statement, values }) => [
		...ahead,
		{ statement, values: isEnd(statement) ? null : (values as readonly unknown[]) },
	]);
	const answers = await line.askTogether(parts);
	let at = 0;
	for (const { ahead, tell } of all) {
		tell(null, answers[at + ahead.length]);
		at += ahead.length + 1;
	}
}

/** The driver makes a name known to the server, or says a text without values, which may be several statements. */
async function goAlone(line: Line, { ahead, statement, values, tell }: Asked): Promise<void> {
	if (ahead.length > 0) await line.askTogether(ahead);
	tell(null, (await line.ask(statement, values)) as Answer);
}

/** As Drizzle and the pool ask, not a query object of the driver. */
const isPlain = (value: unknown): value is Statement =>
	typeof value === 'object' &&
	value !== null &&
	!('submit' in value) &&
	'text' in value &&
	typeof value.text === 'string';
