import type { OrderInput } from '#src/domains/orders/contract/order.ts';
import { findGroup, findOrderByNumber, linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import type { OrderLine } from '#src/domains/orders/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { BuyerReturnView, ReturnOffer } from '../contract/return.ts';
import { quantitiesHistory } from '../db/return-repository.ts';
import { returnableOf } from '../db/returnable-order-repository.ts';
import { buyerMayDo } from '../rules/return-actions.ts';
import { buyerReturnShippingActions, mayStateReturnShipping } from '../rules/return-shipping-transitions.ts';
import { waitsForReturnedProducts } from '../rules/return-states.ts';
import { offeredReasons } from '../rules/returnable-quantities.ts';
import { findSendTo } from './find-return-address.ts';
import { returnableParts, seenReturns } from './return-view.ts';

type Returns = { readonly returns: readonly BuyerReturnView[]; readonly offer: ReturnOffer | null };

/** Also contains what can be requested now; empty for an order of others. */
export async function listOrderReturns(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<Returns> {
	const order = await findOrderByNumber(read, number);
	const group = order && (await findGroup(read, order.groupId));
	if (order?.customerId !== actor.customerId || !group) return { returns: [], offer: null };
	const now = await databaseNow(read);
	const seen = await seenReturns(read, order);
	const sendTo = seen.some(({ of }) => waitsForReturnedProducts(of)) ? await findSendTo(read, order.shopId) : null;
	const bought = await linesOfOrders(read, [order.id]);
	const history = await quantitiesHistory(read, order.id);
	const reasons = offeredReasons(await returnableOf(read, group, order), bought, history, now);
	const isOffered = reasons.length > 0;
	return {
		returns: seen.map(({ of, facts, postage }) => ({
			...facts,
			bankShown: of.bankShown,
			sendTo: waitsForReturnedProducts(of) ? sendTo : null,
			mayDo: buyerMayDo(of, now),
			postageOffer:
				mayStateReturnShipping(of) && (!postage || postage.state === 'withdrawn')
					? { needsBank: of.bankSealed === null }
					: null,
			postageActs: buyerReturnShippingActions(postage?.state),
			postageBank: postage?.bankShown ?? null,
		})),
		offer: isOffered
			? {
					reasons,
					lines: bought.flatMap((line) => returnableLinesOf(line, reasons)),
					needsBank: group.paymentMethod === 'cod',
					from: await returnableParts(read, order, bought),
				}
			: null,
	};
}

/** Before a reason is selected the form shows the maximum over all reasons. */
function returnableLinesOf({ id, returnTerms }: OrderLine, reasons: ReturnOffer['reasons']): ReturnOffer['lines'] {
	const lefts = reasons.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === id));
	return lefts.length > 0
		? [{ lineId: id, left: Math.max(...lefts.map(({ quantity }) => quantity)), returnTerms }]
		: [];
}
