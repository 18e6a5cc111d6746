import { sql } from 'drizzle-orm';
import { type HistoricalOrder, importHistoricalOrders, type StoredOrder } from '#src/domains/order-money/index.ts';
import { reviews } from '#src/domains/reviews/db/tables.ts';
import {
	type HistoricalQuestion,
	type HistoricalReview,
	importHistoricalUserContent,
} from '#src/domains/reviews/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { moveClock } from './in-the-past.ts';
import { enterBuyers, type PastBuyer } from './user-content/buyers.ts';
import { questionOf, replyText, reviewText, shopReplyText, shopReviewText, starsOf } from './user-content/texts.ts';

const ORDERS_PER_SHOP = 7;
/** Of each order, `FROM_FAVOURITES` lines are among the shop's `FAVOURITES` best sellers. */
const FAVOURITES = 4;
const FROM_FAVOURITES = 3;
const FROM_OTHERS = 2;
const QUESTIONS_PER_SHOP = 5;
const SHIPPING_VND = 25_000;
const OLDEST_DAYS = 150;
const WEEK_DAYS = 7;
const DAY_HOURS = 24;
/** Orders complete within a week, and the ledger then holds their money for two weeks. */
const FREE_AFTER_WEEKS = 3;

type Product = {
	readonly shopId: string;
	readonly shopName: string;
	readonly shopSlug: string;
	readonly ownerId: string;
	readonly category: string;
	readonly productId: string;
	readonly productName: string;
	readonly productSlug: string;
	readonly variantId: string;
	readonly variantLabel: string;
	readonly sku: string;
	readonly unitPriceVnd: number;
	readonly weightG: number;
	readonly pictureHash: string | null;
};

/** Loads completed orders and their reviews in one transaction, so that a killed run leaves none. */
export async function loadReviews(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(reviews)) > 0) return;
	await transact(context, async (scope) => {
		const now = await scope.now();
		const shops = [...Map.groupBy(await productOf(scope), ({ shopId }) => shopId).values()];
		const buyers = await enterBuyers(scope);
		const past = shops.flatMap((goods, at) => ordersOf(goods, at, buyers, now));
		const stored = await importSeedOrders(scope, past, now);
		const goods = new Map(shops.flat().map((product) => [product.productId, product]));
		await importHistoricalUserContent(scope, {
			reviews: stored.flatMap((order, at) => reviewsOf(order, at, goods, buyers)),
			questions: shops.flatMap((ofShop, at) => questionsOf(ofShop, at, buyers, now)),
		});
		return ok(null);
	});
}

/**
 * Imports orders week by week in the order their money became available, so that a past payout pays only earlier
 * sales.
 */
async function importSeedOrders(
	scope: Scope<SystemActor>,
	past: readonly HistoricalOrder[],
	now: Date,
): Promise<readonly StoredOrder[]> {
	const weeksAgo = ({ placedAt }: HistoricalOrder) =>
		Math.floor((now.getTime() - placedAt.getTime()) / (WEEK_DAYS * DAY_MS));
	const storedOf = new Map<HistoricalOrder, StoredOrder>();
	for (const [weeks, orders] of Map.groupBy(past, weeksAgo)) {
		await moveClock(scope, Math.max(0, weeks - FREE_AFTER_WEEKS) * WEEK_DAYS * DAY_HOURS);
		const stored = await importHistoricalOrders(scope, orders);
		for (const [place, order] of orders.entries()) storedOf.set(order, at(stored, place));
	}
	await moveClock(scope, 0);
	return past.flatMap((order) => storedOf.get(order) ?? []);
}

/** Returns the first variant of each product, best sellers first. */
function productOf({ read }: Scope): Promise<readonly Product[]> {
	return read.read<Product>(sql`
		select shop.id as "shopId", shop.name as "shopName", shop.slug as "shopSlug", shop.owner_id as "ownerId",
			parent.slug as category, product.id as "productId", product.name as "productName",
			product.slug as "productSlug", variant.id as "variantId",
			array_to_string(variant.option_values, ', ') as "variantLabel", variant.sku,
			variant.price_vnd as "unitPriceVnd", variant.weight_g as "weightG", pictures.hash as "pictureHash"
		from products product join shops shop on shop.id = product.shop_id
		join categories category on category.id = product.category_id
		join categories parent on parent.id = category.parent_id
		join product_variants variant on variant.product_id = product.id and variant.position = 0
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures on pictures.id = shown.picture_id
		where product.state = 'published' and shop.state = 'approved'
		order by shop.created_at, shop.id, product.sold_count desc, product.name`);
}

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

