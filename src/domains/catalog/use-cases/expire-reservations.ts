import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { dueReservations, lockStock } from '../db/stock-repository.ts';
import { reservationExpired } from '../events.ts';
import { giveBack } from './settle-reservation.ts';

/** Reservations given back in one transaction: short locks, and a crash loses one batch only. */
const BATCH = 200;
const BATCHES_MAX = 500;
const LAG_ALARM_MS = 3 * 60_000;

/** Gives back every reservation whose time has run out; safe at any time and in several workers at once. */
export async function expireReservations(context: Context<SystemActor>): Promise<number> {
	let expired = 0;
	for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
		const result = await transact(context, async (scope) => {
			const seen = await dueReservations(scope.read, await scope.now(), BATCH);
			if (seen.length === 0) return ok(0);
			const levels = await lockStock(scope.db, new Set(seen.map(({ variantId }) => variantId)));
			const now = await scope.now();
			const variantIds = new Set(levels.map(({ variantId }) => variantId));
			const due = (await dueReservations(scope.read, now, BATCH)).filter(({ variantId }) => variantIds.has(variantId));
			await giveBack(scope, levels, due, 'expired');
			const oldest = due[0]?.expiresAt;
			if (oldest && now.getTime() - oldest.getTime() > LAG_ALARM_MS)
				scope.log.error({ oldest: oldest.toISOString() }, 'stock reservations are swept late');
			const sources = new Map(
				due.map(({ sourceType, sourceId }) => [`${sourceType}:${sourceId}`, { sourceType, sourceId }]),
			);
			for (const source of sources.values()) await scope.publish(scope.db, reservationExpired(source));
			return ok(seen.length);
		});
		if (!result.ok || result.value === 0) break;
		expired += result.value;
	}
	return expired;
}
