/** Opens the folded parts around the field, scrolls it to the middle and focuses it. */
export function showField(id: string): void {
	const found = document.getElementById(id);
	if (!found) return;
	const own = found.querySelector<HTMLDetailsElement>(':scope > details');
	if (own) own.open = true;
	for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
		around.open = true;
	const target = own?.querySelector('summary') ?? found;
	target.scrollIntoView({ block: 'center' });
	target.focus({ preventScroll: true });
}

const parts = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('.editor-part > details');

export function openParts(isOpen: boolean): void {
	for (const part of parts()) part.open = isOpen;
}
