import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { cutsOf } from '#src/domains/fulfilment/index.ts';
import { customers } from '#src/domains/identity/db/tables.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { ParcelWithLines } from '#src/domains/orders/db/tables.ts';
import { type OrderEvent, orderEvents, orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import type { ReturnEventKind } from '#src/domains/returns/contract/return.ts';
import { currentReturns, eventsOfReturns, returnsOfOrders } from '#src/domains/returns/index.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { TrackedOrder, TrackedReturn, Tracking } from '../../contract/tracking.ts';
import { isOutdated, openTrackToken, parseTrackForm } from '../../rules/tracking-request.ts';
import { orderViewsWiring } from '../../wiring.ts';
import { paymentStatusOf, refundsOf } from '../money/payment-facts.ts';
import { countSentUnits, NOTHING_DUE, toEventView, toSummary } from '../order-view.ts';
import { toParcelView } from '../parcel-view.ts';

/**
 * Reads the current state for the token of `askToTrack`. Wrong numbers and e-mails give the same answer. Never read
 * from a replica, because buyers look right after ordering.
 */
export async function findTrackedOrders({ fresh: read }: ReadContext, token: string | null): Promise<Tracking> {
	const request = token === null ? null : openTrackToken(orderViewsWiring().trackSeal, token);
	if (!request) return { kind: 'empty' };
	const typed = { number: request.number, email: request.email };
	if (request.retryAfterS > 0) return { kind: 'too_often', typed, retryAfterS: request.retryAfterS };
	const wanted = parseTrackForm(typed);
	if (!wanted.ok) return { kind: 'faulty', typed, faults: wanted.faults };
	const [clock] = await read.read<{ now: Date }>(sql`select app_now() as now`);
	if (!clock || isOutdated(request, new Date(clock.now))) return { kind: 'outdated', typed };
	const found = await ordersOf(read, wanted);
	return found.length > 0 ? { kind: 'found', typed, orders: found } : { kind: 'unknown', typed };
}

async function ordersOf(
	read: ReadDatabase,
	{ number, email }: { readonly number: string; readonly email: string },
): Promise<readonly TrackedOrder[]> {
	const rows = await read
		.select({ order: orders, group: orderGroups })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.innerJoin(customers, and(eq(customers.id, orders.customerId), eq(customers.emailNormalised, email)))
		.where(or(eq(orders.number, number), eq(orderGroups.number, number)))
		.orderBy(asc(orders.id));
	const ids = rows.map(({ order }) => order.id);
	if (ids.length === 0) return [];
	const linesOf = Map.groupBy(await linesOfOrders(read, ids), ({ orderId }) => orderId);
	const events = await read
		.select()
		.from(orderEvents)
		.where(inArray(orderEvents.orderId, ids))
		.orderBy(asc(orderEvents.id));
	const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
	const parcelsOfOrder = Map.groupBy(await parcelsOf(read, ids), ({ orderId }) => orderId);
	const cuts = await cutsOf(read, ids);
	const refunded = await refundsOf(read, ids);
	const status = await currentReturns(read, ids);
	const returns = await timedReturns(read, ids);
	return rows.map(({ order, group }) => ({
		...toSummary(order, group, linesOf.get(order.id) ?? [], { due: NOTHING_DUE, cut: cuts.get(order.id) }),
		sentCount: countSentUnits(parcelsOfOrder.get(order.id) ?? []),
		...status(order.id),
		returns: returns.get(order.id) ?? [],
		paymentStatus: paymentStatusOf(order, group, refunded.get(order.id)),
		arrivesFrom: order.arrivesFrom.toISOString(),
		arrivesTo: order.arrivesTo.toISOString(),
		parcels: (parcelsOfOrder.get(order.id) ?? []).map((parcel) => toParcelView(withoutProof(parcel))),
		events: (eventsOf.get(order.id) ?? []).map(withoutNotes),
	}));
}

/** The order's events already contain these refunds. */
const MONEY_EVENTS: ReadonlySet<ReturnEventKind> = new Set(['refunded', 'paid_back']);

async function timedReturns(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TrackedReturn[]>> {
	const asked = await returnsOfOrders(read, orderIds);
	const events = await eventsOfReturns(
		read,
		asked.map(({ id }) => id),
	);
	const eventsOf = Map.groupBy(
		events.filter(({ kind }) => !MONEY_EVENTS.has(kind)),
		({ returnId }) => returnId,
	);
	const timed = asked.map(({ id, orderId }) => ({
		orderId,
		refund: null,
		events: (eventsOf.get(id) ?? []).map(({ kind, party, at }) => ({
			kind,
			party,
			note: '',
			at: at.toISOString(),
			pictureIds: [],
		})),
	}));
	return Map.groupBy(timed, ({ orderId }) => orderId);
}

const withoutProof = (parcel: ParcelWithLines): ParcelWithLines => ({
	...parcel,
	proof: '',
	recipient: '',
	proofReference: '',
});

/** Removes notes but keeps the tracking code. */
const withoutNotes = (event: OrderEvent) => toEventView(event.kind === 'shipped' ? event : { ...event, note: '' });
