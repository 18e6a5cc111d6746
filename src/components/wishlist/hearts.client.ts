import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

const PLACES = 'article[data-product], [data-wish-button]';
let isWatching = false;

/** Cached pages contain no personal data: a script adds the hearts when the page is idle. */
export function watchHearts(): void {
	if (isWatching || !document.querySelector(PLACES)) return;
	isWatching = true;
	const load = () => import('#src/components/wishlist/heart-buttons.client.ts');
	// Handles clicks before the code has loaded; shows an error when it cannot load.
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
