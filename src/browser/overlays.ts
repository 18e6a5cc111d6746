/** Dialogs open by `data-opens="<id>"` and close by a tap beside them; menus close by Escape or a tap elsewhere. */
export function watchOverlays(): void {
	document.addEventListener('click', (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		const opener = target.closest<HTMLElement>('[data-opens]');
		if (opener) openDialog(opener.dataset.opens ?? '');
		if (target instanceof HTMLDialogElement && 'overlay' in target.dataset) target.close();
		closeMenus((menu) => !menu.contains(target));
	});
	document.addEventListener('keydown', (event) => {
		if (event.key === 'Escape')
			closeMenus(() => true)
				?.querySelector('summary')
				?.focus();
	});
}

export function openDialog(id: string): void {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

function closeMenus(isMeant: (menu: HTMLDetailsElement) => boolean): HTMLDetailsElement | undefined {
	const open = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].filter(isMeant);
	for (const menu of open) menu.open = false;
	return open[0];
}
