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
	/** The least recently used go first; false when the page alone is too large. */
	put(key: string, page: CachedPage): boolean;
	drop(tag: string): void;
	clear(): void;
	facts(): { readonly pages: number; readonly bytes: number };
};

const ENTRY_OVERHEAD_BYTES = 512;
const sizeOf = (key: string, page: CachedPage): number =>
	(page.ready?.size() ?? 0) + key.length * 2 + ENTRY_OVERHEAD_BYTES;

/** Pages of this process, bounded by bytes and number, found by key and by tag. */
export function createPageStore(limits: PageLimits): PageStore {
	const pages = new Map<string, CachedPage>();
	const keysByTag = new Map<string, Set<string>>();
	let bytes = 0;
	const remove = (key: string): void => {
		const page = pages.get(key);
		if (!page) return;
		pages.delete(key);
		bytes -= sizeOf(key, page);
		for (const tag of page.tags) {
			const keys = keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) keysByTag.delete(tag);
		}
	};
	const makeRoom = (): void => {
		for (const oldest of pages.keys()) {
			if (bytes <= limits.maxBytes && pages.size <= limits.maxPages) break;
			remove(oldest);
		}
	};
	return {
		get(key, now) {
			const page = pages.get(key);
			if (page && page.expiresAt <= now) remove(key);
			if (!page || page.expiresAt <= now) return undefined;
			pages.delete(key);
			pages.set(key, page);
			return page;
		},
		put(key, page) {
			remove(key);
			if (sizeOf(key, page) > limits.maxBytes) return false;
			pages.set(key, page);
			bytes += sizeOf(key, page);
			for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
			page.ready?.onGrowth((more) => {
				if (pages.get(key) !== page) return;
				bytes += more;
				makeRoom();
			});
			makeRoom();
			return true;
		},
		drop(tag) {
			for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
		},
		clear() {
			pages.clear();
			keysByTag.clear();
			bytes = 0;
		},
		facts: () => ({ pages: pages.size, bytes }),
	};
}
