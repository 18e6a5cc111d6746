import { forgetSeen, rememberSeen, type SeenProduct, seenProducts } from '#src/browser/recent-products.ts';
import { url } from '#src/routes.ts';

/** Fills the shelf of what this browser looked at; on a product's own page that one is remembered, not shown. */
export function showRecentlyViewed(): void {
	const shelf = document.querySelector<HTMLElement>('[data-recently-viewed]');
	const list = shelf?.querySelector<HTMLElement>('[data-recent-list]');
	const model = shelf?.querySelector<HTMLTemplateElement>('template');
	if (!shelf || !list || !model) return;
	const { id = '', slug = '', name = '', hash = '' } = shelf.dataset;
	const others = seenProducts(localStorage).filter((product) => product.id !== id);
	if (id) rememberSeen(localStorage, { id, slug, name, hash });
	if (others.length === 0) return;
	list.append(...others.map((product) => cardOf(product, model)));
	shelf.hidden = false;
	shelf.querySelector('[data-forget-seen]')?.addEventListener('click', () => {
		forgetSeen(localStorage);
		shelf.hidden = true;
	});
}

function cardOf({ slug, name, hash }: SeenProduct, model: HTMLTemplateElement): Node {
	const card = model.content.cloneNode(true) as DocumentFragment;
	const [link, image] = [card.querySelector('a'), card.querySelector('img')];
	if (link) {
		link.href = url.product(slug);
		link.textContent = name;
	}
	if (image && hash) image.src = url.picture({ hash, width: 320, format: 'webp' });
	else image?.remove();
	return card;
}
