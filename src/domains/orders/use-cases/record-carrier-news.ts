import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { refuse } from '../contract.ts';
import type { Carrier, CarrierNews, CarrierReceipt } from '../contract-parcels.ts';
import { changeOrders, findOrder, lockGroup } from '../db/order-repository.ts';
import {
	changeParcel,
	type ParcelWithLines,
	parcelsByTracking,
	parcelsOf,
	recordCarrierEvent,
} from '../db/parcel-repository.ts';
import { orderParcelBack } from '../events.ts';
import { dutyAt } from '../rules/order-duties.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';
import { endParcels } from './end-parcels.ts';
import type { LockedOrder } from './lock-order.ts';

type Answer = Result<CarrierReceipt, Failure<'orders.parcel_not_found' | 'orders.wrong_state'>>;
type Told = {
	readonly locked: LockedOrder;
	readonly parcels: readonly ParcelWithLines[];
	readonly parcel: ParcelWithLines;
};

/** What a carrier has told of a parcel, once; the sender has proved who it is. */
export function recordCarrierNews(context: Context, news: CarrierNews): Promise<Answer> {
	const { carrier } = news;
	return transact(context, async (scope): Promise<Answer> => {
		const told = await lockTold(scope, carrier, cleanLine(news.tracking));
		if (!told) return refuse('orders.parcel_not_found');
		const note = clean(news.note ?? '');
		const isNew = await recordCarrierEvent(scope.db, {
			...{ carrier, eventId: cleanLine(news.eventId), parcelId: told.parcel.id, status: news.status, note },
			...{ happenedAt: new Date(news.at), receivedAt: await scope.now() },
		});
		return isNew ? follow(scope, told, news.status, note) : ok({ result: 'known' });
	});
}

/** A code that several parcels claim moves none of them: one shop's word must not move another's parcel. */
async function lockTold(scope: Scope, carrier: Carrier, tracking: string): Promise<Told | null> {
	const [seen, ...others] = await parcelsByTracking(scope.read, carrier, tracking);
	if (!seen || others.length > 0) return null;
	const found = await findOrder(scope.read, seen.orderId);
	const locked = found && (await lockGroup(scope.db, found.groupId));
	const order = locked?.orders.find(({ id }) => id === seen.orderId);
	if (!locked || !order) return null;
	const parcels = await parcelsOf(scope.read, [order.id]);
	const parcel = parcels.find(({ id }) => id === seen.id);
	return parcel ? { locked: { group: locked.group, order }, parcels, parcel } : null;
}

async function follow(scope: Scope, told: Told, status: CarrierNews['status'], proof: string): Promise<Answer> {
	const { locked, parcels, parcel } = told;
	if (status === 'returned' && parcel.state === 'refused') {
		await scope.publish(scope.db, orderParcelBack({ orderId: locked.order.id, parcelId: parcel.id }));
		return ok({ result: 'recorded' });
	}
	if (!isOnItsWay(parcel) || status === 'returned') return ok({ result: 'late' });
	const scanned = await heardOf(scope, locked);
	if (status === 'delivered' || status === 'refused') {
		const ended = await endParcels(scope, scanned, { parcels, ended: [parcel], to: status, party: 'system', proof });
		return ended.ok ? ok({ result: 'recorded' }) : ended;
	}
	await changeParcel(scope.db, parcel.id, { state: 'in_transit' });
	return ok({ result: 'recorded' });
}

/** Nobody has to be asked where it is for another while. */
async function heardOf(scope: Scope, { group, order }: LockedOrder): Promise<LockedOrder> {
	const at = await scope.now();
	const heard = { ...order, lastScanAt: at };
	const dueAt = dutyAt(heard, null, at).next;
	await changeOrders(scope.db, [order.id], { lastScanAt: at, dueAt });
	return { group, order: { ...heard, dueAt } };
}
