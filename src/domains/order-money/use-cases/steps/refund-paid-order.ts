import { type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { requestRefund } from '#src/domains/payments/index.ts';
import type { Scope } from '#src/platform/context.ts';

export async function refundPaidOrder(scope: Scope, order: Order, reason: string): Promise<void> {
	const { id, groupId, payVnd } = order;
	if (payVnd === 0) return;
	const asked = await requestRefund(scope, {
		purpose: 'order',
		reference: groupId,
		amountVnd: payVnd,
		from: { kind: 'order_escrow', ownerId: id },
		payableOwner: id,
		source: { type: 'order', id },
		reason,
	});
	if (!asked.ok) throw new Error(`refund of order ${order.number} was refused: ${asked.error.code}`);
	if (!asked.value.isNew) return;
	const at = await scope.now();
	await recordEvents(scope.db, [{ orderId: id, kind: 'refund_asked', party: 'system', reason, at }]);
}
