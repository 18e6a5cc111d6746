import { atom } from 'nanostores';
import { type ApiMethod, callApi } from '#src/browser/api.ts';
import { cartToast } from '#src/browser/cart/cart-toast.ts';
import { onCartCountChange, showCartCount } from '#src/browser/cart-count.ts';
import { openDialog } from '#src/browser/dialogs.ts';
import { isPlainClick } from '#src/browser/plain-link.ts';
import { toast } from '#src/browser/toast.ts';
import type { CartLineView, CartView } from '#src/domains/cart/contract.ts';
import { linesOf } from '#src/domains/cart/rules/cart-sums.ts';
import { withoutLine, withQuantity } from '#src/domains/cart/rules/edit-cart.ts';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { cartScreenMessages, variantDoneMessages } from '#src/messages/vi/cart.ts';
import { withToast } from '#src/stores/with-toast.ts';

/** The cart as the server returned it, or optimistically changed; null while loading. */
export const $cart = atom<CartView | null>(null);

export const showDrawer = (): void => openDialog('gio-hang');

/** True while the cart could not be loaded. */
export const $cartFailed = atom(false);

const ITEMS = '/api/cart/items';

/** The last cart from the server; a failed change rolls back to it. */
let said: CartView | null = null;
let isOffline = false;

export function showCart(cart: CartView): void {
	said = cart;
	showOptimistically(cart);
}

function showOptimistically(cart: CartView): void {
	$cart.set(cart);
	showCartCount(cart.lineCount);
}

const change = (method: ApiMethod, path: string, body?: unknown, signal?: AbortSignal): Promise<CartView | null> =>
	withToast(callApi<CartView>(method, path, { body, ...(signal ? { signal } : {}) }));

/** Reloads the cart when another tab changes it and when the page becomes visible again. Returns the stop function. */
export function pollCart(): () => void {
	const look = (): void => {
		if (sending.size === 0 && document.visibilityState === 'visible') void reload();
	};
	const until = new AbortController();
	onCartCountChange(look, until);
	document.addEventListener('visibilitychange', look, until);
	return () => until.abort();
}

/** Returns true when the cart contains it; shows a toast on an error. */
export async function addToCart(variantId: string, quantity: number): Promise<boolean> {
	const cart = await change('POST', ITEMS, { variantId, quantity });
	if (!cart) return false;
	showCart(cart);
	const line = cart.shops.flatMap(({ lines }) => lines).find((one) => one.variantId === variantId);
	if (line) void cartToast(cartScreenMessages.added(line.productName, line.variantLabel));
	return true;
}

const wanted = new Map<string, number>();
const sending = new Map<string, Promise<CartView | null>>();
/** Requests that can still be aborted, by line id. */
const underWay = new Map<string, AbortController>();

/** Shows the quantity immediately, sends only the last of quick changes, and rolls back on an error. */
export async function changeQuantity(lineId: string, quantity: number): Promise<void> {
	const shown = $cart.get();
	if (shown) showOptimistically(withQuantity(shown, lineId, quantity));
	wanted.set(lineId, quantity);
	if (sending.has(lineId)) return;
	// Browsers do not always fire both events, so the first one sends.
	for (const leaving of ['beforeunload', 'pagehide']) addEventListener(leaving, flushPendingQuantities);
	const sent = sendPendingQuantity(lineId, quantity);
	sending.set(lineId, sent);
	const cart = await sent;
	sending.delete(lineId);
	if (!cart) await reload();
	else if (wanted.size === 0 && sending.size === 0) showCart(cart);
}

/**
 * Delays a click on a link while quantity changes are pending. The promise tells whether all succeeded; null when
 * the click need not wait.
 */
export function holdBack(click: MouseEvent): Promise<boolean> | null {
	if (sending.size === 0 || !isPlainClick(click)) return null;
	click.preventDefault();
	return Promise.all(sending.values()).then((carts) => !carts.includes(null));
}

const showQuantity = (lineId: string, quantity: number, signal?: AbortSignal): Promise<CartView | null> =>
	change('PATCH', `${ITEMS}/${lineId}`, { quantity }, signal);

/** Aborts earlier requests when the page is left, because they could arrive after the last one. */
function flushPendingQuantities(): void {
	for (const [lineId, quantity] of wanted) {
		wanted.delete(lineId);
		underWay.get(lineId)?.abort();
		void showQuantity(lineId, quantity);
	}
}

async function sendPendingQuantity(lineId: string, quantity: number): Promise<CartView | null> {
	wanted.delete(lineId);
	const callBack = new AbortController();
	underWay.set(lineId, callBack);
	const cart = await showQuantity(lineId, quantity, callBack.signal);
	const next = wanted.get(lineId);
	if (cart && next !== undefined) return sendPendingQuantity(lineId, next);
	wanted.delete(lineId);
	return cart;
}

/** Waits for a pending quantity of the line, because the server merges by quantity. */
export async function changeVariant(
	line: CartLineView,
	to: { readonly variantId: string; readonly label: string },
): Promise<boolean> {
	await sending.get(line.id);
	const before = linesOf($cart.get() ?? { shops: [] });
	const held = before.find(({ id, variantId }) => id !== line.id && variantId === to.variantId);
	const now = before.find(({ id }) => id === line.id) ?? line;
	const cart = await change('PUT', `${ITEMS}/${line.id}/variant`, { variantId: to.variantId });
	if (!cart) {
		await reload();
		return false;
	}
	showCart(cart);
	const quantity = linesOf(cart).find(({ id }) => id === line.id)?.quantity ?? 0;
	const isReduced = quantity < now.quantity + (held?.quantity ?? 0);
	void toast(isReduced ? 'warning' : 'success', variantDoneMessages({ ...to, quantity, isReduced, isMerged: !!held }));
	return true;
}

export const loadProduct = (slug: string): Promise<ProductDetail | null> =>
	withToast(callApi<ProductDetail>('GET', `/api/products/${encodeURIComponent(slug)}`));

let removing: Promise<unknown> = Promise.resolve();

export function removeLine(line: CartLineView): Promise<boolean> {
	const removed = sendRemoval(line);
	removing = removed;
	return removed;
}

async function sendRemoval({ id }: CartLineView): Promise<boolean> {
	const shown = $cart.get();
	if (shown) showOptimistically(withoutLine(shown, id));
	const cart = await change('DELETE', `${ITEMS}/${id}`);
	if (cart) showCart(cart);
	else await reload();
	return cart !== null;
}

/** May be called before the removal is answered. */
export async function bringBack({ variantId, quantity }: CartLineView): Promise<void> {
	await removing;
	const cart = await change('POST', ITEMS, { variantId, quantity });
	if (cart) showCart(cart);
}

export async function loadCart(): Promise<void> {
	$cartFailed.set(false);
	await reload();
	$cartFailed.set($cart.get() === null);
}

/**
 * Reloads the cart now, and again when the connection returns, because a change may have reached the server without
 * its response.
 */
async function reload(): Promise<void> {
	const answer = await callApi<CartView>('GET', '/api/cart');
	if (answer.ok) return showCart(answer.value);
	if (said) showOptimistically(said);
	if (isOffline) return;
	isOffline = true;
	addEventListener(
		'online',
		() => {
			isOffline = false;
			void reload();
		},
		{ once: true },
	);
}
