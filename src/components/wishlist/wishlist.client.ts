import { type ApiResult, callApi } from '#src/browser/api.ts';
import { cartToast } from '#src/browser/cart/cart-toast.ts';
import { showCartCount } from '#src/browser/cart-count.ts';
import { toast } from '#src/browser/toast.ts';
import { watchShareButtons } from '#src/components/share.client.ts';
import { refreshWishes } from '#src/components/wishlist/wishlist-swap.client.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { wishActionMessages as messages } from '#src/messages/vi/wishlist.ts';

const ITEMS = '/api/wishlist/items';
const LISTS = '/api/wishlist/lists';

export function watchWishlist(): void {
	const root = document.querySelector<HTMLElement>('[data-wishlist]');
	if (!root) return;
	root.addEventListener('click', (event) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-act]') : null;
		if (button) void press(root, button);
	});
	root.addEventListener('change', (event) => {
		const { target } = event;
		if (!(target instanceof HTMLSelectElement)) return;
		if ('variant' in target.dataset) void choose(root, target);
		if ('sort' in target.dataset) target.form?.requestSubmit();
	});
}

const rowOf = (place: Element): DOMStringMap => place.closest<HTMLElement>('[data-item]')?.dataset ?? {};

async function press(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	try {
		await act(root, button);
	} finally {
		button.ariaBusy = null;
	}
}

async function act(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
	const { act: name, list = '' } = button.dataset;
	if (name === 'add-to-cart') return putIntoCart(button);
	if (name === 'remove') return takeOut(root, button);
	if (name === 'undo') return bringBack(root, button);
	if (name === 'alert' || name === 'alert-off') return setAlert(root, button, name === 'alert-off');
	if (name === 'share') return settle(root, await callApi('PUT', `${LISTS}/${list}/share`));
	if (name === 'unshare') return settle(root, await callApi('DELETE', `${LISTS}/${list}/share`));
	const loaded = await loadDialogs(root);
	if (!loaded) return void toast('error', browserMessages.noAnswer);
	loaded.openWishDialog(root, button, rowOf(button).item ?? '');
}

let dialogs: Promise<typeof import('#src/components/wishlist/wishlist-dialogs.client.ts') | null> | undefined;

/** Loaded on first use, because most visitors open no dialog. */
function loadDialogs(root: HTMLElement): NonNullable<typeof dialogs> {
	dialogs ??= import('#src/components/wishlist/wishlist-dialogs.client.ts').then(
		(loaded) => {
			loaded.watchWishDialogs(root, (answer, done) => settle(root, answer, done));
			return loaded;
		},
		() => {
			dialogs = undefined;
			return null;
		},
	);
	return dialogs;
}

async function settle(root: HTMLElement, answer: ApiResult<unknown>, done?: string): Promise<void> {
	if (!answer.ok) return void toast('error', answer.problem.fields.name ?? answer.problem.detail);
	if (done) void toast('success', done);
	await refreshWishes(root);
	watchShareButtons();
}

async function putIntoCart(button: HTMLElement): Promise<void> {
	const { bought, quantity } = rowOf(button);
	if (!bought) {
		button.closest('[data-item]')?.querySelector<HTMLSelectElement>('select')?.focus();
		return void toast('info', messages.chooseFirst);
	}
	const body = { variantId: bought, quantity: Number(quantity) };
	const cart = await callApi<{ lineCount: number }>('POST', '/api/cart/items', { body });
	if (!cart.ok) return void toast('error', cart.problem.detail);
	showCartCount(cart.value.lineCount);
	void cartToast(messages.inCart);
}

async function takeOut(root: HTMLElement, button: HTMLElement): Promise<void> {
	const { item = '', name = '' } = rowOf(button);
	const answer = await callApi('DELETE', `${ITEMS}/${item}`);
	await settle(root, answer);
	if (answer.ok) showUndo(root, item, messages.removed(name));
}

function showUndo(root: HTMLElement, item: string, text: string): void {
	const bar = root.querySelector<HTMLElement>('[data-undo]');
	const said = bar?.querySelector<HTMLElement>('[data-undo-text]');
	const button = bar?.querySelector<HTMLElement>('[data-act="undo"]');
	if (!bar || !said || !button) return;
	said.textContent = text;
	button.dataset.undone = item;
	bar.hidden = item === '';
	if (item !== '') button.focus();
}

async function bringBack(root: HTMLElement, button: HTMLElement): Promise<void> {
	await settle(root, await callApi('POST', `${ITEMS}/${button.dataset.undone}/restore`), messages.undone);
	showUndo(root, '', '');
	root.querySelector<HTMLElement>('[data-wish-title]')?.focus();
}

async function setAlert(root: HTMLElement, button: HTMLElement, isOff: boolean): Promise<void> {
	const { kind, alertVariant = null } = button.dataset;
	const isOn = !isOff && button.getAttribute('aria-pressed') !== 'true';
	const body = { productId: rowOf(button).product, kind, variantId: alertVariant, isOn };
	await settle(root, await callApi('PUT', '/api/alerts', { body }), isOn ? messages.alertOn : messages.alertOff);
}

/** On the member's own list the variant is saved; on a shared list it only determines what goes into the cart. */
async function choose(root: HTMLElement, select: HTMLSelectElement): Promise<void> {
	const row = select.closest<HTMLElement>('[data-item]');
	if (!row) return;
	row.dataset.bought = select.value;
	if (!('own' in root.dataset)) return;
	const body = { variantId: select.value === '' ? null : select.value };
	await settle(root, await callApi('PATCH', `${ITEMS}/${row.dataset.item}`, { body }));
}
