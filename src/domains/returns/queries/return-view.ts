import { inArray } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import { refundedQuantities } from '#src/domains/order-money/index.ts';
import type { Delivery } from '#src/domains/orders/contract/parcel.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf, picturesOfParcels } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { Order, OrderLine } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { BuyerReturnView, ReturnAmount, Returnable } from '../contract/return.ts';
import { outwardShippingOf } from '../db/outward-shipping-repository.ts';
import { refundsOfSources, waitsOfRefunds } from '../db/refund-transfer-repository.ts';
import { eventsOfReturns, linesOfReturns, picturesOfReturns, returnsOfOrder } from '../db/return-repository.ts';
import { RETURN_SHIPPING, returnShippingCostsOfReturns } from '../db/return-shipping-repository.ts';
import type { OrderReturn, ReturnLine, ReturnShipping } from '../db/tables.ts';
import { currentRefundPercent, plannedAmount } from '../rules/return-amount.ts';
import { needsProductsBack } from '../rules/return-windows.ts';
import { answerBy, byDeadline } from '../rules/scheduled-transitions.ts';
import { toOpenReturn } from './list-open-returns.ts';
import { given, refundViews } from './refund-views.ts';
import { returnShippingView } from './return-shipping-view.ts';

export type ReturnFacts = Omit<
	BuyerReturnView,
	'mayDo' | 'bankShown' | 'sendTo' | `postage${'Offer' | 'Acts' | 'Bank'}`
>;
export type SeenReturn = {
	readonly of: OrderReturn;
	readonly facts: ReturnFacts;
	readonly postage: ReturnShipping | null;
};

const NO_SHIPPING = { paidVnd: 0, quantity: 0, faultyQuantity: 0, refundedVnd: 0 };
const NO_PARTS: Returnable = { bought: [], gone: [], shipping: NO_SHIPPING };

export async function seenReturns(read: ReadDatabase, order: Order): Promise<readonly SeenReturn[]> {
	const returns = await returnsOfOrder(read, order.id);
	const ids = returns.map(({ id }) => id);
	const bought = await linesOfOrders(read, [order.id]);
	const lines = Map.groupBy(await linesOfReturns(read, ids), ({ returnId }) => returnId);
	const events = Map.groupBy(await eventsOfReturns(read, ids), ({ returnId }) => returnId);
	const pictures = Map.groupBy(await picturesOfReturns(read, ids), ({ eventId }) => eventId);
	const refunds = await refundsOfSources(read, 'return', ids);
	const told = await refundViews(read, [...refunds.values()]);
	const returnShippingCosts = new Map(
		(await returnShippingCostsOfReturns(read, ids)).map((postage) => [postage.returnId, postage]),
	);
	const owed = await refundsOfSources(
		read,
		RETURN_SHIPPING,
		[...returnShippingCosts.values()].map(({ id }) => id),
	);
	const waits = await waitsOfRefunds(
		read,
		[...owed.values()].map(({ id }) => id),
	);
	const deliveries = returns.some(({ reason }) => !needsProductsBack(reason)) ? await deliveriesOf(read, order) : [];
	const assignees = await assigneesOf(read, returns);
	const from = ids.length > 0 ? await returnableParts(read, order, bought) : NO_PARTS;
	return sortReturns(returns).map((of) => {
		const pieces = lines.get(of.id) ?? [];
		const refund = refunds.get(of.id);
		const postage = returnShippingCosts.get(of.id) ?? null;
		return {
			of,
			postage,
			facts: {
				...toOpenReturn(of),
				id: of.id,
				orderNumber: order.number,
				reason: of.reason,
				needsGoods: of.needsGoods,
				lines: pieces.flatMap((unit) => lineView(unit, bought)),
				amount: refund ? given(refund) : planned(of, from, pieces),
				tracking: of.tracking,
				care: assigneeOf(of, assignees),
				postage:
					postage && returnShippingView(postage, of, owed.get(postage.id), waits.has(owed.get(postage.id)?.id ?? '')),
				restockedAt: of.restockedAt?.toISOString() ?? null,
				refund: refund ? (told.get(refund.id) ?? null) : null,
				deliveries: needsProductsBack(of.reason) ? [] : [...deliveries],
				events: (events.get(of.id) ?? []).map(({ id, kind, party, note, at }) => ({
					kind,
					party,
					note,
					at: at.toISOString(),
					pictureIds: (pictures.get(id) ?? []).map(({ pictureId }) => pictureId),
				})),
			},
		};
	});
}

