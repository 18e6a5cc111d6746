import { type CachedPage, createPageStore } from './page-store.ts';

export type { CachedPage } from './page-store.ts';

/** Taken before a render starts; the page is stored only if none of its tags was dropped during the render. */
export type RenderTicket = { readonly drops: Set<string>; isVoid: boolean };

export type PageCache = {
	get(key: string, now: number): CachedPage | undefined;
	beginRender(): RenderTicket;
	endRender(ticket: RenderTicket, key: string, page: CachedPage | null): boolean;
	drop(tag: string): void;
	/** While off, nothing is stored or found, because no drop notifications arrive. */
	setOn(isOn: boolean): void;
	facts(): { readonly pages: number; readonly bytes: number; readonly isOn: boolean };
};

export function createPageCache(maxBytes: number): PageCache {
	const store = createPageStore(maxBytes);
	const renders = new Set<RenderTicket>();
	let isOn = false;
	return {
		get: (key, now) => store.get(key, now),
		beginRender() {
			const ticket: RenderTicket = { drops: new Set(), isVoid: !isOn };
			renders.add(ticket);
			return ticket;
		},
		endRender(ticket, key, page) {
			renders.delete(ticket);
			if (!page || ticket.isVoid || page.tags.some((tag) => ticket.drops.has(tag))) return false;
			return store.put(key, page);
		},
		drop(tag) {
			for (const ticket of renders) ticket.drops.add(tag);
			store.drop(tag);
		},
		setOn(wanted) {
			isOn = wanted;
			if (wanted) return;
			store.clear();
			for (const ticket of renders) ticket.isVoid = true;
		},
		facts: () => ({ ...store.facts(), isOn }),
	};
}
