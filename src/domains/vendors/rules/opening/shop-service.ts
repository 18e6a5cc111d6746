import { healthConfig, type ShopHealth, type ShopService } from '../../contract/shop.ts';

const NOTHING: ShopService = { sentInTimePercent: null, cancelPercent: null, confirmMinutes: null };

export function serviceOf(health: ShopHealth | null): ShopService {
	if (!health) return NOTHING;
	const { orders, shipped, sentInTime, cancelled, confirmMinutes } = health;
	const isEnough = (count: number): boolean => count >= healthConfig.toldFromOrders;
	return {
		sentInTimePercent: isEnough(shipped) ? Math.floor((sentInTime * 100) / shipped) : null,
		cancelPercent: isEnough(orders) ? Math.ceil((cancelled * 100) / orders) : null,
		confirmMinutes: isEnough(orders) ? confirmMinutes : null,
	};
}
