import { callApi } from '#src/browser/api.ts';
import { showCartCount } from '#src/browser/cart-count.ts';
import { openDialog } from '#src/browser/dialogs.ts';
import type { CartLineView, CartView } from '#src/domains/cart/contract.ts';
import { cartLineWords } from '#src/messages/vi/cart.ts';
import { cartScreenWords as words } from '#src/messages/vi/cart-screen.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';

const DRAWER_ID = 'gio-hang';

/** Opens at once and fills itself with what the server says. */
export async function openCartDrawer(): Promise<void> {
	openDialog(DRAWER_ID);
	const place = document.querySelector('[data-cart-drawer]');
	const answer = await callApi<CartView>('GET', '/api/cart');
	if (answer.ok) showCartCount(answer.value.lineCount);
	place?.replaceChildren(...(answer.ok ? cartNodes(answer.value) : [textNode('p', words.failed)]));
}

function textNode(tag: string, text: string, className = ''): HTMLElement {
	const node = document.createElement(tag);
	node.textContent = text;
	if (className) node.className = className;
	return node;
}

function cartNodes({ shops, lineCount, totalVnd }: CartView): readonly HTMLElement[] {
	if (lineCount === 0) return [textNode('p', words.emptyTitle), textNode('p', words.emptyText, 'field-hint')];
	const list = document.createElement('ul');
	list.className = 'cart-drawer-list';
	list.append(...shops.flatMap(({ lines }) => lines.map(lineNode)));
	const total = textNode('p', '', 'sum-line');
	total.append(textNode('span', words.total), textNode('strong', formatVnd(totalVnd), 'money'));
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
	// It is not in the sum: the reader learns why.
	if (line.status !== 'ready') facts.append(textNode('span', cartLineWords[line.status], 'cart-row-trouble'));
	item.append(pictureNode(line.pictureHash), facts);
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
