import { keepAct, takeAct } from './kept-act.ts';
import { toast } from './toast.ts';

const SAID = 'said';

/** Shows the page as it is now and says there why it was read again. */
export function reloadSaying(text: string): void {
	keepAct(SAID, text);
	location.reload();
}

/** Of a page that was read again, why. */
export function sayWhyReloaded(): void {
	const said = takeAct(SAID);
	if (said) void toast('warning', said);
}
