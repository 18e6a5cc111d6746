export type Candidate = {
	readonly id: string;
	readonly score: number;
	readonly nameFolded: string;
	readonly nameToned: string;
	/** Empty when `needsWords` is false. */
	readonly words: string;
};
