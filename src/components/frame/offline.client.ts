export function cacheOfflinePage(): void {
	if (!('serviceWorker' in navigator)) return;
	addEventListener('load', () => {
		// Private windows and old browsers reject service workers; only the offline page is missing then.
		navigator.serviceWorker.register('/sw.js').catch(() => undefined);
	});
}
