import { callApi } from '#src/browser/api.ts';
import {
	clearRecentProducts,
	rememberSeen,
	type SeenProduct,
	seenProducts,
} from '#src/components/catalog/recent-products.client.ts';
import type { SeenProducts } from '#src/domains/search/contract/lists.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';

/** The price comes from the server and is missing without a response. */
type ShownProduct = SeenProduct & Partial<SeenProducts['items'][number]>;

export async function showRecentlyViewed(): Promise<void> {
	const category = document.querySelector<HTMLElement>('[data-recently-viewed]');
	const list = category?.querySelector<HTMLElement>('[data-recent-list]');
	const model = category?.querySelector<HTMLTemplateElement>('template');
	if (!category || !list || !model) return;
	const { id = '', slug = '', name = '', hash = '' } = category.dataset;
	const stored = seenProducts(localStorage).filter((product) => product.id !== id);
	if (id) rememberSeen(localStorage, { id, slug, name, hash });
	const others = stored.length === 0 ? stored : await fetchAvailable(stored);
	if (others.length === 0) return;
	list.append(...others.map((product) => cardOf(product, model)));
	category.hidden = false;
	category.querySelector('[data-forget-seen]')?.addEventListener('click', () => {
		clearRecentProducts(localStorage);
		category.hidden = true;
	});
}

/** Drops products that were taken down; without a response it keeps all. */
async function fetchAvailable(stored: readonly SeenProduct[]): Promise<readonly ShownProduct[]> {
	const ids = stored.map(({ id }) => id).join(',');
	const answer = await callApi<SeenProducts>('GET', `/api/seen-products?ids=${ids}`);
	return answer.ok ? answer.value.items : stored;
}

function cardOf({ slug, name, hash, priceVnd, isFrom }: ShownProduct, model: HTMLTemplateElement): Node {
	const card = model.content.cloneNode(true) as DocumentFragment;
	const [link, image] = [card.querySelector('a'), card.querySelector('img')];
	if (link) {
		link.href = url.product(slug);
		link.textContent = name;
	}
	const [from, price] = card.querySelectorAll<HTMLElement>('.price > *');
	if (from) from.hidden = !isFrom;
	if (price && typeof priceVnd === 'number') price.textContent = formatVnd(priceVnd);
	if (image && hash) image.src = url.picture({ hash, width: 320, format: 'webp' });
	else image?.remove();
	return card;
}