export async function assigneesOf(
	read: ReadDatabase,
	returns: readonly Pick<OrderReturn, 'keeperId'>[],
): Promise<ReadonlyMap<string, string>> {
	const ids = returns.flatMap(({ keeperId }) => keeperId ?? []);
	if (ids.length === 0) return new Map();
	const { id, name } = customers;
	const rows = await read.select({ id, name }).from(customers).where(inArray(id, ids));
	return new Map(rows.map((row) => [row.id, row.name]));
}

const ASSIGNED_STATES: ReadonlySet<OrderReturn['state']> = new Set(['disputed', 'under_review', 'ruled']);
function assigneeOf({ state, disputedAt, keeperId }: OrderReturn, assignees: ReadonlyMap<string, string>) {
	if (!disputedAt || !ASSIGNED_STATES.has(state)) return null;
	return { keeper: assignees.get(keeperId ?? '') ?? null, answerBy: answerBy(disputedAt).toISOString() };
}

async function deliveriesOf(read: ReadDatabase, { id }: Pick<Order, 'id'>): Promise<readonly Delivery[]> {
	const parcels = await parcelsOf(read, [id]);
	const pictures = await picturesOfParcels(read, parcels);
	return parcels.flatMap((parcel) => {
		const { deliveredAt, recipient, proof, proofReference } = parcel;
		const pictureIds = [...(pictures.get(parcel.id) ?? [])];
		const hasSaid = recipient || proof || proofReference || pictureIds.length > 0;
		if (!deliveredAt || !hasSaid) return [];
		const of = { parcelId: parcel.id, position: parcel.position, at: deliveredAt.toISOString() };
		return [{ ...of, recipient, proof, proofReference, pictureIds }];
	});
}

function lineView({ lineId, quantity, restocked }: ReturnLine, bought: readonly OrderLine[]): ReturnFacts['lines'] {
	const line = bought.find(({ id }) => id === lineId);
	if (!line) return [];
	const { productName, variantLabel, pictureHash } = line;
	return [{ lineId, productName, variantLabel, pictureHash, quantity, restocked }];
}

function planned(of: OrderReturn, from: Returnable, pieces: readonly ReturnLine[]): ReturnAmount | null {
	const percent = currentRefundPercent({ ...of, isReplaced: of.replacementAgreedAt !== null });
	return percent === null ? null : plannedAmount(from, pieces, { reason: of.reason, percent });
}

/** Open returns first by deadline, then ended ones, the latest first. */
const sortReturns = (returns: readonly OrderReturn[]): readonly OrderReturn[] => [
	...returns.filter(({ endedAt }) => endedAt === null).toSorted(byDeadline),
	...returns.filter(({ endedAt }) => endedAt !== null).toReversed(),
];

/** Excludes all other fields, because the result is sent to buyers. */
const paidLine = (line: OrderLine): Returnable['bought'][number] => {
	const { id, unitPriceVnd, quantity, shopDiscountVnd, platformDiscountVnd, coinBonusVnd, coinPaidVnd } = line;
	return { id, unitPriceVnd, quantity, shopDiscountVnd, platformDiscountVnd, coinBonusVnd, coinPaidVnd };
};

export async function returnableParts(
	read: ReadDatabase,
	order: Pick<Order, 'id'>,
	bought: readonly OrderLine[],
): Promise<Returnable> {
	const gone = await refundedQuantities(read, order.id);
	return {
		bought: bought.map(paidLine),
		gone,
		shipping: await outwardShippingOf(read, order.id),
	};
}
