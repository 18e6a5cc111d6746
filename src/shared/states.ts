/**
 * A life cycle as data. One test walks every table: each state is reachable from `initial`, `final` states have no
 * way out and no other state lacks one, the database CHECK lists the same names, and Vietnamese words exist.
 */
export type StateTable<S extends string = string> = {
	readonly initial: readonly S[];
	readonly final: readonly S[];
	readonly moves: Readonly<Record<S, readonly S[]>>;
	/** `table.column` whose CHECK constraint names the same states. */
	readonly column: `${string}.${string}`;
};

export const stateTable = <const S extends string>(table: StateTable<S>): StateTable<S> => table;

export const mayMove = <S extends string>(table: StateTable<S>, from: S, to: S): boolean =>
	table.moves[from].includes(to);
