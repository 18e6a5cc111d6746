/** One guard taken away. A test must notice: which one is named, so that a run takes minutes. */
export type Mutant = {
	readonly guard: string;
	readonly file: string;
	/** Each `from` stands exactly once in the file; '' as `to` takes it away. */
	readonly edits: readonly (readonly [from: string, to: string])[];
	readonly tests: string;
};
