import { addMs, DAY_MS } from '#src/shared/time.ts';
import { newShopConfig } from '../../contract/shop.ts';

export type ShopPast = {
	readonly openSince: Date;
	readonly completed: number;
};

export const isNewShop = ({ openSince, completed }: ShopPast, now: Date): boolean =>
	openSince > addMs(now, -newShopConfig.days * DAY_MS) || completed < newShopConfig.orders;
