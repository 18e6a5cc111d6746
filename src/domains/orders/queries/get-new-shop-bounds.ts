import { holdDaysOf, type ShopStanding } from '#src/domains/fees/rules/hold-days.ts';
import { newShopConfig } from '#src/domains/vendors/contract.ts';
import { isNewShop } from '#src/domains/vendors/rules/new-shop.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { findShopStanding } from './find-shop-standing.ts';

export type NewShopBounds = Pick<ShopStanding, 'completed'> & {
	readonly holdDays: number;
	/** The days of a new shop are over then; `null` when only its orders are missing. */
	readonly until: Date | null;
};

/** What a new shop has used of its bounds; `null` once they are behind it. */
export async function getNewShopBounds({ actor, fresh }: ReadContext<VendorActor>): Promise<NewShopBounds | null> {
	const standing = await findShopStanding(fresh, actor.shopId);
	const now = await databaseNow(fresh);
	const ends = addMs(standing.openSince, newShopConfig.days * DAY_MS);
	const { completed } = standing;
	if (!isNewShop(standing, now)) return null;
	return { completed, until: now < ends ? ends : null, holdDays: holdDaysOf(standing, now) };
}
