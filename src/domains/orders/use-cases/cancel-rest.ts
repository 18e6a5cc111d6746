import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import type { CancelReason, ChangedOrder, OrderParty, OrderState } from '../contract.ts';
import type { Pieces } from '../contract-pieces.ts';
import type { CancelRestInput } from '../contract-rest.ts';
import { recordPartCancel } from '../db/part-cancel-repository.ts';
import { decideCancelRest } from '../rules/may-cancel-rest.ts';
import { choosePieces } from '../rules/pieces.ts';
import { cancelPieces } from './steps/cancel-pieces.ts';
import type { LockedOrder } from './steps/lock-order.ts';
import { lockShopOrder, type ShopRefusal } from './steps/lock-shop-order.ts';
import { leftOf } from './steps/pieces-left.ts';

type Refusal = ShopRefusal | 'orders.no_rest' | 'orders.rest_asked_already' | 'orders.pieces_gone';
type Answer = Result<ChangedOrder, Failure<Refusal>>;

/** The shop cannot send what is left of a partly sent order, or some of it; it counts as its fault. */
export function cancelRest(context: Context<VendorActor>, input: CancelRestInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'decide');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		const decision = decideCancelRest(order);
		if (!decision.ok) return decision;
		const chosen = choosePieces(await leftOf(scope.read, order.id), input.lines);
		if (!chosen.ok) return chosen;
		const said = { party: 'shop', reason: input.reason, note: clean(input.note ?? '') } as const;
		return ok({ number: order.number, state: await dropPieces(scope, locked.value, chosen.value, said) });
	});
}

type Said = { readonly party: OrderParty; readonly reason: CancelReason; readonly note: string };

/** To the shop's fault: it has said so, or sends nothing. */
export async function dropPieces(
	scope: Scope,
	locked: LockedOrder,
	pieces: readonly Pieces[],
	said: Said,
): Promise<OrderState> {
	const at = await scope.now();
	const cancel = {
		id: newId(),
		orderId: locked.order.id,
		...said,
		state: 'cancelled',
		askedAt: at,
		decidedAt: at,
	} as const;
	return cancelPieces(scope, locked, await recordPartCancel(scope.db, cancel, pieces));
}
