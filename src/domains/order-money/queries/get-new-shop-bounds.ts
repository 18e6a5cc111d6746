import { holdDaysOf, type ShopStatus } from '#src/domains/fees/rules/hold-days.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { isNewShop } from '#src/domains/vendors/rules/shop-status/new-shop.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { findShopStatus } from './find-shop-status.ts';

export type NewShopBounds = Pick<ShopStatus, 'completed'> & {
	readonly holdDays: number;
	/** Null when only completed orders are missing. */
	readonly until: Date | null;
};

/** Null when the shop is no longer new. */
export async function getNewShopBounds({ actor, fresh }: ReadContext<VendorActor>): Promise<NewShopBounds | null> {
	const status = await findShopStatus(fresh, actor.shopId);
	const now = await databaseNow(fresh);
	const ends = addMs(status.openSince, newShopConfig.days * DAY_MS);
	const { completed } = status;
	if (!isNewShop(status, now)) return null;
	return { completed, until: now < ends ? ends : null, holdDays: holdDaysOf(status, now) };
}
