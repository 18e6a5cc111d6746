import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { TopUpView } from '../contract-topup.ts';
import { coinSlices, coinTopUps } from '../db/tables.ts';
import { freeVnd } from '../rules/spending.ts';
import { refundableUntil, refundableVnd } from '../rules/top-up.ts';

const SHOWN_MAX = 5;

/** The latest that were paid, and what could still go back of each. */
export async function listTopUps({ read, actor }: ReadContext<MemberActor>, now: Date): Promise<readonly TopUpView[]> {
	const rows = await read
		.select({ topUp: coinTopUps, slice: coinSlices })
		.from(coinTopUps)
		.innerJoin(coinSlices, eq(coinSlices.id, coinTopUps.sliceId))
		.where(and(eq(coinTopUps.customerId, actor.customerId), isNotNull(coinTopUps.paidAt)))
		.orderBy(desc(coinTopUps.startedAt))
		.limit(SHOWN_MAX);
	return rows.map(({ topUp: { id, amountVnd, paidAt, startedAt, refundedVnd }, slice }) => {
		const paid = { paidAt: paidAt ?? startedAt, refundedVnd, freeVnd: freeVnd(slice) };
		return {
			id,
			amountVnd,
			paidAt: paid.paidAt,
			refundedVnd,
			refundableVnd: refundableVnd(paid, now),
			refundableUntil: refundableUntil(paid.paidAt),
		};
	});
}
