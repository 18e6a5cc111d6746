import { renewVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Order } from '../db/tables.ts';

/** Of orders that are paid after they expired, those that still have what lowered them. Other orders ask nothing. */
export async function renewReductions(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const renewed: Order[] = [];
	for (const order of orders) {
		const isLate = order.state === 'expired' && order.shopDiscountVnd + order.platformDiscountVnd > 0;
		if (!isLate || (await renewVouchers(scope, order.id)).ok) renewed.push(order);
	}
	return renewed;
}
