import { savePendingAction, takePendingAction } from './pending-action.ts';
import { toast } from './toast.ts';

const NAMES = { warning: 'said', success: 'done' } as const;

export function reloadWithToast(text: string, kind: keyof typeof NAMES = 'warning'): void {
	savePendingAction(NAMES[kind], text);
	location.reload();
}

export function showReloadToast(): void {
	for (const kind of ['warning', 'success'] as const) {
		const text = takePendingAction(NAMES[kind]);
		if (text) void toast(kind, text);
	}
}
