/**
 * A state machine as data. One test checks every table: reachability, dead ends, the names in the database's CHECK,
 * and the Vietnamese texts.
 */
export type StateTable<S extends string = string> = {
	readonly initial: readonly S[];
	readonly final: readonly S[];
	readonly moves: Readonly<Record<S, readonly S[]>>;
	readonly column: `${string}.${string}`;
};

export const stateTable = <const S extends string>(table: StateTable<S>): StateTable<S> => table;

export const mayMove = <S extends string>(table: StateTable<S>, from: S, to: S): boolean =>
	table.moves[from].includes(to);
