import { getVariantsForCart, recordSales } from '#src/domains/catalog/index.ts';
import type { LineRates } from '#src/domains/fees/contract.ts';
import { findRates } from '#src/domains/fees/index.ts';
import { holdDaysOf, type ShopStatus } from '#src/domains/fees/rules/hold-days.ts';
import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { importTransfers } from '#src/domains/ledger/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import {
	insertHistoricalOrders,
	type Order,
	type OrderGroup,
	type OrderLine,
} from '#src/domains/orders/db/order-repository.ts';
import type { ParcelWithLines } from '#src/domains/orders/db/tables.ts';
import { NO_REDUCTIONS, NOT_BOOKED, orderTotals, type Reductions } from '#src/domains/orders/rules/order-totals.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { countCompleted } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import { idFrom, newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { type CashClaim, recordClaims } from '../db/cash-claim-repository.ts';
import { findShopStatus } from '../queries/find-shop-status.ts';
import { claimAccount, heldCashAccount } from '../rules/cash-claims.ts';
import { isCashHeldByShop } from '../rules/cash-held-by-shop.ts';
import { feesLeft } from '../rules/fees-after-refunds.ts';

export type HistoricalOrder = {
	readonly customerId: string;
	readonly shop: { readonly id: string; readonly name: string; readonly slug: string };
	readonly recipient: Pick<OrderGroup, 'recipient' | 'phone' | 'street' | 'wardName' | 'provinceCode' | 'provinceName'>;
	readonly shippingVnd: number;
	readonly placedAt: Date;
	readonly carrier: Carrier;
	/** The carrier's code for an order number. */
	trackingOf(orderNumber: string): string;
	/** Hours after placing. */
	readonly hours: Readonly<Record<'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed', number>>;
	readonly lines: readonly Omit<OrderLine, 'id' | 'orderId' | 'returnTerms' | keyof (Reductions & LineRates)>[];
};
export type StoredOrder = {
	readonly order: Order;
	readonly lines: readonly OrderLine[];
	readonly parcel: ParcelWithLines;
};

type PastRates = {
	shippingBp(at: Date): number;
	ofLine(variantId: string, at: Date): LineRates;
};

/**
 * Imports completed cash orders with their lines, parcels, dates, claims on carriers and ledger transfers, and counts
 * them as sold. The carriers have confirmed the cash. Sends no notices and does not change stock.
 */
export async function importHistoricalOrders(
	context: Context<SystemActor>,
	past: readonly HistoricalOrder[],
): Promise<readonly StoredOrder[]> {
	const done = await transact(context, async (scope) => {
		const rates = await ratesOfPast(scope, past);
		await countCompleted(scope, completedOf(past));
		const statuses = await statusesOf(scope, past);
		const now = await scope.now();
		const drafted = past.map((order) => {
			const group = draftGroup(order);
			const draft = draftOrder(group, order, rates);
			return { group, ...bookSale(draft, statuses.get(order.shop.id), now) };
		});
		await insertHistoricalOrders(scope.db, {
			groups: drafted.map(({ group }) => group),
			orders: drafted.map(({ order }) => order),
			lines: drafted.flatMap(({ lines }) => lines),
			parcels: drafted.map(({ parcel }) => parcel),
		});
		await recordClaims(
			scope.db,
			drafted.flatMap(({ claim }) => claim ?? []),
		);
		await importTransfers(
			scope,
			drafted.map(({ order, legs }) => ({ source: { type: 'order', id: order.id }, legs })),
		);
		await recordSales(
			scope,
			past.flatMap(({ lines }) => lines),
		);
		return ok(drafted.map(({ order, lines, parcel }) => ({ order, lines, parcel })));
	});
	return done.value;
}

function completedOf(past: readonly HistoricalOrder[]): ReadonlyMap<string, number> {
	const counted = new Map<string, number>();
	for (const { shop } of past) counted.set(shop.id, (counted.get(shop.id) ?? 0) + 1);
	return counted;
}

async function statusesOf(scope: Scope, past: readonly HistoricalOrder[]): Promise<ReadonlyMap<string, ShopStatus>> {
	const statuses = new Map<string, ShopStatus>();
	for (const shopId of new Set(past.map(({ shop }) => shop.id)))
		statuses.set(shopId, await findShopStatus(scope.read, shopId));
	return statuses;
}

/** Uses the commission and tax rates valid when each order was placed. */
async function ratesOfPast(scope: Scope, past: readonly HistoricalOrder[]): Promise<PastRates> {
	const variantIds = past.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
	const variants = await getVariantsForCart(scope.read, [...new Set(variantIds)], null);
	const rates = await findRates(scope.read, await scope.now());
	return {
		shippingBp: (at) => rates.shippingBp(at),
		ofLine: (variantId, at) => {
			const variant = variants.get(variantId);
			if (!variant) throw new Error(`an order of the past names ${variantId}, which nobody sells`);
			return rates.ratesOf(variant, at);
		},
	};
}

type Booked = StoredOrder & { readonly claim: CashClaim | null; readonly legs: readonly TransferLeg[] };

