import { postTransfers } from '#src/domains/ledger/index.ts';
import { waivedCash } from '#src/domains/order-money/index.ts';
import type { OrderParty } from '#src/domains/orders/contract/order.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { deliverParcels } from '../../db/parcel-repository.ts';
import { moveOrder } from './move-order.ts';

export async function completeDelivery(
	scope: Scope,
	{ group, order }: LockedOrder,
	party: OrderParty,
	note = '',
): Promise<Result<Order, Failure<'orders.wrong_state'>>> {
	const moved = await moveOrder(scope, order, { transition: 'deliver', party, note });
	if (!moved.ok) return moved;
	await deliverParcels(scope.db, order.id, await scope.now());
	if (group.paymentMethod === 'cod') await bookCashOnDelivery(scope, order);
	return { ok: true, value: moved.value.order };
}

async function bookCashOnDelivery(scope: Scope, { id, payVnd }: Order): Promise<void> {
	const amountVnd = payVnd - (await waivedCash(scope.read, id));
	if (amountVnd === 0) return;
	await postTransfers(scope, {
		source: { type: 'order', id },
		legs: [
			{
				leg: 'cash_delivered',
				debit: { kind: 'cod_receivable' },
				credit: { kind: 'order_escrow', ownerId: id },
				amountVnd,
			},
		],
	});
}
