const UNREPLAYED_ATTRIBUTE = 'data-untold';
/** Islands that are not hydrated, or that have not processed earlier input yet. */
const INACTIVE_ISLAND = `astro-island:is([ssr],[${UNREPLAYED_ATTRIBUTE}])`;
const POLL_MS = 50;

/**
 * On a slow phone buttons appear before their island hydrates: stores such clicks and replays them. Plain links need
 * no replay, except those marked `data-waits`.
 */
export function replayEarlyClicks(): void {
	document.addEventListener('click', save, { capture: true });
	document.addEventListener('input', rememberEntry, { capture: true });
}

function save(event: MouseEvent): void {
	const target = event.target instanceof Element ? event.target : null;
	const button = target?.closest<HTMLElement>('button, a[data-waits]');
	const island = button?.closest(INACTIVE_ISLAND);
	if (!button || !island || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const press = (): void => {
		if (island.matches(INACTIVE_ISLAND)) {
			setTimeout(press, POLL_MS);
			return;
		}
		button.ariaBusy = null;
		// The island attaches its handlers right after it removes `ssr`.
		setTimeout(() => button.click());
	};
	press();
}

/** Forwards early input to the island, which would otherwise act on older values. */
function rememberEntry({ target }: Event): void {
	const field = target as HTMLInputElement;
	const island = field.closest('astro-island[ssr]');
	const typed = field.value;
	if (!island) return;
	island.setAttribute(UNREPLAYED_ATTRIBUTE, '');
	import('#src/components/frame/early-entries.client.ts').then(
		({ replayEntry }) => replayEntry(island, field, typed, () => island.removeAttribute(UNREPLAYED_ATTRIBUTE)),
		() => island.removeAttribute(UNREPLAYED_ATTRIBUTE),
	);
}
