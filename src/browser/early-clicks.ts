/** On an island that has not heard yet what was entered. */
const UNREPORTED = 'data-untold';
/** Not awake, or awake and not told yet what was entered before the press. */
const DEAF = `astro-island:is([ssr],[${UNREPORTED}])`;
const LOOK_AGAIN_MS = 50;

/**
 * A slow phone shows a button well before its island wakes: what is pressed in the meantime is kept and done then.
 * Links work as documents and need no help, but for those marked `data-waits`, whose document says less.
 */
export function replayEarlyClicks(): void {
	document.addEventListener('click', save, { capture: true });
	document.addEventListener('input', saveEntry, { capture: true });
}

function save(event: MouseEvent): void {
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

/** What is chosen or typed in the meantime stays on the screen: the island must hear of it, or it acts on something else. */
function saveEntry({ target }: Event): void {
	const field = target as HTMLInputElement;
	const island = field.closest('astro-island[ssr]');
	const typed = field.value;
	if (!island) return;
	island.setAttribute(UNREPORTED, '');
	import('#src/browser/early-entries.ts').then(
		({ notifyOf }) => notifyOf(island, field, typed, () => island.removeAttribute(UNREPORTED)),
		() => island.removeAttribute(UNREPORTED),
	);
}
