const MAX_SHOWN = 99;

export function showCounter(key: string, count: number): void {
	for (const badge of document.querySelectorAll<HTMLElement>(`[data-counter="${key}"]`)) {
		badge.hidden = count === 0;
		badge.textContent = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
	}
}
