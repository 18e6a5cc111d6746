/** Only a bare tap or click is ours; with a key held down the person wants what a link does. */
export const isPlainClick = (event: MouseEvent): boolean =>
	event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
