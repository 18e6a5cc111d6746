import { isShopFault } from '#src/domains/cancellation/rules/is-shop-fault.ts';
import {
	BUYER_CANCEL_REASONS,
	type CancelReason,
	ORDER_PARTIES,
	type OrderParty,
	SHOP_CANCEL_REASONS,
	SYSTEM_CANCEL_REASONS,
} from '#src/domains/orders/contract/order.ts';
import { confirmDeadlines } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { healthConfig, type ShopHealth } from '#src/domains/vendors/contract/shop.ts';
import { isWorkingDay } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, SECOND_MS, startOfVietnamDay, vietnamDay } from '#src/shared/time.ts';

export type ServiceCounts = ShopHealth;
export const serviceWindow = { windowDays: healthConfig.windowDays, answerHours: healthConfig.answerHours } as const;

/** One day in Vietnam time, with its deadlines, because the database does not know the holidays. */
export type ServiceDay = {
	readonly day: string;
	readonly startsAt: string;
	readonly isWorking: boolean;
	/** Confirmation deadline of an order placed when the day begins, or at any time of a non-working day. */
	readonly overdueAt: string;
	/** On a working day the deadline moves with the time of the order, starting here. */
	readonly overdueFrom: string;
};

export function serviceDays(now: Date, windowDays: number): readonly ServiceDay[] {
	const first = startOfVietnamDay(addMs(now, -windowDays * DAY_MS));
	const starts = Array.from({ length: windowDays + 2 }, (_, passed) => addMs(first, passed * DAY_MS));
	return starts.map((startsAt) => ({
		day: vietnamDay(startsAt),
		startsAt: startsAt.toISOString(),
		isWorking: isWorkingDay(startsAt),
		overdueAt: confirmDeadlines(startsAt).overdueAt.toISOString(),
		// At midnight sharp, the deadline is still the end of the previous day; one second later it belongs to this day.
		overdueFrom: addMs(confirmDeadlines(addMs(startsAt, SECOND_MS)).overdueAt, -SECOND_MS).toISOString(),
	}));
}

const REASONS: readonly CancelReason[] = [
	...new Set([...BUYER_CANCEL_REASONS, ...SHOP_CANCEL_REASONS, ...SYSTEM_CANCEL_REASONS]),
];

export const SHOP_FAULTS: readonly { readonly party: OrderParty; readonly reason: CancelReason }[] =
	ORDER_PARTIES.flatMap((party) => REASONS.map((reason) => ({ party, reason }))).filter(({ party, reason }) =>
		isShopFault(party, reason),
	);
