import {
	bookCashClaims,
	bookSale,
	refundedQuantities,
	refundedShipping,
	refundPaidOrder,
	refundShare,
	refundVouchersAndCoin,
	returnVoucherUses,
} from '#src/domains/order-money/index.ts';
import { isPaidOnline } from '#src/domains/order-money/rules/payment-status.ts';
import { ORDER_DELIVERY_FAILED, PARCEL_DELIVERY_FAILED } from '#src/domains/order-money/rules/refund-sources.ts';
import type { OrderParty, OrderState } from '#src/domains/orders/contract/order.ts';
import type { DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { changeOrders, linesOfOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { quantitiesExcept, remainingQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { closeNeverReceivedReturns } from '#src/domains/returns/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { missingParcelRefund } from '../../db/missing-refund-repository.ts';
import type { ParcelWithLines } from '../../db/parcel-repository.ts';
import { changeParcel, recordParcelPictures } from '../../db/parcel-repository.ts';
import {
	orderArrivedPaidBack,
	orderDeliveryFailed,
	orderLost,
	orderPartDelivered,
	orderPartLost,
} from '../../events.ts';
import { isFailedByBuyer, retainsFee } from '../../rules/failed-delivery.ts';
import { isLost, orderProgress } from '../../rules/parcel-states.ts';
import { completeDelivery } from './hand-over-order.ts';
import { closeInvestigation } from './open-close-investigation.ts';

export type ParcelEnding = {
	readonly parcels: readonly ParcelWithLines[];
	readonly ended: readonly ParcelWithLines[];
	readonly to: 'delivered' | 'refused' | 'lost';
	readonly party: OrderParty;
	/** Proof of delivery, or the note of a failed delivery. */
	readonly proof: string;
	readonly refusal?: DeliveryFailure | undefined;
	readonly recipient?: string;
	readonly proofReference?: string;
	readonly pictureIds?: readonly string[];
};

export async function endParcels(
	scope: Scope,
	locked: LockedOrder,
	{ parcels, ended, to, party, proof, refusal, recipient = '', proofReference = '', pictureIds = [] }: ParcelEnding,
): Promise<Result<OrderState, Failure<'orders.wrong_state'>>> {
	const { order } = locked;
	const at = await scope.now();
	const change = { [`${to}At`]: at, ...(to === 'refused' && refusal ? { refusal } : {}) };
	for (const { id } of ended) {
		await changeParcel(scope.db, id, { state: to, proof, recipient, proofReference, ...change });
		await recordParcelPictures(scope.db, id, pictureIds);
	}
	const endedIds = new Set(ended.map(({ id }) => id));
	const status = parcels.map((parcel) => (endedIds.has(parcel.id) ? { ...parcel, state: to, ...change } : parcel));
	const said = [recipient, proof].filter(Boolean).join(', ');
	const done = await endShipment(scope, locked, { parcels: status, party, proof: said });
	if (!done.ok) return done;
	if (done.value !== null) await closeInvestigation(scope, order.id, { to: OUTCOME_BY_STATE[to] });
	const notify = partEvent(order.state, to, done.value);
	if (notify) for (const { id } of ended) await scope.publish(scope.db, notify({ orderId: order.id, parcelId: id }));
	return ok(done.value ?? order.state);
}

/** The end of an order also closes its investigation. */
const OUTCOME_BY_STATE = { delivered: 'arrived', refused: 'turned_back', lost: 'lost' } as const;

function partEvent(was: OrderState, to: ParcelEnding['to'], now: OrderState | null) {
	if (to === 'lost') return now === 'returned' ? null : orderPartLost;
	if (to !== 'delivered' || now !== null) return null;
	return was === 'returned' ? orderArrivedPaidBack : orderPartDelivered;
}

/** Null while a parcel is in transit or an item is unshipped. */
export async function endShipment(
	scope: Scope,
	locked: LockedOrder,
	{ parcels, party, proof }: Pick<ParcelEnding, 'parcels' | 'party' | 'proof'>,
): Promise<Result<OrderState | null, Failure<'orders.wrong_state'>>> {
	const status = orderProgress(locked.order.state, parcels);
	if (status === 'returned') return ok(await endUndelivered(scope, locked, parcels));
	if (status === null) return ok(null);
	const delivered = await completeDelivery(scope, locked.order, party, proof);
	if (!delivered.ok) return delivered;
	const refused = parcels.filter(({ state }) => state !== 'delivered');
	await refundFailedDelivery(scope, { group: locked.group, order: delivered.value }, refused);
	if (locked.group.paymentMethod === 'cod') await bookCashClaims(scope, delivered.value);
	return ok(delivered.value.state);
}

/** Refunds bank payments; a failed cash delivery caused by the buyer counts against later cash orders. */
async function endUndelivered(
	scope: Scope,
	locked: LockedOrder,
	parcels: readonly ParcelWithLines[],
): Promise<OrderState> {
	const { group, order } = locked;
	const areLost = parcels.every(isLost);
	const isOnline = isPaidOnline(group.paymentMethod, order.state);
	const refusedAt = group.paymentMethod === 'cod' && isFailedByBuyer(parcels) ? await scope.now() : null;
	const returned = { state: 'returned', refusedAt, dueAt: null } as const;
	await returnVoucherUses(scope, locked);
	if (isOnline && retainsFee(parcels)) {
		await refundRemainder(scope, locked, 0);
		await changeOrders(scope.db, [order.id], { ...returned, ...(await bookFailedDeliveryFee(scope, order)) });
	} else if ((await refundedQuantities(scope.read, order.id)).length > 0) {
		await refundRemainder(scope, locked, order.shippingVnd - (await refundedShipping(scope.read, order.id)));
		await changeOrders(scope.db, [order.id], returned);
	} else {
		await refundVouchersAndCoin(scope, order);
		if (isOnline) await refundPaidOrder(scope, order, areLost ? 'lost' : 'refused');
		await changeOrders(scope.db, [order.id], returned);
	}
	await closeNeverReceivedReturns(scope, order.id, 'system');
	await scope.publish(
		scope.db,
		areLost ? orderLost({ orderId: order.id }) : orderDeliveryFailed({ orderId: order.id }),
	);
	return 'returned';
}

/** The shop earned the outbound shipping fee; it is held like the proceeds of a sale. */
async function bookFailedDeliveryFee(scope: Scope, order: Order): Promise<Partial<Order>> {
	const completedAt = await scope.now();
	const sale = await bookSale(scope, order);
	const dueAt = nextTransitionAt({ ...order, ...sale, completedAt, state: 'returned' }, completedAt);
	return { ...sale, completedAt, dueAt };
}

/** No parcel was delivered, so all products not refunded before are refunded. */
async function refundRemainder(scope: Scope, locked: LockedOrder, shippingVnd: number): Promise<void> {
	const { id } = locked.order;
	const gone = await refundedQuantities(scope.read, id);
	const lines = (await linesOfOrders(scope.read, [id]))
		.map((line) => {
			const back = gone.find(({ lineId }) => lineId === line.id);
			return { lineId: line.id, quantity: line.quantity - (back?.quantity ?? 0), completed: back?.split ?? 0 };
		})
		.filter(({ quantity, completed }) => quantity + completed > 0);
	await refundShare(scope, locked, {
		source: { type: ORDER_DELIVERY_FAILED, id },
		lines,
		reason: 'refused',
		isUncollected: true,
		shippingVnd,
	});
}

/** Refunds the failed parcels of an order whose others were delivered; excludes shipping and earlier refunds. */
async function refundFailedDelivery(
	scope: Scope,
	locked: LockedOrder,
	refused: readonly ParcelWithLines[],
): Promise<void> {
	const { id: orderId } = locked.order;
	let gone = refused.length > 0 ? await missingParcelRefund(scope.read, orderId) : [];
	for (const { id, state, lines: pieces } of refused) {
		const fresh = quantitiesExcept(pieces, gone);
		const completed = remainingQuantities(await splitQuantities(scope, orderId), remainingQuantities(gone, pieces));
		gone = quantitiesExcept(gone, pieces);
		const lines = refundedLines(fresh, completed);
		if (lines.length === 0) continue;
		await refundShare(scope, locked, {
			source: { type: PARCEL_DELIVERY_FAILED, id },
			lines,
			shippingVnd: 0,
			isUncollected: true,
			reason: state === 'lost' ? 'lost' : 'refused',
		});
	}
}

const splitQuantities = async ({ read }: Scope, orderId: string): Promise<readonly Quantities[]> =>
	(await refundedQuantities(read, orderId)).map(({ lineId, split }) => ({ lineId, quantity: split }));

const refundedLines = (
	fresh: readonly Quantities[],
	completed: readonly Quantities[],
): Parameters<typeof refundShare>[2]['lines'] =>
	[...new Set([...fresh, ...completed].map(({ lineId }) => lineId))].map((lineId) => ({
		lineId,
		quantity: fresh.find((of) => of.lineId === lineId)?.quantity ?? 0,
		completed: completed.find((of) => of.lineId === lineId)?.quantity ?? 0,
	}));
