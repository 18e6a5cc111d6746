import { fail } from '#src/domains/orders/contract/order.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { changeOrders, lockGroup, type Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrderById } from '#src/domains/orders/index.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { type CarrierReceipt, parcelsConfig, type TrackingEvent } from '../../contract/fulfilment.ts';
import type { ParcelWithLines } from '../../db/parcel-repository.ts';
import { changeParcel, parcelsByTracking, recordCarrierEvent, type TracedParcel } from '../../db/parcel-repository.ts';
import { orderParcelBack } from '../../events.ts';
import { isOnItsWay, parcelStates } from '../../rules/parcel-states.ts';
import { endParcels } from '../steps/end-parcels.ts';
import { closeInvestigation } from '../steps/open-close-investigation.ts';
import { cashDue, recordCollection } from '../steps/record-parcel-cash.ts';

type Answer = Result<CarrierReceipt, Failure<'orders.parcel_not_found' | 'orders.wrong_state'>>;
type LockedParcel = {
	readonly locked: LockedOrder;
	readonly parcels: readonly ParcelWithLines[];
	readonly parcel: ParcelWithLines;
};
type CarrierUpdate = {
	readonly status: TrackingEvent['status'];
	readonly note: string;
	readonly refusal: TrackingEvent['refusal'];
	readonly recipient: string;
	readonly proofReference: string;
};

/** Records each event once; the caller has verified the carrier's signature. */
export function recordTrackingEvent(context: Context, news: TrackingEvent): Promise<Answer> {
	const { carrier, status } = news;
	return transact(context, async (scope): Promise<Answer> => {
		const box = await findTracedParcels(scope, carrier, cleanLine(news.tracking));
		const [first] = box;
		if (!first) return fail('orders.parcel_not_found');
		const note = clean(news.note ?? '');
		// Locks the groups in the order of their ids, as every other writer does.
		for (const groupId of [...new Set(box.map((one) => one.groupId))].sort()) await lockGroup(scope.db, groupId);
		const isNew = await recordCarrierEvent(scope.db, {
			carrier,
			eventId: cleanLine(news.eventId),
			parcelId: first.id,
			status,
			note,
			happenedAt: new Date(news.at),
			receivedAt: await scope.now(),
		});
		const told = {
			status,
			note,
			refusal: news.refusal,
			recipient: cleanLine(news.recipient ?? ''),
			proofReference: cleanLine(news.proofReference ?? ''),
		};
		if (!isNew) return ok({ result: 'known' });
		const followed = await applyCarrierStatus(scope, box, told);
		if (!followed.ok || status !== 'delivered' || news.collectedVnd === undefined) return followed;
		return (await recordCollectedCash(scope, box, news.collectedVnd)) ? ok({ result: 'recorded' }) : followed;
	});
}

/**
 * Returns the parcels of one shop to one buyer. A code used by several shops is ignored, because one shop could use
 * it to move the parcels of another.
 */
async function findTracedParcels(
	{ read }: Scope,
	carrier: Carrier,
	tracking: string,
): Promise<readonly TracedParcel[]> {
	const days = parcelsConfig.trackingDays;
	const [seen, ...others] = await parcelsByTracking(read, { carrier, tracking, days });
	if (!seen) return [];
	const isOneBox = others.every(({ shopId, customerId }) => shopId === seen.shopId && customerId === seen.customerId);
	return isOneBox ? [seen, ...others] : [];
}

async function applyCarrierStatus(scope: Scope, box: readonly TracedParcel[], said: CarrierUpdate): Promise<Answer> {
	let result: CarrierReceipt['result'] = 'late';
	for (const one of box) {
		// Reads each parcel again, because the previous one may have ended its order.
		const told = await lockTracedParcel(scope, one);
		const moved = told && (await follow(scope, told, said));
		if (moved && !moved.ok) return moved;
		if (moved?.value.result === 'recorded') result = 'recorded';
	}
	return ok({ result });
}

/** Books the cash of all parcels in the box not recorded yet. An operator handles a smaller amount. */
async function recordCollectedCash(scope: Scope, box: readonly TracedParcel[], collectedVnd: number): Promise<boolean> {
	const open: { readonly order: Order; readonly parcelId: string; readonly amountVnd: number }[] = [];
	for (const one of box) {
		const told = await lockTracedParcel(scope, one);
		if (told?.parcel.state !== 'delivered' || told.parcel.cashCollectedAt) continue;
		const amountVnd = await cashDue(scope, told.locked, told);
		if (amountVnd > 0) open.push({ order: told.locked.order, parcelId: one.id, amountVnd });
	}
	const dueVnd = sumVnd(open.map(({ amountVnd }) => amountVnd));
	if (collectedVnd < dueVnd)
		scope.log.error(
			{ parcelIds: box.map(({ id }) => id), collectedVnd, dueVnd },
			'a carrier collected less than is due',
		);
	if (open.length === 0 || collectedVnd < dueVnd) return false;
	for (const { order, ...collection } of open) await recordCollection(scope, order, collection, 'carrier');
	return true;
}

async function lockTracedParcel(scope: Scope, { id, orderId, groupId }: TracedParcel): Promise<LockedParcel | null> {
	const locked = await lockOrderById(scope, { id: orderId, groupId });
	const parcels = await parcelsOf(scope.read, [orderId]);
	const parcel = parcels.find((found) => found.id === id);
	return locked && parcel ? { locked, parcels, parcel } : null;
}

async function follow(
	scope: Scope,
	told: LockedParcel,
	{ status, note, refusal, ...shown }: CarrierUpdate,
): Promise<Answer> {
	const { locked, parcels, parcel } = told;
	const isBack = status === 'returned';
	if (isBack && mayMove(parcelStates, parcel.state, 'returned')) return publishParcelReturned(scope, told);
	if (!isOnItsWay(parcel)) return ok({ result: 'late' });
	const scanned = await receivedOf(scope, locked);
	if (status === 'delivered' || status === 'refused' || isBack) {
		const to = isBack ? 'refused' : status;
		const proof = status === 'delivered' ? { proof: note, ...shown } : { proof: note, refusal };
		const ended = await endParcels(scope, scanned, { parcels, ended: [parcel], to, party: 'system', ...proof });
		if (!ended.ok) return ended;
		await closeInvestigation(scope, locked.order.id, { to: 'found' });
		// Many carriers report a failed delivery only when the parcel goes back.
		return isBack ? publishParcelReturned(scope, told) : ok({ result: 'recorded' });
	}
	await changeParcel(scope.db, parcel.id, { state: 'in_transit' });
	await closeInvestigation(scope, locked.order.id, { to: 'found' });
	return ok({ result: 'recorded' });
}

async function publishParcelReturned(scope: Scope, { locked, parcel }: LockedParcel): Promise<Answer> {
	await scope.publish(scope.db, orderParcelBack({ orderId: locked.order.id, parcelId: parcel.id }));
	return ok({ result: 'recorded' });
}

/** A tracking event postpones the question to both sides about the missing parcel. */
async function receivedOf(scope: Scope, { group, order }: LockedOrder): Promise<LockedOrder> {
	const at = await scope.now();
	const heard = { ...order, lastScanAt: at };
	const dueAt = nextTransitionAt(heard, at);
	await changeOrders(scope.db, [order.id], { lastScanAt: at, dueAt });
	return { group, order: { ...heard, dueAt } };
}
