import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ShopReturns } from '../contract/return.ts';
import { shopMayDo } from '../rules/return-actions.ts';
import { shopReturnShippingActions } from '../rules/return-shipping-transitions.ts';
import { seenReturns } from './return-view.ts';

export async function listShopReturns(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ number }: OrderInput,
): Promise<Result<ShopReturns, Failure<'orders.not_found'>>> {
	const order = await findOrderByNumber(read, number);
	if (order?.shopId !== actor.shopId || order.placedAt === null) return fail('orders.not_found');
	const now = await databaseNow(read);
	const isDelivered = order.deliveredAt !== null;
	const seen = await seenReturns(read, order);
	const shown = hasStaffRight(actor.staffRole, 'sums.see') ? {} : { amount: null, refund: null, postage: null };
	return ok({
		items: seen.map(({ of, facts, postage }) => ({
			...facts,
			...shown,
			mayDo: shopMayDo({ ...of, isDelivered }, actor.staffRole, now),
			postageActs: shopReturnShippingActions(postage?.state, actor.staffRole),
		})),
	});
}
