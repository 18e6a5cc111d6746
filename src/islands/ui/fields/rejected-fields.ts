/** Focuses the field and opens the `<details>` around it; also shows an error that waits for blur. */
export function showField(field: HTMLElement | null | undefined): void {
	for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
	field?.blur();
	field?.focus();
}

/**
 * Focuses the first field whose value cannot be submitted (too long, or not a number) and returns true when there is
 * one.
 */
export function focusRejectedField(form: ParentNode): boolean {
	const first = form.querySelector<HTMLElement>('[data-refused]');
	showField(first);
	return first !== null;
}
