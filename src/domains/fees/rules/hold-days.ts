import { newShopConfig } from '#src/domains/vendors/contract.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { feesConfig } from '../contract.ts';

export type ShopStanding = {
	readonly isPremium: boolean;
	readonly openSince: Date;
	/** Orders completed before this one; more than a new shop has need not be counted. */
	readonly completed: number;
};

/** How long the money of a completed order waits for complaints. */
export function holdDaysOf({ isPremium, openSince, completed }: ShopStanding, now: Date): number {
	const { premium, newShop, standard } = feesConfig.holdDays;
	if (isPremium) return premium;
	const isYoung = now.getTime() - openSince.getTime() < newShopConfig.days * DAY_MS;
	return isYoung || completed < newShopConfig.orders ? newShop : standard;
}
