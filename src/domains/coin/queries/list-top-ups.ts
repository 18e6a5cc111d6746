import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { paymentAttempts } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { coinConfig } from '../contract/coin.ts';
import type { TopUpView } from '../contract/top-up.ts';
import { movementsOfSlices } from '../db/account-repository.ts';
import { coinSlices, coinTopUps } from '../db/tables.ts';
import { refundableOf, refundableUntil } from '../rules/top-up.ts';

const SHOWN_MAX = 5;
/** Older ones are shown as well while coin of them that came back may be refunded. */
const RETURNED_MAX = 20;

export async function listTopUps({ read, actor }: ReadContext<MemberActor>, now: Date): Promise<readonly TopUpView[]> {
	const isOwn = eq(coinTopUps.customerId, actor.customerId);
	const isShown = notInArray(paymentAttempts.state, ['failed', 'expired']);
	const latest = read
		.select({ id: coinTopUps.id })
		.from(coinTopUps)
		.innerJoin(paymentAttempts, eq(paymentAttempts.txnRef, coinTopUps.txnRef))
		.where(and(isOwn, isShown))
		.orderBy(desc(coinTopUps.startedAt))
		.limit(SHOWN_MAX);
	const since = addMs(now, -coinConfig.topUp.refundableDays * DAY_MS).toISOString();
	const hasReturned = sql`exists (select from coin_movements moved where moved.slice_id = ${coinTopUps.sliceId}
		and moved.kind = 'returned' and moved.at > ${since}::timestamptz)`;
	const rows = await read
		.select({ topUp: coinTopUps, slice: coinSlices, state: paymentAttempts.state })
		.from(coinTopUps)
		.innerJoin(paymentAttempts, eq(paymentAttempts.txnRef, coinTopUps.txnRef))
		.leftJoin(coinSlices, eq(coinSlices.id, coinTopUps.sliceId))
		.where(and(isOwn, isShown, or(inArray(coinTopUps.id, latest), hasReturned)))
		.orderBy(desc(coinTopUps.startedAt))
		.limit(SHOWN_MAX + RETURNED_MAX);
	const movements = await movementsOfSlices(
		read,
		rows.flatMap(({ slice }) => slice?.id ?? []),
	);
	return rows.map(({ topUp: { id, amountVnd, txnRef, paidAt, startedAt, refundedVnd }, slice, state }) => {
		const at = paidAt ?? startedAt;
		const { refundableVnd, until } = refundableOf(movements.get(slice?.id ?? '') ?? [], slice?.heldVnd ?? 0, now);
		return {
			id,
			amountVnd,
			state,
			txnRef,
			isGranted: slice !== null,
			at,
			refundedVnd,
			refundableVnd,
			refundableUntil: until ?? refundableUntil(at),
		};
	});
}
