/** Focuses the cell of the same column in the next (1) or previous (−1) row; stays at the ends of the list. */
export function focusCell(from: HTMLInputElement, step: 1 | -1): void {
	const column = [...document.querySelectorAll<HTMLInputElement>(`[data-cell="${from.dataset.cell}"]`)];
	const next = column[column.indexOf(from) + step];
	next?.focus();
	next?.scrollIntoView({ block: 'nearest' });
}
