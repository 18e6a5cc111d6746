import { isNewShop, type ShopPast } from '#src/domains/vendors/rules/new-shop.ts';
import { feesConfig } from '../contract.ts';

export type ShopStanding = ShopPast & { readonly isPremium: boolean };

/** How long the money of a completed order waits for complaints. */
export function holdDaysOf(standing: ShopStanding, now: Date): number {
	const { premium, newShop, standard } = feesConfig.holdDays;
	if (standing.isPremium) return premium;
	return isNewShop(standing, now) ? newShop : standard;
}
