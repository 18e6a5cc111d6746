import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { mayMove } from '#src/shared/states.ts';
import type { PostageState } from '../../contract-postage.ts';
import { changePostage, findPostage, RETURN_POSTAGE } from '../../db/postage-repository.ts';
import { recordRefund } from '../../db/refund-repository.ts';
import type { OrderRefund, OrderReturn, ReturnPostage } from '../../db/tables.ts';
import { borneByShop, lookAgainAtPostage, postageAtEnd, postageBack } from '../../rules/postage.ts';
import { isPostageEnded, postageStates } from '../../rules/postage-states.ts';
import { WHOLE_PERCENT } from '../../rules/refund-shares.ts';

type Stamps = Partial<Pick<ReturnPostage, 'grantedVnd' | 'refusedAt' | 'disputedAt'>>;

/** One step under the lock of its return; nobody is told of it here. */
export async function movePostage(
	scope: Scope,
	of: OrderReturn,
	postage: ReturnPostage,
	to: PostageState,
	stamps: Stamps = {},
): Promise<ReturnPostage> {
	if (!mayMove(postageStates, postage.state, to))
		throw new Error(`postage ${postage.id} cannot go from ${postage.state} to ${to}`);
	const at = await scope.now();
	const stepped = { ...postage, ...stamps, state: to, endedAt: isPostageEnded(to) ? at : null };
	const moved = { ...stepped, dueAt: lookAgainAtPostage(stepped, of.endedAt, at) };
	const { id, returnId: _, ...columns } = moved;
	await changePostage(scope.db, id, columns);
	return to === 'accepted' ? ((await settlePostage(scope, of)) ?? moved) : moved;
}

/** Once the return has ended and the receipt is judged, the shop bears what it has to; before that nothing happens. */
export async function settlePostage(scope: Scope, of: OrderReturn): Promise<ReturnPostage | null> {
	const postage = await findPostage(scope.read, of.id);
	if (!postage) return null;
	const to = postageAtEnd(postage.state, of);
	if (!to) return isPostageEnded(postage.state) ? postage : waitOn(scope, of, postage);
	const backVnd = postageBack(postage, borneByShop(of) ?? 0);
	const ended = await movePostage(scope, of, postage, backVnd > 0 ? to : 'closed');
	if (ended.state === 'owed') await owe(scope, of, ended, backVnd);
	return ended;
}

/** From now on the clock runs for whoever has a last word. */
async function waitOn(scope: Scope, of: OrderReturn, postage: ReturnPostage): Promise<ReturnPostage> {
	const dueAt = lookAgainAtPostage(postage, of.endedAt, await scope.now());
	await changePostage(scope.db, postage.id, { dueAt });
	return { ...postage, dueAt };
}

/** From the shop's money, also below nothing; a bank that was paid for goods only cannot give more back than that. */
async function owe(scope: Scope, of: OrderReturn, postage: ReturnPostage, amountVnd: number): Promise<void> {
	const { bankSealed, bankShown } = postage;
	const refund: OrderRefund = {
		...{ id: newId(), orderId: of.orderId, sourceType: RETURN_POSTAGE, sourceId: postage.id, reason: RETURN_POSTAGE },
		...{ percent: WHOLE_PERCENT, channel: 'bank', postageVnd: amountVnd, cashVnd: 0, shippingVnd: 0 },
		...{ coinBonusVnd: 0, coinPaidVnd: 0, platformVnd: 0, shopCashVnd: 0, bankSealed, bankShown },
		...{ transferBatchId: null, issuedAt: await scope.now(), paidAt: null },
	};
	await recordRefund(scope.db, refund, []);
	const debit = { kind: 'vendor_payable', ownerId: of.shopId } as const;
	const credit = { kind: 'refund_payable', ownerId: of.orderId } as const;
	const legs = [{ leg: RETURN_POSTAGE, debit, credit, amountVnd }];
	await postTransfers(scope, { source: { type: 'order_refund', id: refund.id }, legs });
}
