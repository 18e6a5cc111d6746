import { type ApiResult, callApi } from '#src/browser/api.ts';
import { showCartCount } from '#src/browser/cart-count.ts';
import { openDialog } from '#src/browser/dialogs.ts';
import type { CartLineView, CartView } from '#src/domains/cart/contract.ts';
import { cartLineMessages, cartScreenMessages as messages } from '#src/messages/vi/cart.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';

const DRAWER_ID = 'gio-hang';

const ITEMS = '/api/cart/items';

export async function openCartDrawer(): Promise<void> {
	openDialog(DRAWER_ID);
	show(await callApi<CartView>('GET', '/api/cart'));
}

function show(answer: ApiResult<CartView>, ...above: readonly HTMLElement[]): void {
	if (answer.ok) showCartCount(answer.value.lineCount);
	const nodes = answer.ok ? cartNodes(answer.value) : [textNode('p', messages.failed)];
	document.querySelector('[data-cart-drawer]')?.replaceChildren(...above, ...nodes);
}

async function takeOut({ id, variantId, quantity, productName }: CartLineView): Promise<void> {
	const answer = await callApi<CartView>('DELETE', `${ITEMS}/${id}`);
	const undo = pressNode(messages.undo, async () => {
		show(await callApi<CartView>('POST', ITEMS, { body: { variantId, quantity } }));
	});
	const told = textNode('p', '', 'cart-drawer-told');
	told.append(textNode('span', messages.removed(productName)), undo);
	show(answer, ...(answer.ok ? [told] : []));
	if (answer.ok) undo.focus();
}

function pressNode(text: string, act: () => Promise<void>, name = text): HTMLButtonElement {
	const press = textNode('button', text, 'btn btn-quiet') as HTMLButtonElement;
	press.type = 'button';
	press.ariaLabel = name;
	press.addEventListener('click', () => {
		press.disabled = true;
		void act();
	});
	return press;
}

function textNode(tag: string, text: string, className = ''): HTMLElement {
	const node = document.createElement(tag);
	node.textContent = text;
	if (className) node.className = className;
	return node;
}

function cartNodes({ shops, lineCount, totalVnd }: CartView): readonly HTMLElement[] {
	if (lineCount === 0) {
		const look = textNode('a', messages.emptyAction, 'btn btn-secondary') as HTMLAnchorElement;
		look.href = url.search();
		return [textNode('p', messages.emptyTitle), textNode('p', messages.emptyText, 'field-hint'), look];
	}
	const list = document.createElement('ul');
	list.className = 'cart-drawer-list';
	list.append(...shops.flatMap(({ lines }) => lines.map(lineNode)));
	const total = textNode('p', '', 'sum-line');
	total.append(textNode('span', messages.total), textNode('strong', formatVnd(totalVnd), 'money'));
	return [list, total];
}

function lineNode(line: CartLineView): HTMLElement {
	const item = document.createElement('li');
	item.className = 'cart-drawer-item';
	const facts = document.createElement('div');
	const name = textNode('a', line.productName, 'cart-row-name') as HTMLAnchorElement;
	name.href = url.product(line.productSlug);
	const amount = `${line.quantity} × ${formatVnd(line.unitPriceVnd)}`;
	facts.append(name, ...(line.variantLabel ? [textNode('span', line.variantLabel, 'cart-row-variant')] : []));
	facts.append(textNode('span', amount, 'money'));
	// Explains why the line is not part of the total.
	if (line.status !== 'ready') facts.append(textNode('span', cartLineMessages[line.status], 'cart-row-trouble'));
	const out = pressNode(messages.takeOut, () => takeOut(line), `${messages.remove}: ${line.productName}`);
	item.append(pictureNode(line.pictureHash), facts, out);
	return item;
}

function pictureNode(hash: string | null): HTMLElement {
	if (!hash) return textNode('span', '', 'line-picture line-picture-blank');
	const image = document.createElement('img');
	image.className = 'line-picture';
	image.src = url.picture({ hash, width: 320, format: 'webp' });
	image.alt = '';
	return image;
}
