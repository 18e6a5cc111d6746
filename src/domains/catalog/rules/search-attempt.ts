import type { SearchMode } from '../contract.ts';
import type { KindOfCategory } from './head-term.ts';
import type { Reading, Slot } from './search-interpretation.ts';

/** One attempt: `tsquery` holds quoted words, `&`, `|` and brackets only. */
export type Attempt = {
	readonly mode: SearchMode;
	readonly reading: Reading;
	readonly tsquery: string;
	/** The same in parts that must all be met. */
	readonly parts: readonly string[];
	/** About so many products fit. */
	readonly expected: number;
	/** Where the best has less of the question than this, it is no answer. */
	readonly leastFit: number;
	/** The same, where what it is about stands in some name. */
	readonly leastNamed?: number;
	/** What it is about, which must stand in the name. */
	readonly head?: readonly Slot[];
	/** What may be met by a part of a category's name. */
	readonly kinds?: readonly KindOfCategory[];
	/** All that products are searched by is looked at, not their names only. */
	readonly isLookedThrough?: boolean;
	/** The last word is one by itself, and was read as unfinished all the same. */
	readonly isLastKnown?: boolean;
};
