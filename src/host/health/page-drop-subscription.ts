import type { LiveFeed } from '#src/platform/live/listen.ts';
import { PAGE_CACHE_CHANNEL } from '#src/platform/live/notify.ts';
import type { PageCache } from '../pages/page-cache.ts';

/** A page rendered from a replica may be outdated, so the tag is dropped again after the replica has caught up. */
const REPLICA_CATCHES_UP_MS = 3_000;

export type PageDropSubscription = {
	readonly cache: PageCache;
	/** New requests must not join a render that started before the drop. */
	discardPendingRenders(): void;
	readonly hasReplica: boolean;
};

/** The cache is on only while the connection for drop notifications is listening. */
export function subscribeToPageDrops(
	live: LiveFeed,
	{ cache, discardPendingRenders, hasReplica }: PageDropSubscription,
): void {
	const drop = (tag: string): void => {
		cache.drop(tag);
		discardPendingRenders();
	};
	live.onState((isListening) => cache.setOn(isListening));
	live.subscribe(PAGE_CACHE_CHANNEL, (tag) => {
		drop(tag);
		if (hasReplica) setTimeout(drop, REPLICA_CATCHES_UP_MS, tag).unref();
	});
}
