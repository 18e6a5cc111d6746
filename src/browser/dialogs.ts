export function openDialog(id: string): void {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** True while a dialog lies over the page: what is chosen there is one step of the history. */
export const isUnderDialog = (): boolean => (history.state as { overlay?: true } | null)?.overlay === true;
