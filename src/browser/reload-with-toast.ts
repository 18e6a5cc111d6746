import { savePendingAction, takePendingAction } from './pending-action.ts';
import { toast } from './toast.ts';

const SAID = 'said';

/** Shows the page as it is now and says there why it was read again. */
export function reloadWithToast(text: string): void {
	savePendingAction(SAID, text);
	location.reload();
}

/** Of a page that was read again, why. */
export function showReloadToast(): void {
	const said = takePendingAction(SAID);
	if (said) void toast('warning', said);
}
