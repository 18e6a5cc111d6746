import { openCart } from '#src/browser/cart/cart-drawer.ts';
import { isPlainClick } from '#src/browser/plain-link.ts';

/** Opens the drawer on a plain click; without JavaScript or with a modifier key the link opens the cart's page. */
export function watchCartLinks(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cart-open]') : null;
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		openCart();
	});
}
