import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChoiceOption, choosableOptions, type LoadedOptions, type LoadOptions } from './option-pages.ts';

const TYPING_PAUSE_MS = 200;

const NOTHING: LoadedOptions = { items: [], nextCursor: null, load: null, filter: '' };

export function useOptionPages(load: LoadOptions, filter: string, isOpen: boolean) {
	const [loaded, setLoaded] = useState(NOTHING);
	const [isLoading, setLoading] = useState(false);
	const asked = useRef(0);

	const request = useCallback(
		async (cursor: string | null, before: readonly ChoiceOption[]) => {
			asked.current += 1;
			const mine = asked.current;
			setLoading(true);
			const page = await load(filter, cursor);
			if (mine !== asked.current) return;
			setLoaded({ items: [...before, ...page.items], nextCursor: page.nextCursor, load, filter });
			setLoading(false);
		},
		[load, filter],
	);

	useEffect(() => {
		if (!isOpen) return undefined;
		const timer = setTimeout(() => void request(null, []), filter === '' ? 0 : TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [request, filter, isOpen]);

	const { items, isWhole } = choosableOptions(loaded, { load, filter });
	const hasMore = isWhole && loaded.nextCursor !== null;
	const loadMore = () => {
		if (!isLoading && hasMore) void request(loaded.nextCursor, loaded.items);
	};
	return { items, hasMore, isLoading: isLoading || !isWhole, loadMore };
}
