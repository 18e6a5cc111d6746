/** What may answer a question. Names and words have a blank around each word. */
export type Candidate = {
	readonly id: string;
	/** How good it is by itself, from 0 to 1. */
	readonly score: number;
	readonly nameFolded: string;
	readonly nameToned: string;
	/** Empty where `needsWords` is false. */
	readonly words: string;
};
