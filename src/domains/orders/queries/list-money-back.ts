import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { OrderInput } from '../contract.ts';
import type { MoneyBack } from '../contract-receipt.ts';
import { findOrderByNumber } from '../db/order-repository.ts';
import { goneBack } from './gone-back.ts';

/** What of the member's own order went back or is about to, by where it stands; of somebody else's nothing. */
export async function listMoneyBack(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<readonly MoneyBack[]> {
	const order = await findOrderByNumber(read, number);
	return order?.customerId === actor.customerId ? (await goneBack(read, order.id)).moneyBack : [];
}
