import { callApi } from '#src/browser/api.ts';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { blockPrice } from './block-price.client.ts';

const NEAR = '300px';

export function watchProductBlocks(): void {
	const seen = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting || !(target instanceof HTMLElement)) continue;
				seen.unobserve(target);
				void fill(target);
			}
		},
		{ rootMargin: NEAR },
	);
	for (const block of document.querySelectorAll<HTMLElement>('[data-product]')) seen.observe(block);
}

async function fill(block: HTMLElement): Promise<void> {
	const answer = await callApi<ProductDetail>('GET', `/api/products/${block.dataset.product}`);
	if (!answer.ok) {
		// Hides the block of a product that was taken down.
		block.hidden = answer.problem.status === 404 || answer.problem.status === 410;
		return;
	}
	const offer = blockPrice(answer.value);
	const price = block.querySelector<HTMLElement>('[data-price]');
	const stock = block.querySelector<HTMLElement>('[data-stock]');
	if (!price || !stock || !offer) return;
	if (offer.kind === 'ended') {
		price.textContent = '';
		stock.textContent = stock.dataset.ended ?? '';
	} else {
		const least = formatVnd(offer.leastVnd);
		price.textContent = offer.isFrom ? `${stock.dataset.from} ${least}` : least;
		stock.textContent = (offer.unavailableReason && stock.dataset[offer.unavailableReason]) ?? '';
	}
	showPicture(block, answer.value.pictures[0]?.hash);
}

function showPicture(block: HTMLElement, hash: string | undefined): void {
	const picture = block.querySelector('img');
	if (!picture || !hash) return;
	picture.src = url.picture({ hash, width: 320, format: 'webp' });
	picture.hidden = false;
	picture.previousElementSibling?.remove();
}