/** The transfers of `bookCashClaims`, `bookSale` and, when it is due, `releaseSale` for an order without refunds. */
function bookSale({ order, lines, parcel }: StoredOrder, status: ShopStatus | undefined, now: Date): Booked {
	if (!status) throw new Error(`order ${order.number} has no shop`);
	const escrow: AccountRef = { kind: 'order_escrow', ownerId: order.id };
	const reserve: AccountRef = { kind: 'vendor_reserve', ownerId: order.shopId };
	const payable: AccountRef = { kind: 'vendor_payable', ownerId: order.shopId };
	const isHeld = isCashHeldByShop(parcel);
	const owed = isHeld ? heldCashAccount(order.shopId) : claimAccount(parcel.carrier, order.shopId);
	const fees = feesLeft(
		lines.map((line) => ({ ...line, backVnd: 0 })),
		{ feeVnd: order.shippingVnd, commissionBp: order.shippingCommissionBp, backVnd: 0 },
	);
	const booked = { ...order, holdDays: holdDaysOf(status, now), reservedVnd: fees.shopVnd };
	const { due, next } = transitionAt(booked, null, now);
	const leg = (name: string, debit: AccountRef, credit: AccountRef, amountVnd: number): readonly TransferLeg[] =>
		amountVnd > 0 ? [{ leg: name, debit, credit, amountVnd }] : [];
	return {
		order: due ? { ...booked, reservedVnd: 0, releasedAt: now, dueAt: null } : { ...booked, dueAt: next },
		lines,
		parcel,
		claim: isHeld ? null : claimOn(order, parcel),
		legs: [
			...leg('cash_delivered', owed, escrow, order.payVnd),
			...leg('commission', escrow, { kind: 'commission' }, fees.commissionVnd),
			...leg('tax', escrow, { kind: 'tax_withheld' }, fees.taxVnd),
			...leg('vendor_reserve', escrow, reserve, fees.shopVnd),
			...(due ? leg('released', reserve, payable, fees.shopVnd) : []),
			...(due && isHeld ? leg('cash_kept', payable, owed, order.payVnd) : []),
		],
	};
}

const claimOn = ({ id, shopId, payVnd }: Order, parcel: ParcelWithLines): CashClaim => ({
	parcelId: parcel.id,
	orderId: id,
	shopId,
	carrier: parcel.carrier,
	tracking: parcel.tracking,
	state: 'collected',
	amountVnd: payVnd,
	remittedVnd: 0,
	deliveredAt: parcel.deliveredAt ?? parcel.shippedAt,
	collectedAt: parcel.cashCollectedAt,
	remittedAt: null,
});

function draftGroup({ customerId, recipient, placedAt }: HistoricalOrder): OrderGroup {
	return {
		id: idFrom(placedAt),
		number: newNumber(),
		customerId,
		paymentMethod: 'cod',
		placedAt,
		expiresAt: null,
		heldAt: null,
		attempts: 0,
		courierNote: '',
		...recipient,
	};
}

function draftOrder(group: OrderGroup, past: HistoricalOrder, rates: PastRates): StoredOrder {
	const { placedAt, shippingVnd, shop, hours } = past;
	const id = idFrom(placedAt);
	const lines = past.lines.map((line) => ({
		id: newId(),
		orderId: id,
		...line,
		returnTerms: 'faults_only' as const,
		...NO_REDUCTIONS,
		...rates.ofLine(line.variantId, placedAt),
	}));
	const totals = orderTotals(lines, shippingVnd);
	const after = (count: number): Date => addMs(placedAt, count * HOUR_MS);
	const deliveredAt = after(hours.delivered);
	const order: Order = {
		id,
		number: newNumber(),
		groupId: group.id,
		customerId: group.customerId,
		state: 'completed',
		note: '',
		shopId: shop.id,
		shopName: shop.name,
		shopSlug: shop.slug,
		...totals,
		...NO_REDUCTIONS,
		payVnd: totals.totalVnd,
		shippingOption: 'standard',
		prepDays: 1,
		shippingParts: [],
		arrivesFrom: after(hours.delivered - 24),
		arrivesTo: deliveredAt,
		orderedAt: placedAt,
		placedAt,
		confirmedAt: after(hours.confirmed),
		packedAt: after(hours.packed),
		firstShippedAt: after(hours.shipped),
		shippedAt: after(hours.shipped),
		deliveredAt,
		completedAt: after(hours.completed),
		lastScanAt: null,
		cancelledAt: null,
		cancelAskedAt: null,
		restAskedAt: null,
		refusedAt: null,
		dueAt: null,
		shippingCommissionBp: rates.shippingBp(placedAt),
		...NOT_BOOKED,
		earnedAt: after(hours.completed),
	};
	return { order, lines, parcel: draftParcel(order, lines, past) };
}

/** The carrier confirms the cash a day after the delivery. */
const CONFIRMED_HOURS = 24;

function draftParcel(order: Order, lines: readonly OrderLine[], past: HistoricalOrder): ParcelWithLines {
	const id = newId();
	const deliveredAt = addMs(past.placedAt, past.hours.delivered * HOUR_MS);
	const parcel = {
		id,
		orderId: order.id,
		position: 1,
		state: 'delivered' as const,
		carrier: past.carrier,
		tracking: past.trackingOf(order.number),
		proof: '',
		recipient: past.recipient.recipient,
		proofReference: '',
		shippedAt: addMs(past.placedAt, past.hours.shipped * HOUR_MS),
		deliveredAt,
		refusedAt: null,
		refusal: null,
		lostAt: null,
		returnedAt: null,
		otherCollects: false,
		carrierName: '',
		lines: lines.map(({ id: lineId, quantity }) => ({ parcelId: id, lineId, quantity, restocked: 0 })),
	};
	const isHeld = isCashHeldByShop(parcel);
	return {
		...parcel,
		cashCollectedVnd: isHeld ? null : order.payVnd,
		cashCollectedBy: isHeld ? null : 'carrier',
		cashCollectedAt: isHeld ? null : addMs(deliveredAt, CONFIRMED_HOURS * HOUR_MS),
	};
}
