/** Returns the first and last page, the current page and its neighbours, with `gap` between. */
export function shownPages(page: number, pageCount: number): readonly (number | 'gap')[] {
	const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
	const numbers = [...new Set(wanted)].sort((a, b) => a - b);
	return numbers.flatMap((number, index) => {
		const before = numbers[index - 1] ?? 0;
		if (number - before === 2) return [number - 1, number];
		return number - before > 2 ? ['gap' as const, number] : [number];
	});
}
