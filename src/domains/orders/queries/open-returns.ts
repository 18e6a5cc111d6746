import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { OpenReturn } from '../contract-returns.ts';
import { openReturns } from '../db/return-repository.ts';
import type { OrderReturn } from '../db/tables.ts';
import { byDeadline, returnDueBy } from '../rules/return-duties.ts';

/** Of each order that something may still come back of, the return whose clock runs out first. */
export async function openReturnsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, OpenReturn>> {
	const open = (await openReturns(read, orderIds)).toSorted(byDeadline).toReversed();
	return new Map(open.map((of) => [of.orderId, toOpenReturn(of)]));
}

export function toOpenReturn(of: OrderReturn): OpenReturn {
	const { state, ruling, rulingPercent, replacementOfferedAt, replacementAgreedAt, replacementTracking } = of;
	return {
		...{ state, ruling, rulingPercent },
		dueBy: returnDueBy(of)?.toISOString() ?? null,
		replacement: replacementOfferedAt
			? { isAgreed: replacementAgreedAt !== null, tracking: replacementTracking }
			: null,
	};
}
