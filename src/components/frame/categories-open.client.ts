import { isPlainClick } from '#src/browser/plain-link.ts';

export function watchCategoriesLink(): void {
	const link = document.querySelector<HTMLAnchorElement>('a[data-categories-open]');
	if (!link) return;
	link.ariaExpanded = 'false';
	link.addEventListener('click', (event) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		import('#src/components/frame/categories-menu.client.ts').then(
			({ toggleCategories }) => toggleCategories(link),
			() => location.assign(link.href),
		);
	});
}
