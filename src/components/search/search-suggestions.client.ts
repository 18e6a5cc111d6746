import { callApi } from '#src/browser/api.ts';
import { forgetSearches, recentSearches, rememberSearch } from '#src/components/search/recent-searches.client.ts';
import { type Choice, type ChoiceGroup, groupsOf } from '#src/components/search/suggestion-list.client.ts';
import type { Suggestion, SuggestionPage } from '#src/domains/search/contract/lists.ts';
import { suggestionMessages as messages } from '#src/messages/vi/search.ts';
import { url } from '#src/routes.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

type Box = {
	readonly input: HTMLInputElement;
	readonly panel: HTMLElement;
	readonly list: HTMLElement;
	readonly forget: HTMLElement;
	readonly status: HTMLElement;
};

const TYPING_PAUSE_MS = 120;
const MAX_SHOWN = 8;
const RECENT_WHILE_TYPING = 2;

/** Suggests products, categories and shops while typing, and recent searches before. */
export function suggestFor(input: HTMLInputElement): void {
	if (input.role === 'combobox') return;
	const box = boxFor(input);
	input.role = 'combobox';
	input.ariaExpanded = 'false';
	input.setAttribute('aria-controls', box.list.id);
	input.setAttribute('aria-autocomplete', 'list');
	listen(box);
	void refresh(box);
}

function boxFor(input: HTMLInputElement): Box {
	const [panel, list, status] = ['div', 'div', 'span'].map((name) => document.createElement(name));
	const forget = document.createElement('button');
	if (!panel || !list || !status) throw new Error('the box was not made');
	panel.className = 'listbox suggestions';
	panel.hidden = true;
	list.id = `${input.id}-goi-y`;
	list.role = 'listbox';
	list.ariaLabel = messages.title;
	forget.type = 'button';
	forget.className = 'btn btn-quiet suggestions-forget';
	forget.textContent = messages.forget;
	forget.ariaLabel = messages.forgetAll;
	status.className = 'sr-only';
	status.role = 'status';
	panel.append(list, forget);
	input.form?.append(panel, status);
	return { input, panel, list, forget, status };
}

function listen(box: Box): void {
	const { input, forget } = box;
	let timer: ReturnType<typeof setTimeout> | undefined;
	input.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(() => void refresh(box), TYPING_PAUSE_MS);
	});
	input.addEventListener('focus', () => void refresh(box));
	input.addEventListener('keydown', (event) => onKey(event, box));
	input.form?.addEventListener('submit', () => rememberSearch(localStorage, input.value));
	input.form?.addEventListener('focusout', ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close(box);
	});
	forget.addEventListener('click', () => {
		forgetSearches(localStorage);
		input.focus();
		void refresh(box);
	});
}

async function refresh(box: Box): Promise<void> {
	const { input, panel, list, forget, status } = box;
	const typed = input.value.trim();
	const groups = typed === '' ? [] : await fetchGroups(typed);
	if (input.value.trim() !== typed || document.activeElement !== input) return;
	const recent = recentChoices(typed);
	const shown = groupsOf([...groups, { heading: messages.recent, choices: recent }], typed, list.id);
	list.replaceChildren(...shown);
	forget.hidden = recent.length === 0;
	panel.hidden = shown.length === 0;
	input.ariaExpanded = String(shown.length > 0);
	input.removeAttribute('aria-activedescendant');
	status.textContent = shown.length > 0 ? messages.count(optionsOf(box).length) : '';
}

function recentChoices(typed: string): readonly Choice[] {
	const terms = recentSearches(localStorage);
	const start = foldVietnamese(typed);
	const fitting =
		start === '' ? terms : terms.filter((term) => foldVietnamese(term).startsWith(start)).slice(0, RECENT_WHILE_TYPING);
	return fitting.map((term) => ({ text: term, href: url.search({ q: term }) }));
}

async function fetchGroups(typed: string): Promise<readonly ChoiceGroup[]> {
	const query = new URLSearchParams({ q: typed, limit: String(MAX_SHOWN) });
	const answer = await callApi<SuggestionPage>('GET', `/api/search/suggestions?${query}`);
	const items = answer.ok ? answer.value.items : [];
	const choicesOf = (kind: Suggestion['kind'], hrefOf: (slug: string) => string): readonly Choice[] =>
		items
			.filter((item) => item.kind === kind)
			.map((item) => ({ text: item.text, href: hrefOf(item.slug), picture: pictureOf(item) }));
	return [
		{ heading: messages.products, choices: choicesOf('product', url.product) },
		{ heading: messages.categories, choices: choicesOf('category', url.category) },
		{ heading: messages.shops, choices: choicesOf('shop', url.shop) },
	];
}

function pictureOf({ icon, pictureHash: hash }: Suggestion): string | null {
	if (icon) return url.categoryIcon(icon);
	return hash && url.picture({ hash, width: 320, format: 'webp' });
}

const optionsOf = ({ list }: Box): readonly HTMLAnchorElement[] => [
	...list.querySelectorAll<HTMLAnchorElement>('[role="option"]'),
];

function onKey(event: KeyboardEvent, box: Box): void {
	const options = optionsOf(box);
	const active = options.findIndex((option) => option.ariaSelected === 'true');
	const isOpen = !box.panel.hidden;
	if (event.key === 'Escape' && isOpen) {
		event.preventDefault();
		close(box);
	} else if (event.key === 'Enter' && isOpen && active >= 0) {
		event.preventDefault();
		options[active]?.click();
	} else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
		event.preventDefault();
		if (!isOpen) return void refresh(box);
		// Arrow keys cycle through the options and the box itself, where no option is marked.
		const round = options.length + 1;
		mark(box, options, ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + round) % round) - 1);
	}
}

function mark({ input }: Box, options: readonly HTMLAnchorElement[], index: number): void {
	for (const [place, option] of options.entries()) option.ariaSelected = String(place === index);
	const chosen = options[index];
	chosen?.scrollIntoView({ block: 'nearest' });
	if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
	else input.removeAttribute('aria-activedescendant');
}

function close({ input, panel, list }: Box): void {
	panel.hidden = true;
	for (const option of list.querySelectorAll('[aria-selected="true"]')) option.ariaSelected = 'false';
	input.ariaExpanded = 'false';
	input.removeAttribute('aria-activedescendant');
}
