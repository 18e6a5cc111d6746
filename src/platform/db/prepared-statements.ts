import type pg from 'pg';
import { type Statement, wrapQuery } from './client-query.ts';

/** A statement that came up this often is worth planning once per connection; sooner where planning takes longest. */
const PREPARE_AT = { usually: 5, plannedOnce: 2 };
/** Each costs memory in every connection; what is asked less often than these stays unnamed. */
const PREPARED_MAX = 300;
const COUNTED_MAX = 2000;

/** Counts what a process asks and gives frequent texts a name, by which the server keeps their plans. */
export function createStatementNames(prepareAt = PREPARE_AT.usually): (text: string) => string | undefined {
	const counts = new Map<string, number>();
	const names = new Map<string, string>();
	return (text) => {
		const known = names.get(text);
		if (known || names.size >= PREPARED_MAX) return known;
		const count = (counts.get(text) ?? 0) + 1;
		if (count < prepareAt) {
			if (counts.size >= COUNTED_MAX) counts.clear();
			counts.set(text, count);
			return undefined;
		}
		counts.delete(text);
		const name = `s${names.size + 1}`;
		names.set(text, name);
		return name;
	};
}

/**
 * Lets the connections of a pool keep the plans of frequent statements: half of the server's work on short ones. Relies
 * on the documented `name` of a `pg` query config: it is prepared once per connection.
 */
export function prepareFrequent(pool: pg.Pool, plansOnce = false): void {
	const nameOf = createStatementNames(plansOnce ? PREPARE_AT.plannedOnce : PREPARE_AT.usually);
	wrapQuery(
		pool,
		(request) =>
			(statement, ...rest) =>
				request(named(statement, rest[0], nameOf), ...rest),
	);
}

/** Without values a text may hold several statements, which cannot be prepared. */
function named(statement: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
	if (!isStatement(statement) || statement.name || !Array.isArray(values) || values.length === 0) return statement;
	const name = nameOf(statement.text);
	return name ? { ...statement, name } : statement;
}

const isStatement = (value: unknown): value is Statement =>
	typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
