import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { OpenReturn } from '../contract/return.ts';
import { openReturns, returnsOfOrders } from '../db/return-repository.ts';
import type { OrderReturn } from '../db/tables.ts';
import { byDeadline, returnDueBy } from '../rules/scheduled-transitions.ts';

export async function openReturnsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, OpenReturn>> {
	const open = (await openReturns(read, orderIds)).toSorted(byDeadline).toReversed();
	return new Map(open.map((of) => [of.orderId, toOpenReturn(of)]));
}

export type CurrentReturns = { readonly openReturn: OpenReturn | null; readonly endedReturn: OpenReturn | null };
const NOTHING_REQUESTED: CurrentReturns = { openReturn: null, endedReturn: null };

/** The open return of each order, otherwise the last one that ended and was not withdrawn. */
export async function currentReturns(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<(orderId: string) => CurrentReturns> {
	const asked = orderIds.length > 0 ? await returnsOfOrders(read, orderIds) : [];
	const byOrder = Map.groupBy(asked, ({ orderId }) => orderId);
	const status = new Map([...byOrder].map(([id, returns]) => [id, statusOf(returns)]));
	return (orderId) => status.get(orderId) ?? NOTHING_REQUESTED;
}

function statusOf(returns: readonly OrderReturn[]): CurrentReturns {
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
		state,
		ruling,
		rulingPercent,
		dueBy: returnDueBy(of)?.toISOString() ?? null,
		replacement: replacementOfferedAt
			? { isAgreed: replacementAgreedAt !== null, tracking: replacementTracking }
			: null,
		lapse: expiryReasonOf(of),
	};
}

function expiryReasonOf({ state, ruling, rejectedAt }: OrderReturn): OpenReturn['lapse'] {
	if (state !== 'closed' || ruling) return null;
	return rejectedAt ? 'not_escalated' : 'not_sent';
}
