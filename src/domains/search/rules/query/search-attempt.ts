import type { SearchMode } from '#src/domains/catalog/contract/product.ts';
import type { KindOfCategory } from '../ranking/head-term.ts';
import type { Candidate } from '../ranking/search-candidate.ts';
import type { Reading, Slot } from './search-interpretation.ts';

/** How a product is named by the head term: by a pattern of `search_entries.names`, or by its category. */
export type Naming = {
	readonly pattern: string;
	isNamed(one: Pick<Candidate, 'nameFolded' | 'nameToned'>): boolean;
	readonly categoryIds: readonly string[];
};

/** `tsquery` contains only quoted words, `&`, `|` and brackets. */
export type Attempt = {
	readonly mode: SearchMode;
	readonly reading: Reading;
	readonly tsquery: string;
	readonly parts: readonly string[];
	readonly expected: number;
	/** Minimum fit of the best match; below it the attempt has no result. */
	readonly minFit: number;
	readonly minNamedFit?: number;
	readonly head?: readonly Slot[];
	/** Terms that may match through part of a category's name. */
	readonly kinds?: readonly KindOfCategory[];
	/** Searches all search texts and not only names. */
	readonly searchesAllText?: boolean;
	readonly isLastKnown?: boolean;
	readonly naming?: Naming | null;
	/** Products that match only by category, brand or option are left out, because enough names match. */
	readonly isNamedOnly?: boolean;
};
