import { browserMessages } from '#src/messages/vi/frame.ts';

export const TOAST_KINDS = ['success', 'error', 'warning', 'info'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

const FALLBACK_SHOWN_MS = 3000;

/** A button in the toast, for example to undo what it reports. */
export type ToastAction = {
	readonly label: string;
	readonly run: () => unknown;
	readonly isAtBottomOnPhone?: boolean;
};

export async function toast(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
	try {
		const { showToast } = await import('#src/browser/toast-host.tsx');
		showToast(kind, text, action);
	} catch {
		showWithoutLibrary(text);
	}
}

/** Offline, the toast code cannot load, but the error still must be shown. */
function showWithoutLibrary(text: string): void {
	const note = document.createElement('p');
	note.className = 'toast-fallback';
	note.role = 'alert';
	note.textContent = text || browserMessages.noAnswer;
	document.body.append(note);
	setTimeout(() => note.remove(), FALLBACK_SHOWN_MS);
}
