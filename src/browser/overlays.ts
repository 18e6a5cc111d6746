import { isUnderDialog } from '#src/browser/dialogs.ts';

export function watchOverlays(): void {
	document.addEventListener('click', (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		if (target instanceof HTMLDialogElement && 'overlay' in target.dataset) target.close();
		closeMenus((menu) => !menu.contains(target));
	});
	const back = () =>
		import('#src/browser/dialog-back.ts').then(({ syncDialogsWithHistory }) => syncDialogsWithHistory());
	document.addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && back(), true);
	if (isUnderDialog()) void back();
	document.addEventListener('keydown', (event) => {
		if (event.key === 'Escape')
			closeMenus(() => true)
				?.querySelector('summary')
				?.focus();
	});
}

function closeMenus(isMeant: (menu: HTMLDetailsElement) => boolean): HTMLDetailsElement | undefined {
	const open = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].filter(isMeant);
	for (const menu of open) menu.open = false;
	return open[0];
}
