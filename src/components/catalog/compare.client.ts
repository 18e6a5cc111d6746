import { localStorageList } from '#src/components/catalog/local-storage-list.client.ts';
import { compareMessages as messages } from '#src/messages/vi/product-facts.ts';
import { url } from '#src/routes.ts';

const MAX = 4;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const stored = localStorageList(
	'chobiz-compare',
	MAX,
	(value): value is string => typeof value === 'string' && ID.test(value),
);

/** Adds the product while there is room; a full comparison stays unchanged. */
export const addToComparison = (ids: readonly string[], id: string): readonly string[] =>
	ids.includes(id) || ids.length >= MAX ? ids : [...ids, id];

export function watchCompareLink(): void {
	const link = document.querySelector<HTMLAnchorElement>('a[data-compare]');
	const text = link?.querySelector<HTMLElement>('[data-compare-text]');
	const id = link?.dataset.compare;
	if (!link || !text || !id) return;
	const show = (): boolean => {
		const ids = stored.read(localStorage);
		const isIn = ids.includes(id);
		link.href = url.compare(addToComparison(ids, id));
		text.textContent = isIn ? messages.open(ids.length) : ids.length < MAX ? messages.add : messages.full(MAX);
		return isIn || ids.length >= MAX;
	};
	let opens = show();
	link.addEventListener('click', (event) => {
		if (opens) return;
		event.preventDefault();
		stored.write(localStorage, [...stored.read(localStorage), id]);
		opens = show();
	});
	addEventListener('pageshow', () => {
		opens = show();
	});
}

export function saveComparison(): void {
	const page = document.querySelector<HTMLElement>('[data-comparison]');
	if (!page) return;
	const shown = (page.dataset.comparison ?? '').split(',').filter(Boolean);
	const before = stored.read(localStorage);
	if (shown.length === 0 && before.length > 0 && !new URLSearchParams(location.search).has('ids')) {
		location.replace(url.compare(before));
		return;
	}
	stored.write(localStorage, shown);
	page.querySelector('[data-compare-clear]')?.addEventListener('click', () => stored.forget(localStorage));
}
