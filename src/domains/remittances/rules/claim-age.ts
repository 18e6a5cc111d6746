import { DAY_MS } from '#src/shared/time.ts';
import { remittancesConfig } from '../contract.ts';

export const claimDays = (deliveredAt: Date, now: Date): number =>
	Math.max(0, Math.floor((now.getTime() - deliveredAt.getTime()) / DAY_MS));

/** From the given day after delivery on. */
const isPast = (deliveredAt: Date, now: Date, days: number): boolean =>
	now.getTime() - deliveredAt.getTime() >= days * DAY_MS;

export const isOverdue = (deliveredAt: Date, now: Date): boolean =>
	isPast(deliveredAt, now, remittancesConfig.overdueDays);
