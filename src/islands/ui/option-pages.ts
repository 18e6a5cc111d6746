import { foldVietnamese } from '#src/shared/slug.ts';

export type ChoiceOption = { readonly value: string; readonly label: string };
export type OptionPage = { readonly items: readonly ChoiceOption[]; readonly nextCursor: string | null };
/** One page of the options that match; by the specification 10 at a time. */
export type LoadOptions = (filter: string, cursor: string | null) => Promise<OptionPage>;

export const OPTIONS_PER_PAGE = 10;

/** What was loaded last, and what it was loaded for. */
export type LoadedOptions = OptionPage & { readonly load: LoadOptions | null; readonly filter: string };

/**
 * What may be chosen while the answer for the words of now is still to come: of another list nothing, of other words
 * what fits these, too. Otherwise quick fingers choose what they never saw.
 */
export function choosable({ items, load, filter }: LoadedOptions, now: Pick<LoadedOptions, 'load' | 'filter'>) {
	if (load !== now.load) return { items: [], isWhole: false };
	if (filter === now.filter) return { items, isWhole: true };
	const wanted = foldVietnamese(now.filter);
	return { items: items.filter(({ label }) => foldVietnamese(label).includes(wanted)), isWhole: false };
}

/** Serves a list that is already here, in the same pages and matching without tones. */
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
