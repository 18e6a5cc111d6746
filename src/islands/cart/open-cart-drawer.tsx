import { createRoot } from 'react-dom/client';
import { openDialog } from '#src/browser/dialogs.ts';
import { loadCart } from '#src/islands/cart/store.ts';
import { CartDrawer } from './CartDrawer.tsx';

let isMounted = false;

export function openCartDrawer(): void {
	openDialog('gio-hang');
	if (!isMounted) mount();
	void loadCart();
}

function mount(): void {
	const body = document.querySelector('[data-cart-drawer]');
	const foot = document.querySelector('[data-cart-foot]');
	if (!body || !foot) return;
	isMounted = true;
	foot.replaceChildren();
	createRoot(body).render(<CartDrawer foot={foot} />);
}
