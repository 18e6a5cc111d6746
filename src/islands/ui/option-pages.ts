import { foldVietnamese } from '#src/shared/slug.ts';

export type ChoiceOption = { readonly value: string; readonly label: string };
export type OptionPage = { readonly items: readonly ChoiceOption[]; readonly nextCursor: string | null };
/** One page of the options that match; by the specification 10 at a time. */
export type LoadOptions = (filter: string, cursor: string | null) => Promise<OptionPage>;

export const OPTIONS_PER_PAGE = 10;

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
