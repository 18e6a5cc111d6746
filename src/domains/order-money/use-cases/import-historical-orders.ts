import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import type { LineRates } from '#src/domains/fees/contract.ts';
import { findRates } from '#src/domains/fees/index.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import {
	changeOrders,
	insertHistoricalOrders,
	type Order,
	type OrderGroup,
	type OrderLine,
} from '#src/domains/orders/db/order-repository.ts';
import { NO_REDUCTIONS, NOT_BOOKED, orderTotals, type Reductions } from '#src/domains/orders/rules/order-totals.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { countCompleted } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { bookSale } from './steps/book-sale.ts';
import { releaseSale } from './steps/release-sale.ts';

export type HistoricalOrder = {
	readonly customerId: string;
	readonly shop: { readonly id: string; readonly name: string; readonly slug: string };
	readonly recipient: Pick<OrderGroup, 'recipient' | 'phone' | 'street' | 'wardName' | 'provinceCode' | 'provinceName'>;
	readonly shippingVnd: number;
	readonly placedAt: Date;
	readonly lines: readonly Omit<OrderLine, 'id' | 'orderId' | 'returnTerms' | keyof (Reductions & LineRates)>[];
};
export type StoredOrder = { readonly order: Order; readonly lines: readonly OrderLine[] };

type PastRates = {
	shippingBp(at: Date): number;
	ofLine(variantId: string, at: Date): LineRates;
};

const DELIVERED_DAYS = 4;
const COMPLETED_DAYS = 6;

/**
 * Imports completed cash orders with their lines, dates and ledger transfers. Sends no notices and does not change
 * stock.
 */
export async function importHistoricalOrders(
	context: Context<SystemActor>,
	past: readonly HistoricalOrder[],
): Promise<readonly StoredOrder[]> {
	const done = await transact(context, async (scope) => {
		const drafted = past.map((order) => ({ group: draftGroup(order), of: order }));
		const rates = await ratesOfPast(scope, past);
		const stored = drafted.map(({ group, of }) => draftOrder(group, of, rates));
		const groups = drafted.map(({ group }) => group);
		await insertHistoricalOrders(scope.db, {
			groups,
			orders: stored.map(({ order }) => order),
			lines: stored.flatMap(({ lines }) => lines),
		});
		await postTransfers(scope, {
			source: { type: 'past_orders', id: newId() },
			legs: stored.map(({ order }) => ({
				leg: `cash:${order.id}`,
				debit: { kind: 'cod_receivable' },
				credit: { kind: 'order_escrow', ownerId: order.id },
				amountVnd: order.payVnd,
			})),
		});
		const now = await scope.now();
		await countCompleted(scope, completedOf(past));
		for (const { order } of stored) await bookHistoricalSale(scope, order, now);
		return ok(stored);
	});
	return done.value;
}

function completedOf(past: readonly HistoricalOrder[]): ReadonlyMap<string, number> {
	const counted = new Map<string, number>();
	for (const { shop } of past) counted.set(shop.id, (counted.get(shop.id) ?? 0) + 1);
	return counted;
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

async function bookHistoricalSale(scope: Scope, order: Order, now: Date): Promise<void> {
	const booked: Order = { ...order, ...(await bookSale(scope, order)) };
	const { holdDays, reservedVnd } = booked;
	const { due, next } = transitionAt(booked, null, now);
	await changeOrders(scope.db, [order.id], { holdDays, reservedVnd, dueAt: next });
	if (due) await releaseSale(scope, { group: { paymentMethod: 'cod' }, order: booked });
}

function draftGroup({ customerId, recipient, placedAt }: HistoricalOrder): OrderGroup {
	return {
		id: newId(),
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
	const { placedAt, shippingVnd, shop } = past;
	const id = newId();
	const lines = past.lines.map((line) => ({
		id: newId(),
		orderId: id,
		...line,
		returnTerms: 'faults_only' as const,
		...NO_REDUCTIONS,
		...rates.ofLine(line.variantId, placedAt),
	}));
	const totals = orderTotals(lines, shippingVnd);
	const after = (days: number): Date => addMs(placedAt, days * DAY_MS);
	const deliveredAt = after(DELIVERED_DAYS);
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
		arrivesFrom: after(DELIVERED_DAYS - 1),
		arrivesTo: deliveredAt,
		orderedAt: placedAt,
		placedAt,
		confirmedAt: after(0.2),
		packedAt: after(0.8),
		firstShippedAt: after(1),
		shippedAt: after(1),
		deliveredAt,
		completedAt: after(COMPLETED_DAYS),
		lastScanAt: null,
		cancelledAt: null,
		cancelAskedAt: null,
		restAskedAt: null,
		refusedAt: null,
		dueAt: null,
		shippingCommissionBp: rates.shippingBp(placedAt),
		...NOT_BOOKED,
		earnedAt: after(COMPLETED_DAYS),
	};
	return { order, lines };
}
