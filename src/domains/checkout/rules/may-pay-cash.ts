import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';

export type CashOnDeliveryFailure = 'amount' | 'refused_before';

/** Returns null when cash on delivery is allowed. `refusedAt`: times of the deliveries that this buyer refused. */
export function cashOnDeliveryFailure(
	orderTotalsVnd: readonly number[],
	refusedAt: readonly Date[],
	now: Date,
): CashOnDeliveryFailure | null {
	const { orderMaxVnd, refusalsMax, refusalDays, offDays } = ordersConfig.cash;
	if (orderTotalsVnd.some((totalVnd) => totalVnd > orderMaxVnd)) return 'amount';
	const newestFirst = refusedAt.map((at) => at.getTime()).sort((a, b) => b - a);
	const newest = newestFirst[0];
	const earlier = newestFirst[refusalsMax - 1];
	if (newest === undefined || earlier === undefined) return null;
	const isSeries = newest - earlier < refusalDays * DAY_MS;
	return isSeries && now < addMs(new Date(newest), offDays * DAY_MS) ? 'refused_before' : null;
}
