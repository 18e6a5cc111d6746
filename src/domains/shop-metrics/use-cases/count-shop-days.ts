import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import {
	findCounted,
	findLastOfNext,
	findTouchedDays,
	lockCount,
	recordCounted,
	recordDays,
} from '../db/shop-days-repository.ts';
import { minUuidv7At } from '../rules/min-uuidv7-at.ts';

/** Transactions may commit late, so an event can become visible after newer ones were counted. */
const OVERLAP_MS = 10 * MINUTE_MS;
const RECOUNT_DAYS = 90;
const EVENTS_AT_ONCE = 10_000;
const DAYS_AT_ONCE = 200;
const FIRST_EVENT_ID = '00000000-0000-0000-0000-000000000000';

export async function countShopDays(context: Context<SystemActor>): Promise<void> {
	const next = (counted: string | null, backMs = 0): EventBatch => ({
		since: counted === null ? FIRST_EVENT_ID : minUuidv7At(counted, backMs),
		reached: counted ?? FIRST_EVENT_ID,
	});
	let reached = await countEventBatch(context, (counted) => next(counted, OVERLAP_MS));
	while (reached !== null) reached = await countEventBatch(context, next);
}

export async function recountShopDays(context: Context<SystemActor>): Promise<void> {
	const counted = await findCounted(context.fresh);
	let reached: string | null = counted === null ? FIRST_EVENT_ID : minUuidv7At(counted, RECOUNT_DAYS * DAY_MS);
	while (reached !== null) {
		const from: string = reached;
		reached = await countEventBatch(context, () => ({ since: from, reached: from }));
	}
}

type EventBatch = { readonly since: string; readonly reached: string };

/**
 * Counts one batch and commits it; a concurrent run takes the next one. Returns the batch's last event id, or null
 * at the end.
 */
function countEventBatch(
	context: Context<SystemActor>,
	batchAfter: (counted: string | null) => EventBatch,
): Promise<string | null> {
	return transact(context, async ({ db, fresh }) => {
		await lockCount(db);
		const { since, reached } = batchAfter(await findCounted(fresh));
		const until = await findLastOfNext(fresh, reached, EVENTS_AT_ONCE);
		const touched = await findTouchedDays(fresh, { since, until: until ?? reached });
		for (let at = 0; at < touched.length; at += DAYS_AT_ONCE) {
			await recordDays(db, touched.slice(at, at + DAYS_AT_ONCE));
		}
		if (until !== null) await recordCounted(db, until);
		return ok(until);
	}).then(({ value }) => value);
}
