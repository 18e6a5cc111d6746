import type { LiveFeed } from '#src/platform/live/listen.ts';
import { PAGE_CACHE_CHANNEL } from '#src/platform/live/notify.ts';
import type { PageCache } from './page-cache.ts';

/** A page rendered from a replica may still show what was; by then the replica has caught up. */
const REPLICA_CATCHES_UP_MS = 3_000;

export type DropFollower = {
	readonly cache: PageCache;
	/** Who comes now must not be given a render that began before. */
	forgetRenders(): void;
	readonly hasReplica: boolean;
};

/** Pages are kept only while somebody tells us which of them are out of date. */
export function followDrops(live: LiveFeed, { cache, forgetRenders, hasReplica }: DropFollower): void {
	const drop = (tag: string): void => {
		cache.drop(tag);
		forgetRenders();
	};
	live.onState((isListening) => cache.setOn(isListening));
	live.subscribe(PAGE_CACHE_CHANNEL, (tag) => {
		drop(tag);
		if (hasReplica) setTimeout(drop, REPLICA_CATCHES_UP_MS, tag).unref();
	});
}
