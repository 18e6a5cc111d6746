import { healthConfig, type ShopHealth } from '../contract.ts';
import type { HealthCause } from '../contract-standing.ts';

/** Each thing that is watched, with its bound; nothing is held against a shop on a handful of orders. */
export function healthCauses(health: ShopHealth): readonly HealthCause[] {
	const { orders, shipped, packedInTime, cancelled, disputesLost } = health;
	const cause = (kind: HealthCause['kind'], bad: number, of: number, limitPercent: number): HealthCause => {
		const isEnough = of >= healthConfig.toldFromOrders;
		const percent = of === 0 ? 0 : (bad * 100) / of;
		return { kind, bad, of, percent, limitPercent, isOver: isEnough && percent > limitPercent };
	};
	return [
		cause('late_ship', shipped - packedInTime, shipped, healthConfig.lateShipPercent),
		cause('cancel', cancelled, orders, healthConfig.cancelPercent),
		cause('lost_dispute', disputesLost, orders, healthConfig.lostDisputePercent),
	];
}
