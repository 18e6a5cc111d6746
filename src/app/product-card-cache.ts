import { saveCards } from '#src/domains/search/index.ts';
import { config } from '#src/platform/config/index.ts';
import { createRowCache, type RowCache } from '#src/platform/db/index.ts';
import type { LiveFeed } from '#src/platform/live/listen.ts';
import { PAGE_CACHE_CHANNEL } from '#src/platform/live/notify.ts';
import { MINUTE_MS } from '#src/shared/time.ts';
import { processParts } from './process.ts';

const STORED = { most: 20_000, forMs: MINUTE_MS };
const PRODUCT = 'product:';

/** A product's card is dropped when the product changes, and all cards when any shop changes. */
export function watchCardCache(live: LiveFeed, rows: RowCache): void {
	live.onState(rows.setOn);
	live.subscribe(PAGE_CACHE_CHANNEL, (tag) => {
		if (tag === 'shops') rows.dropAll();
		else if (tag.startsWith(PRODUCT)) rows.drop(tag.slice(PRODUCT.length));
	});
}

let isSaving = false;

/** A read replica may return old rows after a change was announced, so nothing is cached when one is configured. */
export function cacheCardsOf(live: LiveFeed): void {
	if (isSaving) return;
	isSaving = true;
	if (config().DATABASE_REPLICA_URL !== undefined) return;
	const rows = createRowCache(STORED);
	watchCardCache(live, rows);
	saveCards(processParts().read, rows);
}
