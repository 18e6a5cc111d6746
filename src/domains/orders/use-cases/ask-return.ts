import { findPrivatePictures } from '#src/domains/media/index.ts';
import type { BankAccount } from '#src/domains/payments/contract-account.ts';
import { sealAccount, shownAccount } from '#src/domains/payments/rules/bank-account.ts';
import { keepShops } from '#src/domains/vendors/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type OrderRefusal, refuse } from '../contract.ts';
import { type AskReturnInput, type ChangedReturn, type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { linesOfOrders } from '../db/order-repository.ts';
import { insertReturn, piecesHistory, usedPictures } from '../db/return-repository.ts';
import { returnableOf } from '../db/returnable-repository.ts';
import { shareStakes } from '../db/stake-repository.ts';
import type { Order, OrderGroup, OrderReturn } from '../db/tables.ts';
import { choosePieces } from '../rules/pieces.ts';
import { piecesToAsk } from '../rules/pieces-to-ask.ts';
import { returnDutyAt } from '../rules/return-duties.ts';
import { decideReturn, mayComeBack, needsGoodsBack } from '../rules/return-windows.ts';
import { ordersWiring } from '../wiring.ts';
import { lockOrder } from './steps/lock-order.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { withPictures } from './steps/with-pictures.ts';

type Answer = Result<ChangedReturn, Failure<ReturnRefusal | Extract<OrderRefusal, 'orders.not_found'>>>;

/** The buyer asks to give pieces of an order back; the shop hears of it and the clock begins to run. */
export function askReturn(context: Context<MemberActor>, input: AskReturnInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => ask(scope, input)));
}

async function ask(scope: Scope<MemberActor>, input: AskReturnInput): Promise<Answer> {
	const locked = await lockOrder(scope, input.orderNumber);
	if (locked?.order.customerId !== scope.actor.customerId) return refuse('orders.not_found');
	const { group, order } = locked;
	// Whoever closes the shop counts this one, or has found its days over before this clock is read.
	await keepShops(scope.db, [order.shopId]);
	await shareStakes(scope.db, order.shopId);
	const now = await scope.now();
	const returnable = await returnableOf(scope.read, group, order);
	const bought = await linesOfOrders(scope.read, [order.id]);
	const history = await piecesHistory(scope.read, order.id);
	const left = piecesToAsk(returnable, bought, history, { reason: input.reason, now });
	const pieces = choosePieces(left, input.lines);
	if (!pieces.ok) {
		const decision = decideReturn(returnable, input.reason, now);
		return decision.ok ? refuseReturn('orders.return_too_many') : decision;
	}
	const kept = bought.find(({ id, returnTerms }) => isAsked(input, id) && !mayComeBack(returnTerms, input.reason));
	if (kept) return refuseReturn('orders.return_not_taken', { productName: kept.productName });
	if (group.paymentMethod === 'cod' && !input.bank) return refuseReturn('orders.return_bank_needed');
	const pictureIds = await freshPictures(scope, input.pictures);
	if (!pictureIds) return refuseReturn('orders.return_picture_unknown');
	const made = draftReturn(group, order, input, now);
	await insertReturn(scope.db, made, pieces.value);
	await sayOfReturn(scope, made.id, 'requested', now, { party: 'buyer', note: made.body, pictureIds });
	return ok({ id: made.id, state: made.state });
}

const isAsked = ({ lines }: AskReturnInput, id: string): boolean => lines.some(({ lineId }) => lineId === id);

/** Uploaded by whoever says so and shown nowhere yet; null when one is not. */
export async function freshPictures(
	{ read, actor }: Scope<{ readonly customerId: string } & Scope['actor']>,
	ids: readonly string[],
): Promise<readonly string[] | null> {
	const wanted = [...new Set(ids)];
	const own = await findPrivatePictures(read, wanted, actor.customerId);
	if (own.size < wanted.length) return null;
	return (await usedPictures(read, wanted)) > 0 ? null : wanted;
}

function draftReturn({ paymentMethod }: OrderGroup, order: Order, input: AskReturnInput, now: Date): OrderReturn {
	const bank = paymentMethod === 'cod' ? input.bank : undefined;
	const asked = {
		...{ id: newId(), orderId: order.id, customerId: order.customerId, shopId: order.shopId },
		...{ state: 'requested' as const, reason: input.reason, body: clean(input.note) },
		...{ needsGoods: needsGoodsBack(input.reason), tracking: '', requestedAt: now },
		...{ approvedAt: null, sentAt: null, receivedAt: null, inspectedAt: null, rejectedAt: null },
		...{ disputedAt: null, underReviewAt: null, ruledAt: null, appealedAt: null },
		...{ replacementOfferedAt: null, replacementAgreedAt: null, replacementTracking: '' },
		...{ restockedBy: null, restockedAt: null, answeredAt: null, keeperId: null, ruledBy: [] },
		...{ ruling: null, rulingPercent: null, endedAt: null },
		...bankColumns(bank),
	};
	return { ...asked, dueAt: returnDutyAt(asked, now).next };
}

const bankColumns = (bank: BankAccount | undefined) =>
	bank
		? { bankSealed: sealAccount(ordersWiring().bankSeal, bank), bankShown: shownAccount(bank) }
		: { bankSealed: null, bankShown: null };
