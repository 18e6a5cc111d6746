import { fetchList, results, say, showListError } from '#src/components/catalog/list-parts.client.ts';
import { listMessages } from '#src/messages/vi/catalog.ts';

const KEY = 'chobiz.list-mode';
const EARLIER_MAX = 10;

type Mark = { readonly from?: number; readonly scrollY?: number };

const isMore = (): boolean => {
	try {
		return localStorage.getItem(KEY) === 'more';
	} catch {
		return false;
	}
};
const pageOf = (root: ParentNode): number =>
	Number(root.querySelector<HTMLElement>('[data-list-part="results"]')?.dataset.page ?? 1);
const firstPage = (): number => (history.state as Mark | null)?.from ?? pageOf(document);
const grid = (root: ParentNode): Element | null => root.querySelector('[data-list-part="results"] .product-grid');

/** Applies the reader's setting: numbered pages or one continuous list. */
export function showMode(): void {
	const list = results();
	const choice = list?.querySelector<HTMLElement>('[data-list-mode]');
	if (!list || !choice) return;
	choice.hidden = false;
	for (const button of choice.querySelectorAll('button'))
		button.ariaPressed = String((button.value === 'more') === isMore());
	const more = list.querySelector<HTMLElement>('[data-list-more]');
	if (more) more.hidden = !isMore();
	const pages = list.querySelector<HTMLElement>('.pagination');
	// A list that starts after page 1 keeps the page numbers as the way to earlier pages.
	if (pages) pages.hidden = isMore() && firstPage() === 1;
}

export function chooseMode(mode: string): void {
	try {
		localStorage.setItem(KEY, mode);
	} catch {
		return;
	}
	showMode();
}

export async function addMore(link: HTMLAnchorElement): Promise<void> {
	const list = results();
	link.ariaBusy = 'true';
	const from = firstPage();
	const page = await fetchList(link.href);
	link.ariaBusy = null;
	if (page === undefined) return showListError();
	const cards = page ? [...(grid(page)?.children ?? [])] : [];
	if (!list || !page || cards.length === 0) return location.assign(link.href);
	grid(document)?.append(...cards.map((card) => document.adoptNode(card)));
	list.dataset.page = String(pageOf(page));
	const next = page.querySelector<HTMLElement>('[data-list-more]');
	if (next) link.replaceWith(document.adoptNode(next));
	else link.remove();
	history.replaceState({ ...history.state, from }, '', link.href);
	showMode();
	say(listMessages.added(cards.length));
	cards[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** Restores the pages and the scroll position of a continuous list after Back. */
export async function restoreLoadedPages(): Promise<void> {
	const { from, scrollY: place } = (history.state as Mark | null) ?? {};
	const list = results();
	const last = pageOf(document);
	if (!list || from === undefined || from >= last || last - from > EARLIER_MAX) return;
	const addresses = Array.from({ length: last - from }, (_, at) => {
		const address = new URL(location.href);
		address.searchParams.set('page', String(from + at));
		return address.href;
	});
	const pages = await Promise.all(addresses.map((address) => fetchList(address)));
	const cards = pages.flatMap((page) => (page ? [...(grid(page)?.children ?? [])] : []));
	grid(document)?.prepend(...cards.map((card) => document.adoptNode(card)));
	if (place !== undefined) scrollTo(0, place);
}
