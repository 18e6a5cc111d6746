import { healthConfig, type ShopHealth } from '#src/domains/vendors/contract.ts';
import { addMs, DAY_MS, SECOND_MS, startOfVietnamDay, vietnamDay } from '#src/shared/time.ts';
import { isWorkingDay } from '#src/shared/working-time.ts';
import {
	BUYER_CANCEL_REASONS,
	type CancelReason,
	ORDER_PARTIES,
	type OrderParty,
	SHOP_CANCEL_REASONS,
	SYSTEM_CANCEL_REASONS,
} from '../contract.ts';
import { confirmDeadlines } from './scheduled-transitions.ts';
import { isShopFault } from './shop-fault.ts';

/** What is counted of a shop's orders, and of how many days. */
export type ServiceCounts = ShopHealth;
export const serviceWindow = { windowDays: healthConfig.windowDays, answerHours: healthConfig.answerHours } as const;

/** One Vietnamese day as whoever counts in the database needs it, who knows no holidays. */
export type ServiceDay = {
	readonly day: string;
	readonly startsAt: string;
	readonly isWorking: boolean;
	/** Until when what was placed on it is confirmed in time: as the day begins, or on an idle one at any hour. */
	readonly overdueAt: string;
	/** Later on a working day the end moves on with the hour, from here. */
	readonly overdueFrom: string;
};

/** The days of the window and the one after it. */
export function serviceDays(now: Date, windowDays: number): readonly ServiceDay[] {
	const first = startOfVietnamDay(addMs(now, -windowDays * DAY_MS));
	const starts = Array.from({ length: windowDays + 2 }, (_, passed) => addMs(first, passed * DAY_MS));
	return starts.map((startsAt) => ({
		day: vietnamDay(startsAt),
		startsAt: startsAt.toISOString(),
		isWorking: isWorkingDay(startsAt),
		overdueAt: confirmDeadlines(startsAt).overdueAt.toISOString(),
		// The first instant ends with the day before; every later one with its own.
		overdueFrom: addMs(confirmDeadlines(addMs(startsAt, SECOND_MS)).overdueAt, -SECOND_MS).toISOString(),
	}));
}

const REASONS: readonly CancelReason[] = [
	...new Set([...BUYER_CANCEL_REASONS, ...SHOP_CANCEL_REASONS, ...SYSTEM_CANCEL_REASONS]),
];

/** Every way in which a shop lets an order fall. */
export const SHOP_FAULTS: readonly { readonly party: OrderParty; readonly reason: CancelReason }[] =
	ORDER_PARTIES.flatMap((party) => REASONS.map((reason) => ({ party, reason }))).filter(({ party, reason }) =>
		isShopFault(party, reason),
	);
