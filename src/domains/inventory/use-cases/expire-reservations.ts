import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { dueSources } from '../db/stock-repository.ts';
import { reservationExpired } from '../events.ts';
import { isExpired } from '../rules/reservation-states.ts';
import { lockReservations, returnStock } from './settle-reservation.ts';

const BATCH = 200;
const BATCHES_MAX = 500;
const LAG_ALARM_MS = 3 * 60_000;

/** Safe in several workers concurrently. */
export async function expireReservations(context: Context<SystemActor>): Promise<number> {
	let expired = 0;
	for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
		const result = await transact(context, async (scope) => {
			const sources = await dueSources(scope.read, await scope.now(), BATCH);
			if (sources.length === 0) return ok(null);
			const { levels, reservations } = await lockReservations(scope, sources);
			const now = await scope.now();
			const due = reservations.filter((held) => isExpired(held, now));
			await returnStock(scope, levels, due, 'expired');
			const oldest = Math.min(...due.map(({ expiresAt }) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY));
			if (now.getTime() - oldest > LAG_ALARM_MS)
				scope.log.error({ oldest: new Date(oldest).toISOString() }, 'stock reservations are swept late');
			const ended = new Map(
				due.map(({ sourceType, sourceId }) => [`${sourceType}:${sourceId}`, { sourceType, sourceId }]),
			);
			for (const source of ended.values()) await scope.publish(scope.db, reservationExpired(source));
			return ok(due.length);
		});
		if (!result.ok || result.value === null) break;
		expired += result.value;
	}
	return expired;
}
