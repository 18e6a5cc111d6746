import { healthConfig, type ShopHealth } from '#src/domains/vendors/contract.ts';
import { addMs, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import type { CancelReason, OrderParty } from '../contract.ts';
import { confirmDeadlines, packDeadlines } from './order-duties.ts';
import { isShopFault } from './shop-fault.ts';

/** What counts of one order for its shop's record. */
export type ServedOrder = {
	readonly prepDays: number;
	readonly placedAt: Date;
	readonly confirmedAt: Date | null;
	readonly packedAt: Date | null;
	readonly shippedAt: Date | null;
	/** Why it was cancelled and by whom. */
	readonly ending: { readonly party: OrderParty; readonly reason: CancelReason } | null;
	/** A dispute about it was ruled for the buyer. */
	readonly isDisputeLost: boolean;
	/** When its buyer first wrote to the shop unasked, and when the shop then answered. */
	readonly askedAt: Date | null;
	readonly answeredAt: Date | null;
};

/** Promised preparation that was kept, orders that the shop let fall, disputes that it lost, and how long an answer usually takes. */
export function healthOf(orders: readonly ServedOrder[], now: Date): ShopHealth {
	const shipped = orders.filter(({ shippedAt }) => shippedAt !== null);
	const answers = orders.flatMap(({ placedAt, confirmedAt }) =>
		confirmedAt ? [Math.max(0, Math.round((confirmedAt.getTime() - placedAt.getTime()) / MINUTE_MS))] : [],
	);
	return {
		orders: orders.length,
		shipped: shipped.length,
		packedInTime: shipped.filter(isInTime).length,
		cancelled: orders.filter(({ ending }) => ending !== null && isShopFault(ending.party, ending.reason)).length,
		confirmedLate: orders.filter(isConfirmedLate).length,
		disputesLost: orders.filter(({ isDisputeLost }) => isDisputeLost).length,
		confirmMinutes: median(answers),
		asked: orders.filter((order) => isAnswered(order) || isAnsweredLate(order, now)).length,
		answeredLate: orders.filter((order) => isAnsweredLate(order, now)).length,
	};
}

/** What was never answered ends by the clock, and counts as let fall. */
const isConfirmedLate = ({ placedAt, confirmedAt }: ServedOrder): boolean =>
	confirmedAt !== null && confirmedAt > confirmDeadlines(placedAt).overdueAt;

function isInTime({ prepDays, confirmedAt, packedAt, shippedAt }: ServedOrder): boolean {
	const readyAt = packedAt ?? shippedAt;
	return confirmedAt !== null && readyAt !== null && readyAt < packDeadlines(confirmedAt, prepDays).packBy;
}

const isAnswered = ({ askedAt, answeredAt }: ServedOrder): boolean => askedAt !== null && answeredAt !== null;

/** Who still waits counts as soon as it is too long. */
const isAnsweredLate = ({ askedAt, answeredAt }: ServedOrder, now: Date): boolean =>
	askedAt !== null && (answeredAt ?? now) > addMs(askedAt, healthConfig.answerHours * HOUR_MS);

function median(values: readonly number[]): number | null {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? null;
}
