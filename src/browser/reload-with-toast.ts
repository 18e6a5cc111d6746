import { savePendingAction, takePendingAction } from './pending-action.ts';
import { toast } from './toast.ts';

const SAID = 'said';

export function reloadWithToast(text: string): void {
	savePendingAction(SAID, text);
	location.reload();
}

export function showReloadToast(): void {
	const said = takePendingAction(SAID);
	if (said) void toast('warning', said);
}
