import { callApi } from '#src/browser/api.ts';
import type { CategoryBranch, CategoryLink } from '#src/domains/catalog/contract/product.ts';
import { frameMessages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';

let panel: HTMLElement | undefined;
/** Light dismiss closes an open menu on pointer down, before the click, which must not open it again. */
let wasOpenAtPress = false;

export async function toggleCategories(link: HTMLAnchorElement): Promise<void> {
	if (!('popover' in HTMLElement.prototype)) return location.assign(link.href);
	panel ??= await makePanel(link);
	if (!panel) return location.assign(link.href);
	if (!wasOpenAtPress) panel.togglePopover();
	wasOpenAtPress = false;
}

async function makePanel(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
	const answer = await callApi<{ items: readonly CategoryBranch[] }>('GET', '/api/categories');
	if (!answer.ok) return undefined;
	const made = document.createElement('div');
	made.className = 'categories-panel';
	made.popover = 'auto';
	made.append(...answer.value.items.map(columnOf), allLink(link.href));
	made.addEventListener('toggle', () => {
		link.ariaExpanded = String(made.matches(':popover-open'));
	});
	link.addEventListener('pointerdown', () => {
		wasOpenAtPress = made.matches(':popover-open');
	});
	// Directly after the link, so that Tab moves from it into the menu.
	link.after(made);
	return made;
}

function columnOf(branch: CategoryBranch): HTMLElement {
	const column = document.createElement('section');
	const head = linkTo(branch, 'categories-head');
	const icon = document.createElement('img');
	icon.src = url.categoryIcon(branch.icon);
	icon.width = 28;
	icon.height = 28;
	icon.alt = '';
	head.prepend(icon);
	column.append(head, ...branch.children.map((child) => linkTo(child, 'categories-link')));
	return column;
}

function linkTo({ slug, name }: CategoryLink, className: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.className = className;
	link.href = url.category(slug);
	link.append(name);
	return link;
}

function allLink(href: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.className = 'categories-all link';
	link.href = href;
	link.textContent = frameMessages.allCategories;
	return link;
}