function ordersOf(
	goods: readonly Product[],
	shopAt: number,
	buyers: readonly PastBuyer[],
	now: Date,
): readonly HistoricalOrder[] {
	const [first] = goods;
	if (!first) return [];
	const [favourites, others] = [goods.slice(0, FAVOURITES), goods.slice(FAVOURITES)];
	return Array.from({ length: ORDERS_PER_SHOP }, (_, turn) => {
		const buyer = at(buyers, shopAt * ORDERS_PER_SHOP + turn);
		const chosen = [
			...Array.from({ length: FROM_FAVOURITES }, (_none, more) => at(favourites, turn + more)),
			...Array.from({ length: FROM_OTHERS }, (_none, more) => at(others, turn * FROM_OTHERS + more)),
		];
		const daysAgo = 12 + ((shopAt * 31 + turn * 19) % (OLDEST_DAYS - 12));
		return {
			customerId: buyer.id,
			shop: { id: first.shopId, name: first.shopName, slug: first.shopSlug },
			recipient: recipientOf(buyer),
			shippingVnd: SHIPPING_VND,
			placedAt: addMs(now, -daysAgo * DAY_MS - turn * HOUR_MS),
			lines: [...new Set(chosen)].map((product) => lineOf(product)),
		};
	});
}

const recipientOf = ({ name }: PastBuyer): HistoricalOrder['recipient'] => ({
	recipient: name,
	phone: '+84912000000',
	street: 'Số 8 đường Mẫu',
	wardName: 'Phường Ba Đình',
	provinceCode: '01',
	provinceName: 'Hà Nội',
});

function lineOf(product: Product): HistoricalOrder['lines'][number] {
	const { productId, productName, productSlug, variantId, variantLabel, sku, unitPriceVnd, weightG, pictureHash } =
		product;
	const names = { productId, productName, productSlug, variantId, variantLabel, sku, pictureHash };
	return { ...names, unitPriceVnd, weightG, quantity: 1 };
}

/** One in this many orders has no review of the shop. */
const SILENT_EVERY = 7;

function reviewsOf(
	{ order, lines }: StoredOrder,
	orderAt: number,
	goods: ReadonlyMap<string, Product>,
	buyers: readonly PastBuyer[],
): readonly HistoricalReview[] {
	const of = (product: Product, lineId: string | null, turn: number): HistoricalReview => {
		const stars = starsOf(turn);
		const at = addMs(order.completedAt ?? order.orderedAt, (1 + (turn % 60)) * HOUR_MS);
		const reply = lineId === null ? shopReplyText(stars, turn) : replyText(stars, turn);
		const voters = buyers.filter(({ id }) => id !== order.customerId).slice(turn % 20, (turn % 20) + ((turn * 7) % 5));
		return {
			orderId: order.id,
			shopId: order.shopId,
			customerId: order.customerId,
			stars,
			at,
			line: lineId === null ? null : { id: lineId, productId: product.productId },
			body: lineId === null ? shopReviewText(stars, turn) : reviewText(product.category, stars, turn),
			votedBy: voters.map(({ id }) => id),
			reply: reply === null ? null : { by: product.ownerId, body: reply, at: addMs(at, 20 * HOUR_MS) },
		};
	};
	const said = lines.flatMap((line, lineAt) => {
		const product = goods.get(line.productId);
		return product ? [of(product, line.id, orderAt * lines.length + lineAt)] : [];
	});
	const [first] = lines;
	const product = first && goods.get(first.productId);
	return product && orderAt % SILENT_EVERY !== 3 ? [...said, of(product, null, orderAt + 1000)] : said;
}

function questionsOf(
	goods: readonly Product[],
	shopAt: number,
	buyers: readonly PastBuyer[],
	now: Date,
): readonly HistoricalQuestion[] {
	return goods.slice(0, QUESTIONS_PER_SHOP).map((product, turn) => {
		const [question, answer] = questionOf(product.category, shopAt + turn);
		const askedAt = addMs(now, -((shopAt * 7 + turn * 11) % 60) * DAY_MS - (turn + 2) * HOUR_MS);
		const isAnswered = turn < QUESTIONS_PER_SHOP - 1;
		return {
			productId: product.productId,
			shopId: product.shopId,
			customerId: at(buyers, shopAt * 3 + turn * 5).id,
			body: question,
			at: askedAt,
			answer: isAnswered ? { by: product.ownerId, body: answer, at: addMs(askedAt, 90 * 60_000) } : null,
		};
	});
}
