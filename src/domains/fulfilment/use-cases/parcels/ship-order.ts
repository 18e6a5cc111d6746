import { shipStock } from '#src/domains/inventory/index.ts';
import { type ChangedOrder, fail, type ShopFailure } from '#src/domains/orders/contract/order.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { changeOrders, linesOfOrders, type Order, type OrderLine } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { chooseQuantities, countOf, productOf, subtractQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import { orderStates } from '#src/domains/orders/rules/order-states.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import { trackingProblem } from '#src/domains/orders/rules/tracking-codes.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { parcelsConfig, type ShipOrderInput } from '../../contract/fulfilment.ts';
import { isTakenByOther, recordParcel } from '../../db/parcel-repository.ts';
import { cancelledQuantities, partCancelsOf } from '../../db/unshipped-cancellation-repository.ts';
import { orderPartShipped } from '../../events.ts';
import { closeOpenRequest } from '../steps/cancel-unshipped-quantities.ts';
import { moveOrder } from '../steps/move-order.ts';

type Answer = Result<
	ChangedOrder,
	Failure<
		| ShopFailure
		| 'orders.wrong_state'
		| 'orders.pieces_gone'
		| 'orders.parcels_used'
		| 'orders.tracking_taken'
		| 'orders.tracking_of_other_carrier'
	>
>;

/**
 * Ships all unshipped items or the named ones, deducts their stock and counts them as sold. The last parcel moves
 * the order to shipped.
 */
export function shipOrder(context: Context<VendorActor>, input: ShipOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'pack');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		const { state } = order;
		if (!mayMove(orderStates, state, 'shipped')) return fail('orders.wrong_state', { state });
		const lines = await linesOfOrders(scope.read, [order.id]);
		const earlier = await parcelsOf(scope.read, [order.id]);
		if (earlier.length >= parcelsConfig.parcelsMax) return fail('orders.parcels_used');
		const cancels = await partCancelsOf(scope.read, [order.id]);
		const left = subtractQuantities(lines, [
			...earlier.flatMap((parcel) => parcel.lines),
			...cancelledQuantities(cancels),
		]);
		const chosen = chooseQuantities(left, input.lines);
		if (!chosen.ok) return chosen;
		const problem = trackingProblem(input.carrier ?? 'other', cleanLine(input.tracking ?? ''));
		if (problem?.kind === 'of_other_carrier')
			return fail('orders.tracking_of_other_carrier', { carrier: problem.carrier });
		if (await isTaken(scope, input)) return fail('orders.tracking_taken');
		const sent = await send(scope, order, input, { position: earlier.length + 1, pieces: chosen.value, lines });
		if (countOf(chosen.value) < countOf(left)) {
			await scope.publish(scope.db, orderPartShipped({ orderId: order.id, parcelId: sent.parcelId }));
			return ok({ number: order.number, state });
		}
		const settled = order.restAskedAt ? await closeOpenRequest(scope, sent.order, cancels) : sent.order;
		const moved = await moveOrder(scope, settled, { transition: 'ship', party: 'shop', note: sent.tracking });
		return moved.ok ? ok(moved.value.changed) : moved;
	});
}

async function isTaken(
	{ db, actor: { shopId } }: Scope<VendorActor>,
	{ carrier = 'other', tracking = '' }: ShipOrderInput,
): Promise<boolean> {
	const isKnown = carrier !== 'own' && carrier !== 'other' && cleanLine(tracking) !== '';
	const { trackingDays: days } = parcelsConfig;
	return isKnown && isTakenByOther(db, { carrier, tracking: cleanLine(tracking), days, shopId });
}

type Load = { readonly position: number; readonly pieces: readonly Quantities[]; readonly lines: readonly OrderLine[] };

async function send(scope: Scope, order: Order, { carrier = 'other', ...input }: ShipOrderInput, load: Load) {
	const at = await scope.now();
	const [parcelId, tracking] = [newId(), cleanLine(input.tracking ?? '')];
	await recordParcel(scope.db, {
		id: parcelId,
		orderId: order.id,
		position: load.position,
		state: 'shipped',
		carrier,
		tracking,
		proof: '',
		recipient: '',
		proofReference: '',
		shippedAt: at,
		deliveredAt: null,
		refusedAt: null,
		refusal: null,
		lostAt: null,
		returnedAt: null,
		otherCollects: carrier === 'other' && input.otherCollects === true,
		carrierName: carrier === 'other' ? cleanLine(input.carrierName ?? '') : '',
		cashCollectedVnd: null,
		cashCollectedBy: null,
		cashCollectedAt: null,
		lines: load.pieces.map((pieces) => ({ parcelId, ...pieces, restocked: 0 })),
	});
	const started = { firstShippedAt: order.firstShippedAt ?? at, lastScanAt: at };
	await changeOrders(scope.db, [order.id], { ...started, dueAt: nextTransitionAt({ ...order, ...started }, at) });
	await shipStock(scope, stockSourceOf(order), productOf(load.lines, load.pieces));
	return { parcelId, tracking, order: { ...order, ...started } };
}
