import { atom, type WritableAtom } from 'nanostores';
import type { ApiResult } from '#src/browser/api.ts';
import { withToast } from './with-toast.ts';

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };
type Ask<Requested, Item> = (asked: Requested, cursor: string | null, rows?: number) => Promise<ApiResult<Page<Item>>>;

export type ListShown<Requested, Item> = Page<Item> & {
	readonly asked: Requested;
	/** `failed`: `problem` contains the reason in Vietnamese. */
	readonly phase: 'loading' | 'shown' | 'failed';
	readonly problem: string;
	readonly isLoadingMore: boolean;
};
export type PagedList<Requested, Item> = {
	readonly $list: WritableAtom<ListShown<Requested, Item>>;
	/** Starts a new request; the shown rows disappear immediately. */
	open(asked: Requested, rows?: number): Promise<void>;
	/** Repeats the request after a change; the shown rows stay until the response. */
	reread(rows?: number): Promise<void>;
	more(): Promise<void>;
};

const LOADING = { phase: 'loading', problem: '', items: [], nextCursor: null, isLoadingMore: false } as const;

/** Only the response to the latest request is shown. */
export function pagedList<Requested, Item>(
	first: Requested,
	request: Ask<Requested, Item>,
): PagedList<Requested, Item> {
	const $list = atom<ListShown<Requested, Item>>({ asked: first, ...LOADING });
	let turn = 0;

	async function read(asked: Requested, rows?: number): Promise<void> {
		turn += 1;
		const own = turn;
		const answer = await request(asked, null, rows);
		if (own !== turn) return;
		if (answer.ok) $list.set({ ...LOADING, asked, phase: 'shown', ...answer.value });
		else $list.set({ ...LOADING, asked, phase: 'failed', problem: answer.problem.detail });
	}

	return {
		$list,
		open: (asked, rows) => {
			$list.set({ asked, ...LOADING });
			return read(asked, rows);
		},
		reread: (rows) => read($list.get().asked, rows),
		more: async () => {
			const { asked, nextCursor, isLoadingMore } = $list.get();
			if (!nextCursor || isLoadingMore) return;
			const own = turn;
			$list.set({ ...$list.get(), isLoadingMore: true });
			const page = await withToast(request(asked, nextCursor));
			if (own !== turn) return;
			const shown = $list.get();
			const grown = page && { items: [...shown.items, ...page.items], nextCursor: page.nextCursor };
			$list.set({ ...shown, ...grown, isLoadingMore: false });
		},
	};
}
