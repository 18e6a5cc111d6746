import { and, desc, eq, notInArray } from 'drizzle-orm';
import { paymentAttempts } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { TopUpView } from '../contract/top-up.ts';
import { coinSlices, coinTopUps } from '../db/tables.ts';
import { freeVnd } from '../rules/spending.ts';
import { refundableUntil, refundableVnd } from '../rules/top-up.ts';

const SHOWN_MAX = 5;

export async function listTopUps({ read, actor }: ReadContext<MemberActor>, now: Date): Promise<readonly TopUpView[]> {
	const rows = await read
		.select({ topUp: coinTopUps, slice: coinSlices, state: paymentAttempts.state })
		.from(coinTopUps)
		.innerJoin(paymentAttempts, eq(paymentAttempts.txnRef, coinTopUps.txnRef))
		.leftJoin(coinSlices, eq(coinSlices.id, coinTopUps.sliceId))
		.where(and(eq(coinTopUps.customerId, actor.customerId), notInArray(paymentAttempts.state, ['failed', 'expired'])))
		.orderBy(desc(coinTopUps.startedAt))
		.limit(SHOWN_MAX);
	return rows.map(({ topUp: { id, amountVnd, txnRef, paidAt, startedAt, refundedVnd }, slice, state }) => {
		const at = paidAt ?? startedAt;
		const paid = { paidAt: at, refundedVnd, freeVnd: slice ? freeVnd(slice) : 0 };
		return {
			id,
			amountVnd,
			state,
			txnRef,
			isGranted: slice !== null,
			at,
			refundedVnd,
			refundableVnd: refundableVnd(paid, now),
			refundableUntil: refundableUntil(at),
		};
	});
}
