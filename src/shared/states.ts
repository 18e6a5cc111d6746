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

export type TransitionActor = 'buyer' | 'shop' | 'carrier' | 'operator' | 'payment' | 'system';

/** One row of a life cycle's transition table. */
export type Transition<S extends string = string> = {
	/** Unique in its table. */
	readonly name: string;
	/** Empty: the transition creates the record. */
	readonly from: readonly S[];
	readonly to: S;
	readonly by: readonly TransitionActor[];
	/** The rule functions that allow it, for each actor one of the named; `not ` reverses an answer. */
	readonly guard?: string | Partial<Readonly<Record<TransitionActor, readonly string[]>>>;
	/** Scheduled transitions that fire it, each with the setting that its time is counted from. */
	readonly timers?: Readonly<Record<string, string | readonly string[]>>;
	/** In the order in which they run. Each applies only where there is something to do, e.g. money to refund. */
	readonly effects: readonly string[];
	readonly notices: readonly string[];
};

type LifeCycle<S extends string> = Pick<StateTable<S>, 'final' | 'column'> & {
	readonly transitions: readonly Transition<S>[];
};

/** The state table of a transition table. */
export function lifeCycle<S extends string>({ final, column, transitions }: LifeCycle<S>): StateTable<S> {
	const moves = {} as Record<S, S[]>;
	for (const { from, to } of transitions) for (const state of [...from, to]) moves[state] ??= [];
	for (const { from, to } of transitions)
		for (const state of from) if (!moves[state].includes(to)) moves[state].push(to);
	const initial = transitions.filter(({ from }) => from.length === 0).map(({ to }) => to);
	return { initial, final, column, moves };
}

/** `'a' | 'b.c'` for the numbers of `{ a: 1, b: { c: 2 } }`: transition tables name settings by it. */
export type SettingOf<T> = {
	[K in keyof T & string]: T[K] extends number ? K : `${K}.${SettingOf<T[K]>}`;
}[keyof T & string];
