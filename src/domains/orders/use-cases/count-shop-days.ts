import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import {
	findCounted,
	findLatestEvent,
	findTouchedDays,
	recordCounted,
	recordDays,
} from '../db/shop-days-repository.ts';
import { idBefore } from '../rules/event-floor.ts';

/** An event that was written earlier may be seen later. */
const OVERLAP_MS = 10 * MINUTE_MS;
const ANEW_DAYS = 90;
const DAYS_AT_ONCE = 200;
const NOTHING_YET = '00000000-0000-0000-0000-000000000000';

/** Sums of the days on which something has happened to an order since the last count. */
export async function countShopDays(context: Context<SystemActor>): Promise<void> {
	await countSince(context, OVERLAP_MS);
}

/** The same for everything of the last months, whatever was counted before. */
export async function recountShopDays(context: Context<SystemActor>): Promise<void> {
	await countSince(context, ANEW_DAYS * DAY_MS);
}

async function countSince(context: Context<SystemActor>, backMs: number): Promise<void> {
	const read = context.fresh;
	const latest = await findLatestEvent(read);
	if (latest === null) return;
	const counted = await findCounted(read);
	const touched = await findTouchedDays(read, counted === null ? NOTHING_YET : idBefore(counted, backMs));
	for (let at = 0; at < touched.length; at += DAYS_AT_ONCE) {
		await transact(context, async ({ db }) => ok(await recordDays(db, touched.slice(at, at + DAYS_AT_ONCE))));
	}
	await transact(context, async ({ db }) => ok(await recordCounted(db, latest)));
}
