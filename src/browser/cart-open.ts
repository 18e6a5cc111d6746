import { isPlainClick } from '#src/browser/plain-link.ts';

/** A tap on the cart opens its drawer; without it, or with a key held down, the link leads to the cart's page. */
export function watchCartLinks(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cart-open]') : null;
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		import('#src/browser/cart-drawer.ts').then(
			({ openCartDrawer }) => openCartDrawer(),
			() => location.assign(link.href),
		);
	});
}
