import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/browser.ts';

/** Where hearts will stand: cards of products, and the button on a product's own page. */
const PLACES = 'article[data-product], [data-wish-button]';
let isWatching = false;

/** Cached pages hold no heart of anybody: a script puts them there once the page has come to rest. */
export function watchHearts(): void {
	if (isWatching || !document.querySelector(PLACES)) return;
	isWatching = true;
	const load = () => import('#src/browser/heart-buttons.ts');
	// Who presses before the rest has come is not forgotten; without a line nothing comes, and that is said.
	document.addEventListener('click', ({ target }) => {
		const heart = target instanceof Element && target.closest<HTMLElement>('[data-heart]');
		if (heart)
			load().then(
				({ pressHeart }) => pressHeart(heart),
				() => toast('error', browserMessages.noAnswer),
			);
	});
	const begin = () =>
		void load().then(
			({ showHearts }) => showHearts(),
			() => null,
		);
	if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
	else setTimeout(begin, 200);
}
