/** With a modifier key the browser's own link behaviour applies. */
export const isPlainClick = (event: MouseEvent): boolean =>
	event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
