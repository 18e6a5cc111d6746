const MAX_SHOWN = 99;

/** Puts a number of things that wait beside every link of the console that carries this key. */
export function showCounter(key: string, count: number): void {
	for (const badge of document.querySelectorAll<HTMLElement>(`[data-counter="${key}"]`)) {
		badge.hidden = count === 0;
		badge.textContent = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
	}
}
