import { addMs, DAY_MS } from '#src/shared/time.ts';
import { NEW_SHOP_DAYS, NEW_SHOP_SOLD, SAMPLE_ONE_IN } from '../contract-moderation.ts';

/** What a shop may do grows with the days it is open and the pieces it has sold. */
export const isNewShop = (
	shop: { readonly approvedAt: Date | null; readonly soldPieces: number },
	now: Date,
): boolean =>
	shop.approvedAt === null || shop.approvedAt > addMs(now, -NEW_SHOP_DAYS * DAY_MS) || shop.soldPieces < NEW_SHOP_SOLD;

/** Whether a person looks at a listing that raised no doubt: every one of a new shop, else one in so many by its id. */
export const isSampled = (productId: string, isOfNewShop: boolean): boolean =>
	isOfNewShop || Number.parseInt(productId.slice(-6), 16) % SAMPLE_ONE_IN === 0;
