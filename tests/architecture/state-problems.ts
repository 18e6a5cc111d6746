import type { StateTable } from '#src/shared/states.ts';
import type { TestDatabase } from '#tests/database.ts';

export type ExternalStates = {
	readonly inDatabase: readonly string[];
	readonly words: Readonly<Record<string, unknown>>;
};

export function stateProblems(table: StateTable, { inDatabase, words }: ExternalStates): readonly string[] {
	const states = Object.keys(table.moves);
	const reached = new Set(table.initial);
	for (const state of reached) for (const next of table.moves[state] ?? []) reached.add(next);
	const isEnd = (state: string): boolean => table.moves[state]?.length === 0;
	const said = (state: string): boolean => typeof words[state] === 'string' && words[state] !== '';
	const list = (problem: string, of: Iterable<string>) => [...of].map((state) => `${problem}: ${state}`);
	return [
		...list(
			'led to, but unknown',
			[...reached, ...table.final].filter((state) => !states.includes(state)),
		),
		...list(
			'never reached',
			states.filter((state) => !reached.has(state)),
		),
		...list(
			'a dead end that is not declared',
			states.filter((state) => isEnd(state) && !table.final.includes(state)),
		),
		...list(
			'an end that leads on',
			table.final.filter((state) => states.includes(state) && !isEnd(state)),
		),
		...list(
			'unknown to the database',
			states.filter((state) => !inDatabase.includes(state)),
		),
		...list(
			'known to the database only',
			inDatabase.filter((state) => !states.includes(state)),
		),
		...list(
			'without words',
			states.filter((state) => !said(state)),
		),
	];
}

/** The names that the CHECK constraint on exactly this column lists. */
export async function statesInDatabase(pool: TestDatabase['pool'], column: string): Promise<readonly string[]> {
	const [table, name] = column.split('.');
	const { rows } = await pool.query<{ definition: string }>(
		`SELECT pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c
			JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]
			WHERE c.contype = 'c' AND c.conrelid = to_regclass($1) AND a.attname = $2`,
		[table, name],
	);
	const lists = rows.map(({ definition }) =>
		[...definition.matchAll(/'([^']+)'::text/g)].map(([, state]) => state ?? ''),
	);
	return lists.find((states) => states.length > 1) ?? [];
}
