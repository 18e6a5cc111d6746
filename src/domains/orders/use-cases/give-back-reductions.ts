import { giveBackVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Order } from '../db/tables.ts';
import { reversePlatformVoucher } from './book-platform-vouchers.ts';

/** What an order that ends unpaid or cancelled had used is free again; the orders beside it keep theirs. */
export async function giveBackReductions(scope: Scope, orders: readonly Order[]): Promise<void> {
	const lowered = orders.filter((order) => order.shopDiscountVnd + order.platformDiscountVnd > 0);
	if (lowered.length > 0)
		await giveBackVouchers(
			scope,
			lowered.map(({ id }) => id),
		);
	for (const order of lowered.filter(({ placedAt }) => placedAt !== null)) await reversePlatformVoucher(scope, order);
}
