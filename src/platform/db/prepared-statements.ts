import type pg from 'pg';
import { type Statement, wrapQuery } from './client-query.ts';

/** Uses of a statement before it is worth preparing; fewer where planning is slow. */
const PREPARE_AT = { usually: 5, plannedOnce: 2 };
/** Each prepared statement costs memory in every connection. */
const PREPARED_MAX = 300;
const COUNTED_MAX = 2000;

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
 * Prepares frequent statements, which halves the server's work on short ones. Relies on the documented `name` of a
 * `pg` query config.
 */
export function prepareFrequent(pool: pg.Pool, usesGenericPlans = false): void {
	const nameOf = createStatementNames(usesGenericPlans ? PREPARE_AT.plannedOnce : PREPARE_AT.usually);
	wrapQuery(
		pool,
		(request) =>
			(statement, ...rest) =>
				request(named(statement, rest[0], nameOf), ...rest),
	);
}

/** A text without values may contain several statements, which cannot be prepared. */
function named(statement: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
	if (!isStatement(statement) || statement.name || !Array.isArray(values) || values.length === 0) return statement;
	const name = nameOf(statement.text);
	return name ? { ...statement, name } : statement;
}

const isStatement = (value: unknown): value is Statement =>
	typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
