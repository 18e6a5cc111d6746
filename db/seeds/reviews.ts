import { feesConfig } from '#src/domains/fees/contract.ts';
import { type HistoricalOrder, importHistoricalOrders, type StoredOrder } from '#src/domains/order-money/index.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { reviews } from '#src/domains/reviews/db/tables.ts';
import {
	type HistoricalQuestion,
	type HistoricalReview,
	importHistoricalUserContent,
} from '#src/domains/reviews/index.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS, vietnamDay } from '#src/shared/time.ts';
import { findSoldProducts, planOrders, type SoldProduct } from './history.ts';
import { as, expectOk, moveClock } from './in-the-past.ts';
import { OPERATOR } from './people.ts';
import { randomOf } from './pictures/studio/random.ts';
import { customerIdOf } from './shops.ts';
import { enterBuyers, type PastBuyer } from './user-content/buyers.ts';
import { kindOf } from './user-content/kinds.ts';
import { starsOf, type Used, writeQuestion, writeReview, writeShopReview } from './user-content/texts.ts';

const DAY_HOURS = 24;
/** Carriers have not paid yet for what was ordered later than this. */
const UNPAID_DAYS = 13;
const REVIEWED_SHARE = 0.6;
const SHOP_REVIEWED_SHARE = 0.25;
const VOTES_MAX = 4;
const QUESTIONS_PER_SHOP = 6;
const ASKED_DAYS_MAX = 60;

/** Loads completed orders and their reviews in one transaction, so that a killed run leaves none. */
export async function loadReviews(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(reviews)) > 0) return;
	await transact(context, async (scope) => {
		const now = await scope.now();
		const shops = await findSoldProducts(scope);
		const buyers = await enterBuyers(scope);
		const stored = await importSeedOrders(scope, planOrders(shops, buyers, now), now);
		await importHistoricalUserContent(scope, writeContent(shops, { stored, buyers, now }));
		return ok(null);
	});
}

/** Orders complete within this many days after placing. */
const COMPLETED_DAYS = 8;
/** Orders whose money is released within the same days are imported together. */
const BATCH_DAYS = 3;

/** When the ledger releases the money: the first orders of a shop are held longer. */
function releaseDaysAgo(past: readonly HistoricalOrder[], now: Date): ReadonlyMap<HistoricalOrder, number> {
	const days = new Map<HistoricalOrder, number>();
	const { standard, newShop } = feesConfig.holdDays;
	for (const ofShop of Map.groupBy(past, ({ shop }) => shop.id).values()) {
		const oldestFirst = ofShop.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
		for (const [rank, order] of oldestFirst.entries()) {
			const hold = rank < newShopConfig.orders ? newShop : standard;
			const placedDaysAgo = (now.getTime() - order.placedAt.getTime()) / DAY_MS;
			days.set(order, Math.max(0, placedDaysAgo - COMPLETED_DAYS - hold));
		}
	}
	return days;
}

/**
 * Imports orders at the time when their money became available, the earliest first, so that a past payout pays only
 * earlier sales, and the carriers pay their cash of that time.
 */
async function importSeedOrders(
	scope: Scope<SystemActor>,
	past: readonly HistoricalOrder[],
	now: Date,
): Promise<readonly StoredOrder[]> {
	const released = releaseDaysAgo(past, now);
	const batches = Map.groupBy(past, (order) => Math.floor((released.get(order) ?? 0) / BATCH_DAYS));
	const all: StoredOrder[] = [];
	for (const [batch, orders] of [...batches].sort(([a], [b]) => b - a)) {
		await moveClock(scope, batch * BATCH_DAYS * DAY_HOURS);
		const stored = await importHistoricalOrders(scope, orders);
		const unpaidFrom = addMs(now, -UNPAID_DAYS * DAY_MS);
		await remitCash(
			scope,
			stored.filter(({ order }) => order.orderedAt < unpaidFrom),
		);
		all.push(...stored);
	}
	await moveClock(scope, 0);
	return all;
}

const REFERENCE_DAY = { from: 2, to: 10 } as const;

