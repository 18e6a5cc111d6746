import { isUnderDialog, openDialog } from '#src/browser/dialogs.ts';
import { isPlainClick } from '#src/browser/plain-link.ts';
import { addMore, chooseMode, restoreLoadedPages, showMode } from '#src/components/catalog/list-more.client.ts';
import { fetchList, replaceListParts, results, say, showListError } from '#src/components/catalog/list-parts.client.ts';
import { listMessages } from '#src/messages/vi/catalog.ts';

type Mark = { readonly scrollY?: number };

let requesting: AbortController | undefined;
let shown = '';

const here = (): string => location.pathname + location.search;
const panel = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('[data-list-panel]');

/** Without JavaScript the filters are a form and the sorts are links. */
export function watchList(): void {
	if (!results()) return;
	shown = here();
	dress();
	document.addEventListener('change', onChange);
	document.addEventListener('submit', onSubmit);
	document.addEventListener('click', onClick);
	// Deferred, because a closing dialog first restores the page's address.
	addEventListener('popstate', () => setTimeout(() => here() !== shown && show(here(), false)));
	void restoreLoadedPages();
}

function dress(): void {
	const dialog = panel();
	if (dialog) dialog.dataset.live = '';
	const apply = document.querySelector('[data-list-apply]');
	if (apply) apply.textContent = listMessages.show(results()?.dataset.products ?? '');
	showMode();
}

function onChange({ target }: Event): void {
	if (target instanceof HTMLSelectElement && 'listSort' in target.dataset) {
		void show(target.value, true).then(() => document.getElementById(target.id)?.focus({ preventScroll: true }));
		return;
	}
	const form = target instanceof HTMLInputElement && target.form;
	if (form && 'listForm' in form.dataset) void show(addressOf(form), true);
}

function onSubmit(event: SubmitEvent): void {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || !('listForm' in form.dataset)) return;
	event.preventDefault();
	const dialog = panel();
	if (dialog?.open) dialog.close();
	const wanted = addressOf(form);
	if (wanted !== here()) void show(wanted, true);
}

function onClick(event: MouseEvent): void {
	const { target } = event;
	if (!(target instanceof Element) || !isPlainClick(event)) return;
	if (target.closest('a')) history.replaceState({ ...history.state, scrollY }, '');
	const mode = target.closest<HTMLButtonElement>('[data-list-mode] button');
	if (mode) chooseMode(mode.value);
	const link = target.closest<HTMLAnchorElement>('a[data-list-link], a[data-list-open], a[data-list-more]');
	if (!link) return;
	event.preventDefault();
	if ('listOpen' in link.dataset) openDialog('bo-loc');
	else if ('listMore' in link.dataset) void addMore(link).then(() => (shown = here()));
	else void show(link.pathname + link.search, true).then(() => restoreFocus());
}

/** Joins several values of one filter into one parameter, like the links do. */
function addressOf(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const box of form.querySelectorAll<HTMLInputElement>('[inputmode]')) box.defaultValue = box.value;
	for (const [name, value] of new FormData(form)) {
		const text = typeof value === 'string' ? value.trim() : '';
		const plain = /^m(in|ax)$/.test(name) ? text.replace(/[.\s₫đ]/g, '') : text;
		if (plain === '') continue;
		const before = query.get(name);
		query.set(name, before === null ? plain : `${before},${plain}`);
	}
	const path = new URL(form.action).pathname;
	return query.size > 0 ? `${path}?${query}` : path;
}

async function show(address: string, isNew: boolean): Promise<void> {
	requesting?.abort();
	requesting = new AbortController();
	const { signal } = requesting;
	results()?.setAttribute('aria-busy', 'true');
	const page = await fetchList(address, signal);
	if (signal.aborted) return;
	if (page === undefined) {
		// Back has changed the address already: pushes the displayed one again, so that list and history stay usable.
		if (!isNew) history.pushState({}, '', shown);
		return showListError();
	}
	if (!page) return location.assign(address);
	const mark = history.state as Mark | null;
	if (isNew && isUnderDialog()) history.replaceState(history.state, '', address);
	else if (isNew) {
		history.replaceState({ ...mark, scrollY }, '');
		history.pushState({}, '', address);
	}
	shown = here();
	replaceListParts(page);
	dress();
	if (!isNew && mark?.scrollY !== undefined) scrollTo(0, mark.scrollY);
	say(listMessages.found(results()?.dataset.products ?? ''));
}

/** A removed chip loses its focus, so the list receives it. */
function restoreFocus(): void {
	if (document.activeElement === document.body) results()?.focus({ preventScroll: true });
}
