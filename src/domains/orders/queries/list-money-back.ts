import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { OrderInput } from '../contract.ts';
import type { MoneyBack } from '../contract-receipt.ts';
import { findOrderByNumber } from '../db/order-repository.ts';
import { coinGoneBack } from './coin-gone-back.ts';
import { goneBack } from './gone-back.ts';

/** What of the member's own order went back or is about to, by where it stands, coin too; of somebody else's nothing. */
export async function listMoneyBack(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<readonly MoneyBack[]> {
	const order = await findOrderByNumber(read, number);
	if (order?.customerId !== actor.customerId) return [];
	const [{ moneyBack }, coinVnd] = await Promise.all([goneBack(read, order.id), coinGoneBack(read, order.id)]);
	return coinVnd > 0 ? [...moneyBack, { stage: 'coin', amountVnd: coinVnd }] : moneyBack;
}
