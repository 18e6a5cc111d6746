import { foldVietnamese } from '#src/shared/slug.ts';

/** All words occur, in any order, with or without tone marks. */
export function isFound(text: string, query: string): boolean {
	const words = foldVietnamese(query).split(/\s+/).filter(Boolean);
	const folded = foldVietnamese(text);
	return words.every((word) => folded.includes(word));
}

export function watchApiDocs(): void {
	openTarget();
	addEventListener('hashchange', openTarget);
	const form = document.querySelector<HTMLFormElement>('[data-api-search]');
	const input = form?.querySelector('input');
	if (!form || !input) return;
	form.hidden = false;
	form.addEventListener('submit', (event) => event.preventDefault());
	input.addEventListener('input', () => search(input.value));
}

/** Opens the folds around the target of a link, such as `#orders.not_found`. */
function openTarget(): void {
	const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
	if (!target) return;
	for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
	target.scrollIntoView();
}

/** Shows what is found and opens its folds; an empty search closes them. */
function search(query: string): void {
	const isSearching = query.trim() !== '';
	let found = 0;
	for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-api-fold]')) {
		const items = [...group.querySelectorAll<HTMLElement>('[data-api-item]')];
		for (const item of items) item.hidden = !isFound(textOf(item), query);
		const shown = items.filter((item) => !item.hidden).length;
		found += shown;
		group.hidden = shown === 0;
		group.open = isSearching && shown > 0;
	}
	const said = document.querySelector<HTMLElement>('[data-api-found]');
	if (said) said.textContent = isSearching ? `${found} ${said.dataset.apiFound}` : '';
}

/** Of an operation the line that is shown while it is folded. */
const textOf = (item: HTMLElement): string => (item.querySelector('summary') ?? item).textContent ?? '';
