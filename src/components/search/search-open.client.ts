/** Suggestions load on the first focus; without them the search box is a plain form. */
export function watchSearchBoxes(): void {
	document.addEventListener('focusin', async ({ target }) => {
		if (!(target instanceof HTMLInputElement) || !target.closest('[data-search]') || target.role === 'combobox') return;
		const loaded = await import('#src/components/search/search-suggestions.client.ts').catch(() => null);
		loaded?.suggestFor(target);
	});
}
