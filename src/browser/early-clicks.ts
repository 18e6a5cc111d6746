/** On an island that has not heard yet what was entered. */
const UNTOLD = 'data-untold';
/** Not awake, or awake and not told yet what was entered before the press. */
const DEAF = `astro-island:is([ssr],[${UNTOLD}])`;
const LOOK_AGAIN_MS = 50;

/**
 * A slow phone shows a button well before its island wakes: what is pressed meanwhile is kept and done then.
 * Links work as documents and need no help, but for those marked `data-waits`, whose document says less.
 */
export function keepEarlyClicks(): void {
	document.addEventListener('click', keep, { capture: true });
	document.addEventListener('input', keepEntry, { capture: true });
}

function keep(event: MouseEvent): void {
	const target = event.target instanceof Element ? event.target : null;
	const button = target?.closest<HTMLElement>('button, a[data-waits]');
	const island = button?.closest(DEAF);
	if (!button || !island || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const press = (): void => {
		if (island.matches(DEAF)) {
			setTimeout(press, LOOK_AGAIN_MS);
			return;
		}
		button.ariaBusy = null;
		// The island attaches its handlers right after it announces itself.
		setTimeout(() => button.click());
	};
	press();
}

/** What is chosen or typed meanwhile stays on the screen: the island must hear of it, or it acts on something else. */
function keepEntry({ target }: Event): void {
	const field = target as HTMLInputElement;
	const island = field.closest('astro-island[ssr]');
	const typed = field.value;
	if (!island) return;
	island.setAttribute(UNTOLD, '');
	import('#src/browser/early-entries.ts').then(
		({ tellOf }) => tellOf(island, field, typed, () => island.removeAttribute(UNTOLD)),
		() => island.removeAttribute(UNTOLD),
	);
}
