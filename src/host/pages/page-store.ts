import { LRUCache } from 'lru-cache';
import type { ReadyBytes } from '../files/bytes.ts';

export const PAGE_CACHE_MAX_BYTES = 64 * 1024 * 1024;

export type CachedPage = {
	/** Null sends the not-found page with the status `missing`. */
	readonly ready: ReadyBytes | null;
	readonly missing?: number;
	readonly tags: readonly string[];
	readonly expiresAt: number;
};

export type PageStore = {
	get(key: string, now: number): CachedPage | undefined;
	/** False when the page is larger than the whole store. */
	put(key: string, page: CachedPage): boolean;
	drop(tag: string): void;
	clear(): void;
	facts(): { readonly pages: number; readonly bytes: number };
};

/** Approximate bytes of a page's headers, key, tags and index entries besides its body. */
const ENTRY_OVERHEAD_BYTES = 4096;
const sizeOf = (page: CachedPage): number => (page.ready?.size() ?? 0) + ENTRY_OVERHEAD_BYTES;

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
	};
}

export function createPageStore(maxBytes: number): PageStore {
	const index = createTagIndex();
	const pages = new LRUCache<string, CachedPage>({
		maxSize: maxBytes,
		sizeCalculation: sizeOf,
		dispose: (page, key, reason) => {
			if (reason !== 'set') index.remove(key, page.tags);
		},
	});
	/** `lru-cache` computes the size when a value is set, and ignores a set with the same object, hence a copy. */
	const resize = (key: string, page: CachedPage): void => {
		if (pages.peek(key)?.ready !== page.ready) return;
		if (sizeOf(page) > maxBytes) pages.delete(key);
		else pages.set(key, { ...page });
	};
	return {
		get(key, now) {
			const page = pages.get(key);
			if (!page || page.expiresAt > now) return page;
			pages.delete(key);
			return undefined;
		},
		put(key, page) {
			pages.delete(key);
			if (sizeOf(page) > maxBytes) return false;
			index.add(key, page.tags);
			pages.set(key, page);
			page.ready?.onResize(() => resize(key, page));
			return true;
		},
		drop(tag) {
			for (const key of index.keys(tag)) pages.delete(key);
		},
		clear: () => pages.clear(),
		facts: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
	};
}
