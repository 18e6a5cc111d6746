const ROWS = '.chip-slide, .order-tabs, .account-nav ul';

/** Scrolls horizontal rows so that the selected chip is visible. */
export function showChosenChips(): void {
	for (const row of document.querySelectorAll<HTMLElement>(ROWS)) {
		const chosen = row.querySelector('[aria-current]')?.getBoundingClientRect();
		if (!chosen || row.scrollWidth <= row.clientWidth) continue;
		const place = row.getBoundingClientRect();
		row.scrollLeft += (chosen.left + chosen.right - place.left - place.right) / 2;
	}
}
