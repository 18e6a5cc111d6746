/**
 * A slow phone shows a button well before its island wakes: what is pressed meanwhile is kept and done then.
 * Links need no help: they work as documents.
 */
export function keepEarlyClicks(): void {
	document.addEventListener('click', keep, { capture: true });
}

function keep(event: MouseEvent): void {
	const button = event.target instanceof Element ? event.target.closest('button') : null;
	const island = button?.closest('astro-island[ssr]');
	if (!button || !island) return;
	event.preventDefault();
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const press = (): void => {
		button.ariaBusy = null;
		// The island attaches its handlers right after it announces itself.
		setTimeout(() => button.click());
	};
	island.addEventListener('astro:hydrate', press, { once: true });
}
