import { callApi } from '#src/browser/api.ts';
import { forgetSearches, recentSearches, rememberSearch } from '#src/browser/recent-searches.ts';
import { url } from '#src/routes.ts';

type Suggestion = { readonly kind: 'product' | 'category' | 'shop'; readonly text: string; readonly slug: string };
type Choice = { readonly text: string; readonly note: string; readonly href: string };

const TYPING_PAUSE_MS = 150;
const MOST_SHOWN = 8;
const NOTES = { product: '', category: 'Danh mục', shop: 'Gian hàng' } as const;

/** Turns a search box into a combobox: products, categories and shops while typing, recent terms before. */
export function suggestFor(input: HTMLInputElement): void {
	if (input.role === 'combobox') return;
	const list = document.createElement('div');
	list.id = `${input.id}-goi-y`;
	list.className = 'listbox suggestions';
	list.role = 'listbox';
	list.ariaLabel = 'Gợi ý tìm kiếm';
	list.hidden = true;
	input.form?.append(list);
	input.role = 'combobox';
	input.ariaExpanded = 'false';
	input.setAttribute('aria-controls', list.id);
	input.setAttribute('aria-autocomplete', 'list');
	listen(input, list);
	void refresh(input, list);
}

function listen(input: HTMLInputElement, list: HTMLElement): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	input.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(() => void refresh(input, list), TYPING_PAUSE_MS);
	});
	input.addEventListener('focus', () => void refresh(input, list));
	input.addEventListener('keydown', (event) => onKey(event, input, list));
	input.form?.addEventListener('submit', () => rememberSearch(localStorage, input.value));
	input.form?.addEventListener('focusout', ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close(input, list);
	});
}

async function refresh(input: HTMLInputElement, list: HTMLElement): Promise<void> {
	const typed = input.value.trim();
	const choices = typed === '' ? recentChoices() : await askChoices(typed);
	if (input.value.trim() !== typed || document.activeElement !== input) return;
	list.replaceChildren(...choices.map((choice, index) => optionOf(choice, `${list.id}-${index}`)));
	if (typed === '' && choices.length > 0) list.append(forgetButton(input, list));
	list.hidden = choices.length === 0;
	input.ariaExpanded = String(choices.length > 0);
	input.removeAttribute('aria-activedescendant');
}

const recentChoices = (): readonly Choice[] =>
	recentSearches(localStorage).map((term) => ({ text: term, note: 'Đã tìm', href: url.search({ q: term }) }));

async function askChoices(typed: string): Promise<readonly Choice[]> {
	const query = new URLSearchParams({ q: typed, limit: String(MOST_SHOWN) });
	const answer = await callApi<{ items: readonly Suggestion[] }>('GET', `/api/search/suggestions?${query}`);
	if (!answer.ok) return [];
	const hrefs = { product: url.product, category: url.category, shop: url.shop } as const;
	return answer.value.items.map(({ kind, text, slug }) => ({ text, note: NOTES[kind], href: hrefs[kind](slug) }));
}

function optionOf(choice: Choice, id: string): HTMLElement {
	const link = document.createElement('a');
	link.id = id;
	link.className = 'listbox-item';
	link.role = 'option';
	link.tabIndex = -1;
	link.href = choice.href;
	link.ariaSelected = 'false';
	link.append(choice.text);
	if (choice.note) {
		const note = document.createElement('span');
		note.className = 'badge';
		note.textContent = choice.note;
		link.append(note);
	}
	return link;
}

function forgetButton(input: HTMLInputElement, list: HTMLElement): HTMLElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'btn btn-quiet';
	button.textContent = 'Xóa những gì đã tìm';
	button.addEventListener('click', () => {
		forgetSearches(localStorage);
		input.focus();
		close(input, list);
	});
	return button;
}

function onKey(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
	const options = [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
	const active = options.findIndex((option) => option.ariaSelected === 'true');
	if (event.key === 'Escape' && !list.hidden) {
		event.preventDefault();
		close(input, list);
	} else if (event.key === 'Enter' && active >= 0) {
		event.preventDefault();
		options[active]?.click();
	} else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
		event.preventDefault();
		const step = event.key === 'ArrowDown' ? 1 : -1;
		mark(input, options, (active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
	}
}

function mark(input: HTMLInputElement, options: readonly HTMLAnchorElement[], index: number): void {
	for (const [place, option] of options.entries()) option.ariaSelected = String(place === index);
	const chosen = options[index];
	chosen?.scrollIntoView({ block: 'nearest' });
	if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
}

function close(input: HTMLInputElement, list: HTMLElement): void {
	list.hidden = true;
	input.ariaExpanded = 'false';
	input.removeAttribute('aria-activedescendant');
}
