import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChoiceOption, LoadOptions } from './option-pages.ts';

const TYPING_PAUSE_MS = 200;

type Loaded = { readonly items: readonly ChoiceOption[]; readonly nextCursor: string | null };
const NOTHING: Loaded = { items: [], nextCursor: null };

/** The options loaded so far for a filter; an answer that comes late for an older filter is dropped. */
export function useOptionPages(load: LoadOptions, filter: string, isOpen: boolean) {
	const [loaded, setLoaded] = useState(NOTHING);
	const [isLoading, setLoading] = useState(false);
	const asked = useRef(0);

	const ask = useCallback(
		async (cursor: string | null, before: readonly ChoiceOption[]) => {
			asked.current += 1;
			const mine = asked.current;
			setLoading(true);
			const page = await load(filter, cursor);
			if (mine !== asked.current) return;
			setLoaded({ items: [...before, ...page.items], nextCursor: page.nextCursor });
			setLoading(false);
		},
		[load, filter],
	);

	useEffect(() => {
		if (!isOpen) return undefined;
		const timer = setTimeout(() => void ask(null, []), filter === '' ? 0 : TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [ask, filter, isOpen]);

	const loadMore = () => {
		if (!isLoading && loaded.nextCursor !== null) void ask(loaded.nextCursor, loaded.items);
	};
	return { items: loaded.items, hasMore: loaded.nextCursor !== null, isLoading, loadMore };
}
