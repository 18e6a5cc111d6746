import type {
	CancelReason,
	ChangedOrder,
	OrderParty,
	OrderState,
	ShopFailure,
} from '#src/domains/orders/contract/order.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { chooseQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { CancelUnshippedItemsInput } from '../../contract/unshipped-items.ts';
import { recordPartCancel } from '../../db/unshipped-cancellation-repository.ts';
import { decideCancelUnshippedItems } from '../../rules/may-cancel-unshipped-items.ts';
import { cancelQuantities } from '../steps/cancel-unshipped-quantities.ts';
import { unsentQuantitiesOf } from '../steps/unshipped-quantities.ts';

type CommandFailure = ShopFailure | 'orders.no_rest' | 'orders.rest_asked_already' | 'orders.pieces_gone';
type Answer = Result<ChangedOrder, Failure<CommandFailure>>;

export function cancelUnshippedItems(context: Context<VendorActor>, input: CancelUnshippedItemsInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'decide');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		const decision = decideCancelUnshippedItems(order);
		if (!decision.ok) return decision;
		const chosen = chooseQuantities(await unsentQuantitiesOf(scope.read, order.id), input.lines);
		if (!chosen.ok) return chosen;
		const said = { party: 'shop', reason: input.reason, note: clean(input.note ?? '') } as const;
		return ok({ number: order.number, state: await cancelQuantitiesOf(scope, locked.value, chosen.value, said) });
	});
}

type CancelDetails = { readonly party: OrderParty; readonly reason: CancelReason; readonly note: string };

/** Used for cancellations by the shop and by the deadline; both count as the shop's fault. */
export async function cancelQuantitiesOf(
	scope: Scope,
	locked: LockedOrder,
	pieces: readonly Quantities[],
	said: CancelDetails,
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
	return cancelQuantities(scope, locked, await recordPartCancel(scope.db, cancel, pieces));
}
