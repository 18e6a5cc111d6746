import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { OpenReturn } from '../contract-returns.ts';
import { openReturns, returnsOfOrders } from '../db/return-repository.ts';
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

export type StandingReturns = { readonly openReturn: OpenReturn | null; readonly endedReturn: OpenReturn | null };
const NOTHING_ASKED: StandingReturns = { openReturn: null, endedReturn: null };

/** Of each order what is open, as above; where nothing is, how the last one ended that was not withdrawn. */
export async function standingReturns(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<(orderId: string) => StandingReturns> {
	const asked = orderIds.length > 0 ? await returnsOfOrders(read, orderIds) : [];
	const byOrder = Map.groupBy(asked, ({ orderId }) => orderId);
	const standing = new Map([...byOrder].map(([id, returns]) => [id, standingOf(returns)]));
	return (orderId) => standing.get(orderId) ?? NOTHING_ASKED;
}

function standingOf(returns: readonly OrderReturn[]): StandingReturns {
	const [open] = returns.filter(({ endedAt }) => endedAt === null).toSorted(byDeadline);
	if (open) return { openReturn: toOpenReturn(open), endedReturn: null };
	const last = returns
		.filter(({ state }) => state !== 'withdrawn')
		.toSorted((a, b) => (a.endedAt?.getTime() ?? 0) - (b.endedAt?.getTime() ?? 0))
		.at(-1);
	return { openReturn: null, endedReturn: last ? toOpenReturn(last) : null };
}

export function toOpenReturn(of: OrderReturn): OpenReturn {
	const { state, ruling, rulingPercent, replacementOfferedAt, replacementAgreedAt, replacementTracking } = of;
	return {
		...{ state, ruling, rulingPercent },
		dueBy: returnDueBy(of)?.toISOString() ?? null,
		replacement: replacementOfferedAt
			? { isAgreed: replacementAgreedAt !== null, tracking: replacementTracking }
			: null,
		lapse: lapseOf(of),
	};
}

function lapseOf({ state, ruling, rejectedAt }: OrderReturn): OpenReturn['lapse'] {
	if (state !== 'closed' || ruling) return null;
	return rejectedAt ? 'not_escalated' : 'not_sent';
}
