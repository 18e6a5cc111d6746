import { foldVietnamese } from '#src/shared/slug.ts';

export type ChoiceOption = { readonly value: string; readonly label: string };
export type OptionPage = { readonly items: readonly ChoiceOption[]; readonly nextCursor: string | null };
/** Returns one page of matching options, ten at a time as the specification requires. */
export type LoadOptions = (filter: string, cursor: string | null) => Promise<OptionPage>;

export const OPTIONS_PER_PAGE = 10;

export type LoadedOptions = OptionPage & { readonly load: LoadOptions | null; readonly filter: string };

/**
 * Returns the options that can be selected while the current filter is loading: no options of another list, and of
 * an earlier filter only matching ones. Otherwise fast typists select an option that they never saw.
 */
export function choosableOptions({ items, load, filter }: LoadedOptions, now: Pick<LoadedOptions, 'load' | 'filter'>) {
	if (load !== now.load) return { items: [], isWhole: false };
	if (filter === now.filter) return { items, isWhole: true };
	const wanted = foldVietnamese(now.filter);
	return { items: items.filter(({ label }) => foldVietnamese(label).includes(wanted)), isWhole: false };
}

/** Pages a list in memory and matches without tones. */
export function pagesOf(options: readonly ChoiceOption[]): LoadOptions {
	const folded = options.map((option) => ({ option, text: foldVietnamese(option.label) }));
	return async (filter, cursor) => {
		const wanted = foldVietnamese(filter.trim());
		const matching = folded.filter(({ text }) => text.includes(wanted)).map(({ option }) => option);
		const start = Number(cursor ?? 0);
		const end = start + OPTIONS_PER_PAGE;
		return { items: matching.slice(start, end), nextCursor: end < matching.length ? String(end) : null };
	};
}
