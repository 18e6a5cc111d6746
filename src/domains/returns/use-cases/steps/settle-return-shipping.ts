import { postTransfers } from '#src/domains/ledger/index.ts';
import { type OrderRefund, recordRefund } from '#src/domains/order-money/index.ts';
import { WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { mayMove } from '#src/shared/states.ts';
import type { ReturnShippingState } from '../../contract/return-shipping.ts';
import { changeReturnShipping, findReturnShipping, RETURN_SHIPPING } from '../../db/return-shipping-repository.ts';
import type { OrderReturn, ReturnShipping } from '../../db/tables.ts';
import { isReturnShippingEnded, returnShippingStates } from '../../rules/return-shipping-states.ts';
import {
	nextReturnShippingTransitionAt,
	paidByShop,
	returnShippingAtEnd,
	returnShippingBack,
} from '../../rules/return-shipping-transitions.ts';

type Stamps = Partial<Pick<ReturnShipping, 'grantedVnd' | 'refusedAt' | 'disputedAt'>>;

export async function moveReturnShipping(
	scope: Scope,
	of: OrderReturn,
	postage: ReturnShipping,
	to: ReturnShippingState,
	stamps: Stamps = {},
): Promise<ReturnShipping> {
	if (!mayMove(returnShippingStates, postage.state, to))
		throw new Error(`postage ${postage.id} cannot go from ${postage.state} to ${to}`);
	const at = await scope.now();
	const stepped = { ...postage, ...stamps, state: to, endedAt: isReturnShippingEnded(to) ? at : null };
	const moved = { ...stepped, dueAt: nextReturnShippingTransitionAt(stepped, of.endedAt, at) };
	const { id, returnId: _, ...columns } = moved;
	await changeReturnShipping(scope.db, id, columns);
	return to === 'accepted' ? ((await settleReturnShipping(scope, of)) ?? moved) : moved;
}

/** Charges the shop once the return has ended and the receipt is decided; does nothing before. */
export async function settleReturnShipping(scope: Scope, of: OrderReturn): Promise<ReturnShipping | null> {
	const postage = await findReturnShipping(scope.read, of.id);
	if (!postage) return null;
	const to = returnShippingAtEnd(postage.state, of);
	if (!to) return isReturnShippingEnded(postage.state) ? postage : scheduleNextTransition(scope, of, postage);
	const backVnd = returnShippingBack(postage, paidByShop(of) ?? 0);
	const ended = await moveReturnShipping(scope, of, postage, backVnd > 0 ? to : 'closed');
	if (ended.state === 'owed') await createRefund(scope, of, ended, backVnd);
	return ended;
}

async function scheduleNextTransition(scope: Scope, of: OrderReturn, postage: ReturnShipping): Promise<ReturnShipping> {
	const dueAt = nextReturnShippingTransitionAt(postage, of.endedAt, await scope.now());
	await changeReturnShipping(scope.db, postage.id, { dueAt });
	return { ...postage, dueAt };
}

/** May make the shop's balance negative; paid by transfer, because VNPAY refunds at most the paid amount. */
async function createRefund(scope: Scope, of: OrderReturn, postage: ReturnShipping, amountVnd: number): Promise<void> {
	const { bankSealed, bankShown } = postage;
	const refund: OrderRefund = {
		id: newId(),
		orderId: of.orderId,
		sourceType: RETURN_SHIPPING,
		sourceId: postage.id,
		reason: RETURN_SHIPPING,
		percent: WHOLE_PERCENT,
		channel: 'bank',
		postageVnd: amountVnd,
		cashVnd: 0,
		shippingVnd: 0,
		coinBonusVnd: 0,
		coinPaidVnd: 0,
		platformVnd: 0,
		shopCashVnd: 0,
		bankSealed,
		bankShown,
		transferBatchId: null,
		issuedAt: await scope.now(),
		paidAt: null,
	};
	await recordRefund(scope.db, refund, []);
	const debit = { kind: 'vendor_payable', ownerId: of.shopId } as const;
	const credit = { kind: 'refund_payable', ownerId: of.orderId } as const;
	const legs = [{ leg: RETURN_SHIPPING, debit, credit, amountVnd }];
	await postTransfers(scope, { source: { type: 'order_refund', id: refund.id }, legs });
}
