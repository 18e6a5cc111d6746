/** Lets the offline page stand ready; after the page itself has everything it needs. */
export function cacheOfflinePage(): void {
	if (!('serviceWorker' in navigator)) return;
	addEventListener('load', () => {
		// Without it only the offline page is missing: private windows and old browsers refuse it.
		navigator.serviceWorker.register('/sw.js').catch(() => undefined);
	});
}
