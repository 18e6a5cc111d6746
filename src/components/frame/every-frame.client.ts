import { watchOverlays } from '#src/browser/overlays.ts';
import { watchRelease } from '#src/browser/release-check.ts';
import { watchSession } from '#src/browser/session.ts';
import { showCurrentUser } from '#src/components/frame/current-user.client.ts';
import { replayEarlyClicks } from '#src/components/frame/early-clicks.client.ts';
import { cacheOfflinePage } from '#src/components/frame/offline.client.ts';
import { watchPageChange } from '#src/components/frame/page-change.client.ts';

/** For the frames of market and console. One module, because each shared module of its own would be a file to load. */
export function watchFrame(): void {
	watchPageChange();
	replayEarlyClicks();
	watchOverlays();
	watchRelease();
	cacheOfflinePage();
	void showCurrentUser();
	void watchSession();
}
