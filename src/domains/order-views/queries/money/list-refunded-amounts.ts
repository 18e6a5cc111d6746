import type { OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { RefundedAmount } from '../../contract/receipt.ts';
import { refundedAmounts } from './refunded-amounts.ts';
import { refundedCoin } from './refunded-coin.ts';

export async function listRefundedAmounts(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<readonly RefundedAmount[]> {
	const order = await findOrderByNumber(read, number);
	if (order?.customerId !== actor.customerId) return [];
	const [{ moneyBack }, coinVnd] = await Promise.all([refundedAmounts(read, order.id), refundedCoin(read, order.id)]);
	return coinVnd > 0 ? [...moneyBack, { stage: 'coin', amountVnd: coinVnd }] : moneyBack;
}
