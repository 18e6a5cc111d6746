import { fail, type OrderFailure, ordersConfig } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber, noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyShop } from '#src/domains/orders/index.ts';
import { recordHealth } from '#src/domains/shop-sanctions/index.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { countService, insertExcuse } from '../db/served-orders-repository.ts';

export type ExcuseOrder = { readonly shopId: string; readonly number: string; readonly reason: string };
type Excused = Promise<Result<{ readonly number: string }, Failure<OrderFailure | 'vendors.office_own_shop'>>>;

export function excuseOrder(context: Context<OperatorActor>, { shopId, number, reason: said }: ExcuseOrder): Excused {
	return transact(context, async (scope): Excused => {
		const { db, actor } = scope;
		const reason = clean(said);
		const max = ordersConfig.excuseReasonMax;
		if (reason === '' || reason.length > max) return fail('orders.excuse_reason', { max });
		const order = await findOrderByNumber(scope.fresh, number);
		if (order?.shopId !== shopId || order.placedAt === null) return fail('orders.not_found');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		const at = await scope.now();
		const isNew = await insertExcuse(db, { orderId: order.id, reason, excusedBy: actor.customerId, excusedAt: at });
		if (!isNew) return fail('orders.excused_already');
		// Lock order: waits for concurrent counts of this shop first, because they write its audit chain too.
		const counted = await countService(db, [shopId], at);
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'order_excused', facts: { number, reason } });
		for (const noticed of await noticedOrders(scope.fresh, [order.id]))
			await notifyShop(scope, noticed, 'orders.shop_excused', { reason });
		await recordHealth(scope, counted);
		return ok({ number });
	});
}
