import { toast } from '#src/browser/toast.ts';
import { browserWords } from '#src/messages/vi/browser.ts';

/** Where hearts will stand: cards of products, and the button on a product's own page. */
const PLACES = 'article[data-product], [data-wish-button]';
let isWatching = false;

/** Cached pages hold no heart of anybody: a script puts them there once the page has come to rest. */
export function watchHearts(): void {
	if (isWatching || !document.querySelector(PLACES)) return;
	isWatching = true;
	// Without a line nothing comes; what was pressed says so.
	const load = () => import('#src/browser/heart-buttons.ts').catch(() => null);
	// Who presses before the rest has come is not forgotten.
	document.addEventListener('click', (event) => {
		const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-heart]') : null;
		if (heart)
			void load().then((loaded) => (loaded ? loaded.pressHeart(heart) : toast('error', browserWords.noAnswer)));
	});
	const begin = (): void => void load().then((loaded) => loaded?.showHearts());
	if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
	else setTimeout(begin, 200);
}
