import { isNewShop, type ShopPast } from '#src/domains/vendors/rules/shop-status/new-shop.ts';
import { feesConfig } from '../contract.ts';

export type ShopStatus = ShopPast & { readonly isPremium: boolean };

export function holdDaysOf(status: ShopStatus, now: Date): number {
	const { premium, newShop, standard } = feesConfig.holdDays;
	if (status.isPremium) return premium;
	return isNewShop(status, now) ? newShop : standard;
}
