const SOON_MS = 200;

/** Where a page has them at all: they are read without a script, and what is pressed under them comes later. */
export function watchUserContentSoon(): void {
	if (!document.querySelector('[data-voices]')) return;
	setTimeout(
		() => void import('#src/browser/user-content.ts').then(({ watchUserContent }) => watchUserContent()),
		SOON_MS,
	);
}
