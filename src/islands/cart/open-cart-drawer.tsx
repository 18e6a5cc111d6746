import { createRoot } from 'react-dom/client';
import { loadCart, showDrawer } from '#src/islands/cart/store.ts';
import { CartDrawer } from './CartDrawer.tsx';

let isMounted = false;

export function openCartDrawer(): void {
	showDrawer();
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
