import { addMs, DAY_MS } from '#src/shared/time.ts';
import { newShopConfig } from '../contract.ts';

export type ShopPast = {
	readonly openSince: Date;
	/** Counted no further than a new shop has. */
	readonly completed: number;
};

/** What a shop may do, and how long its money waits, changes with its days and the orders it has completed. */
export const isNewShop = ({ openSince, completed }: ShopPast, now: Date): boolean =>
	openSince > addMs(now, -newShopConfig.days * DAY_MS) || completed < newShopConfig.orders;
