import type { ReadyBytes } from './bytes.ts';

export type CachedPage = {
	/** What to send; `null` = the page that says 'not found', with the status `missing`. */
	readonly ready: ReadyBytes | null;
	readonly missing?: number;
	readonly tags: readonly string[];
	/** Milliseconds since the epoch. */
	readonly expiresAt: number;
};
export type PageLimits = { readonly maxBytes: number; readonly maxPages: number };

export type PageStore = {
	get(key: string, now: number): CachedPage | undefined;
	/** False when the page alone is too large. What is on trial has little room of its own, until it is asked for again. */
	put(key: string, page: CachedPage, isOnTrial: boolean): boolean;
	drop(tag: string): void;
	clear(): void;
	facts(): { readonly pages: number; readonly bytes: number };
};

const ENTRY_OVERHEAD_BYTES = 512;
const sizeOf = (key: string, page: CachedPage): number =>
	(page.ready?.size() ?? 0) + key.length * 2 + ENTRY_OVERHEAD_BYTES;

/** Beside the limits: more of what is asked for once would only burden the collector of garbage. */
const ON_TRIAL_SHARE = { bytes: 0.25, pages: 0.1 };
const trialLimits = ({ maxBytes, maxPages }: PageLimits): PageLimits => ({
	maxBytes: maxBytes * ON_TRIAL_SHARE.bytes,
	maxPages: maxPages * ON_TRIAL_SHARE.pages,
});
/** Of tags that were dropped since; with more of them all that is on trial goes. */
const REMEMBERED_MAX = 10_000;

type Shelf = { readonly pages: Map<string, CachedPage>; readonly limits: PageLimits; bytes: number };
const emptyShelf = (limits: PageLimits): Shelf => ({ pages: new Map(), limits, bytes: 0 });
const clearShelf = (shelf: Shelf): void => {
	shelf.pages.clear();
	shelf.bytes = 0;
};

/** What is on trial is rarely asked for again: its tags are looked at then, and not noted one by one before. */
function createTrials() {
	const since = new Map<string, number>();
	const droppedAt = new Map<string, number>();
	let drops = 0;
	return {
		begin: (key: string): void => void since.set(key, drops),
		/** False when it was none. */
		end: (key: string): boolean => since.delete(key),
		isDropped(key: string, tags: readonly string[]): boolean {
			const begun = since.get(key);
			return begun !== undefined && tags.some((tag) => (droppedAt.get(tag) ?? 0) > begun);
		},
		/** False when too many were dropped to remember them: then all trials are over. */
		drop(tag: string): boolean {
			drops += 1;
			if (since.size > 0) droppedAt.set(tag, drops);
			return droppedAt.size <= REMEMBERED_MAX;
		},
		clear(): void {
			since.clear();
			droppedAt.clear();
		},
	};
}

/** Pages found by their tags. */
function createTagIndex() {
	const keysByTag = new Map<string, Set<string>>();
	return {
		add(key: string, tags: readonly string[]): void {
			for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
		},
		remove(key: string, tags: readonly string[]): void {
			for (const tag of tags) {
				const keys = keysByTag.get(tag);
				keys?.delete(key);
				if (keys?.size === 0) keysByTag.delete(tag);
			}
		},
		keys: (tag: string): readonly string[] => [...(keysByTag.get(tag) ?? [])],
		clear: (): void => keysByTag.clear(),
	};
}

/** Pages of this process, bounded by bytes and number, found by key and by tag. */
export function createPageStore(limits: PageLimits): PageStore {
	const [settled, onTrial] = [emptyShelf(limits), emptyShelf(trialLimits(limits))];
	const [trials, index] = [createTrials(), createTagIndex()];
	const shelfWith = (key: string): Shelf => (onTrial.pages.has(key) ? onTrial : settled);
	const take = (key: string): CachedPage | undefined => {
		const shelf = shelfWith(key);
		const page = shelf.pages.get(key);
		if (!page) return undefined;
		shelf.pages.delete(key);
		shelf.bytes -= sizeOf(key, page);
		return page;
	};
	const remove = (key: string): void => {
		const page = take(key);
		if (!trials.end(key)) index.remove(key, page?.tags ?? []);
	};
	/** The least recently used go first. */
	const makeRoom = (shelf: Shelf): void => {
		for (const oldest of shelf.pages.keys()) {
			if (shelf.bytes <= shelf.limits.maxBytes && shelf.pages.size <= shelf.limits.maxPages) break;
			remove(oldest);
		}
	};
	const place = (shelf: Shelf, key: string, page: CachedPage): void => {
		shelf.pages.set(key, page);
		shelf.bytes += sizeOf(key, page);
		makeRoom(shelf);
	};
	const endTrials = (): void => {
		clearShelf(onTrial);
		trials.clear();
	};
	return {
		get(key, now) {
			const page = shelfWith(key).pages.get(key);
			if (!page) return undefined;
			if (page.expiresAt <= now || trials.isDropped(key, page.tags)) {
				remove(key);
				return undefined;
			}
			take(key);
			if (trials.end(key)) index.add(key, page.tags);
			place(settled, key, page);
			return page;
		},
		put(key, page, isOnTrial) {
			remove(key);
			const shelf = isOnTrial ? onTrial : settled;
			if (sizeOf(key, page) > shelf.limits.maxBytes) return false;
			if (isOnTrial) trials.begin(key);
			else index.add(key, page.tags);
			page.ready?.onGrowth((more) => {
				const now = shelfWith(key);
				if (now.pages.get(key) !== page) return;
				now.bytes += more;
				makeRoom(now);
			});
			place(shelf, key, page);
			return true;
		},
		drop(tag) {
			if (!trials.drop(tag)) endTrials();
			for (const key of index.keys(tag)) remove(key);
		},
		clear() {
			endTrials();
			clearShelf(settled);
			index.clear();
		},
		facts() {
			// Dropped while on trial: nobody has asked for it since, and it answers nobody.
			for (const [key, { tags }] of onTrial.pages) if (trials.isDropped(key, tags)) remove(key);
			return { pages: onTrial.pages.size + settled.pages.size, bytes: onTrial.bytes + settled.bytes };
		},
	};
}
