/** The field gets the focus, out of whatever it is folded into; words that wait until it is left are said, too. */
export function showField(field: HTMLElement | null | undefined): void {
	for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
	field?.blur();
	field?.focus();
}

/** True when something in it cannot be sent as it stands: a text that is too long, or what is no number. */
export function rejectsTyped(form: ParentNode): boolean {
	const first = form.querySelector<HTMLElement>('[data-refused]');
	showField(first);
	return first !== null;
}
