import { showChosenChips } from '#src/browser/chosen-chip.ts';
import { toast } from '#src/browser/toast.ts';
import { wishActionMessages as messages } from '#src/messages/vi/wishlist.ts';

export async function refreshWishes(root: HTMLElement): Promise<void> {
	const shown = root.querySelector<HTMLElement>('[data-wish-screen]');
	const fresh = await load();
	if (!shown || !fresh) return void toast('error', messages.failed);
	const unfolded = [...shown.querySelectorAll<HTMLDetailsElement>('details[open]')].map(keyOf);
	const focus = focusMark(shown);
	shown.replaceWith(fresh);
	for (const details of fresh.querySelectorAll<HTMLDetailsElement>('details'))
		details.open = unfolded.includes(keyOf(details));
	showChosenChips();
	if (focus === null) return;
	const same = focus === '' ? null : fresh.querySelector<HTMLElement>(focus);
	(same ?? fresh.querySelector<HTMLElement>('[data-wish-title]'))?.focus({ preventScroll: true });
}

async function load(): Promise<HTMLElement | null> {
	try {
		const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
		if (!answer.ok) return null;
		const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
		const fresh = page.querySelector<HTMLElement>('[data-wish-screen]');
		return fresh && document.importNode(fresh, true);
	} catch {
		return null;
	}
}

const keyOf = (details: HTMLDetailsElement): string => details.dataset.keepOpen ?? '';

function focusMark(shown: HTMLElement): string | null {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLElement) || !shown.contains(activeElement)) return null;
	const row = activeElement.closest<HTMLElement>('[data-item]');
	const within = row ? `[data-item="${row.dataset.item}"] ` : '';
	if ('variant' in activeElement.dataset) return `${within}[data-variant]`;
	const { act, kind } = activeElement.dataset;
	return act ? `${within}[data-act="${act}"]${kind ? `[data-kind="${kind}"]` : ''}` : '';
}
