export function openDialog(id: string): void {
	const dialog = document.getElementById(id);
	if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

export const isUnderDialog = (): boolean => (history.state as { overlay?: true } | null)?.overlay === true;
