import { url } from '#src/routes.ts';

type Drawer = { readonly openCartDrawer: () => void };

let load: (() => Promise<Drawer>) | null = null;

/** Called by the page part that contains the drawer; its code loads when the cart is opened. */
export function registerCartDrawer(loadDrawer: () => Promise<Drawer>): void {
	load = loadDrawer;
}

/** Opens the drawer, or the cart's page where there is no drawer or its code cannot load. */
export function openCart(): void {
	const leave = (): void => location.assign(url.cart());
	if (load) load().then(({ openCartDrawer }) => openCartDrawer(), leave);
	else leave();
}
