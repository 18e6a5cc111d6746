import { callApi } from '#src/browser/api.ts';
import { RELEASE } from '#src/shared/release.ts';

const CHECK_EVERY_MS = 3_600_000;
const RELOAD_AT_MAX_EVERY_MS = 10_000;
const RELOADED_AT_KEY = 'chobiz-reloaded-at';
const PAGE_PARTS = '/_astro/';

let isNewRelease = false;

/** Checks the server's release hourly; after a new one, a module that fails to load reloads the page. */
export function watchRelease(): void {
	setInterval(fetchRelease, CHECK_EVERY_MS);
	addEventListener('vite:preloadError', () => void afterFailedPart());
	watchParts();
}

async function fetchRelease(): Promise<void> {
	const answer = await callApi<{ release: string }>('GET', '/api/release');
	if (answer.ok) isNewRelease = answer.value.release !== RELEASE;
}

/** Vite does not report failed requests of islands and styles, so this observes them. */
function watchParts(): void {
	if (!PerformanceObserver.supportedEntryTypes.includes('resource')) return;
	new PerformanceObserver((list) => {
		const parts = list.getEntriesByType('resource') as PerformanceResourceTiming[];
		if (parts.some((part) => part.name.includes(PAGE_PARTS) && part.responseStatus >= 400)) void afterFailedPart();
	}).observe({ type: 'resource', buffered: true });
}

async function afterFailedPart(): Promise<void> {
	if (!isNewRelease) await fetchRelease();
	if (isNewRelease && mayReload(Date.now(), sessionStorage)) location.reload();
}

export function mayReload(nowMs: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
	const reloadedAtMs = Number(storage.getItem(RELOADED_AT_KEY) ?? 0);
	if (nowMs - reloadedAtMs < RELOAD_AT_MAX_EVERY_MS) return false;
	storage.setItem(RELOADED_AT_KEY, String(nowMs));
	return true;
}