async function remitCash(scope: Scope<SystemActor>, stored: readonly StoredOrder[]): Promise<void> {
	const operatorId = await customerIdOf(scope.read, OPERATOR.email);
	const operator = as(scope, { kind: 'operator', customerId: operatorId } as const);
	const paidOn = vietnamDay(await scope.now());
	for (const [carrier, ofCarrier] of Map.groupBy(stored, ({ parcel }) => parcel.carrier)) {
		if (carrier === 'own') continue;
		const lines = ofCarrier.map(({ order, parcel }) => ({
			tracking: parcel.tracking,
			amountVnd: order.payVnd,
			feeVnd: 0,
		}));
		const day = paidOn.slice(REFERENCE_DAY.from, REFERENCE_DAY.to).replaceAll('-', '');
		const reference = `${carrier.toUpperCase().replace('_', '')}-${day}-${ofCarrier[0]?.order.number.slice(-3)}`;
		const totalVnd = sumVnd(lines.map(({ amountVnd }) => amountVnd));
		expectOk(await recordRemittance(operator, { carrier, reference, paidOn, totalVnd, lines }), reference);
	}
}

type Past = { readonly stored: readonly StoredOrder[]; readonly buyers: readonly PastBuyer[]; readonly now: Date };

/** Writes reviews, replies, questions and answers so that no page shows a sentence twice. */
function writeContent(shops: readonly (readonly SoldProduct[])[], { stored, buyers, now }: Past) {
	const random = randomOf(20_260_601);
	const products = new Map(shops.flat().map((product) => [product.productId, product]));
	const usedOn = new Map<string, Used>();
	const usedOf = (pageId: string): Used => {
		const used = usedOn.get(pageId) ?? new Set<string>();
		usedOn.set(pageId, used);
		return used;
	};
	return {
		reviews: stored.flatMap((order) => reviewsOf(order, { products, buyers, usedOf, random })),
		questions: shops.flatMap((ofShop) => questionsOf(ofShop, { buyers, usedOf, random, now })),
	};
}

type Writing = {
	readonly buyers: readonly PastBuyer[];
	readonly random: () => number;
	usedOf(pageId: string): Used;
};

function reviewsOf(
	{ order, lines }: StoredOrder,
	{ products, buyers, usedOf, random }: Writing & { readonly products: ReadonlyMap<string, SoldProduct> },
): readonly HistoricalReview[] {
	const review = (product: SoldProduct, lineId: string | null): HistoricalReview => {
		const stars = starsOf(random());
		const { body, reply } = lineId
			? writeReview(kindOf(product.category, product.productName), { stars, used: usedOf(product.productId) }, random)
			: writeShopReview({ stars, used: usedOf(order.shopId) }, random);
		const at = addMs(order.completedAt ?? order.orderedAt, (1 + random() * 30) * HOUR_MS);
		const first = Math.floor(random() * buyers.length);
		const voters = buyers.slice(first, first + Math.floor(random() * (VOTES_MAX + 1)));
		return {
			orderId: order.id,
			shopId: order.shopId,
			customerId: order.customerId,
			stars,
			at,
			line: lineId === null ? null : { id: lineId, productId: product.productId },
			body,
			votedBy: body === '' ? [] : voters.map(({ id }) => id).filter((id) => id !== order.customerId),
			reply: reply === null ? null : { by: product.ownerId, body: reply, at: addMs(at, 9 * HOUR_MS) },
		};
	};
	const written = lines.flatMap(({ id, productId }) => {
		const product = products.get(productId);
		return product && random() < REVIEWED_SHARE ? [review(product, id)] : [];
	});
	const product = products.get(lines[0]?.productId ?? '');
	return product && random() < SHOP_REVIEWED_SHARE ? [...written, review(product, null)] : written;
}

function questionsOf(
	products: readonly SoldProduct[],
	{ buyers, usedOf, random, now }: Writing & { readonly now: Date },
): readonly HistoricalQuestion[] {
	return products.slice(0, QUESTIONS_PER_SHOP).flatMap((product, turn) => {
		const kind = kindOf(product.category, product.productName);
		const [question, answer] = writeQuestion(kind, usedOf(product.productId), random) ?? [];
		if (!question || !answer) return [];
		const sinceDays = Math.min(ASKED_DAYS_MAX, (now.getTime() - product.publishedAt.getTime()) / DAY_MS);
		const askedAt = addMs(now, -(0.1 + random() * (sinceDays - 0.2)) * DAY_MS);
		const isAnswered = turn < QUESTIONS_PER_SHOP - 1;
		return {
			productId: product.productId,
			shopId: product.shopId,
			customerId: (buyers[Math.floor(random() * buyers.length)] as PastBuyer).id,
			body: question,
			at: askedAt,
			answer: isAnswered ? { by: product.ownerId, body: answer, at: addMs(askedAt, 90 * 60_000) } : null,
		};
	});
}
