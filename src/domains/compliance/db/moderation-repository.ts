import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PriceChangeRequested, RequestedChange } from '#src/domains/catalog/contract/requested-changes.ts';
import { LISTED_STATES } from '#src/domains/catalog/rules/product-states.ts';
import { idList, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import type { CheckKind } from '../contract/moderation.ts';
import { HIGH_VALUE_VND } from '../contract/moderation.ts';
import type { ListingFacts, ListingIssue, ListingTexts } from '../rules/listing-check.ts';
import { listingChecks, productChanges } from './tables.ts';

/** Sample size of the median in large categories. */
const MEDIAN_OF_MAX = 1000;

/** SQL condition on `product`: counts as listed (published, hidden or waiting for a review). */
export const PRODUCT_IS_LISTED: SQL = sql.raw(`product.state in ('${LISTED_STATES.join("', '")}')`);

export type ShopListingStatus = {
	readonly openSince: Date;
	readonly completed: number;
	readonly isListingCapped: boolean;
	readonly listings: number;
};

/** Serialises publishing of one shop, so that two requests cannot exceed its limit together. */
export async function lockShopStatus(tx: Transaction, shopId: string): Promise<ShopListingStatus> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`listings:${shopId}`}))`);
	const { rows } = await tx.execute<StatusRow>(statusOf(shopId));
	return toShopStatus(shopId, rows[0]);
}

export async function readShopStatus(read: ReadDatabase, shopId: string): Promise<ShopListingStatus> {
	const [row] = await read.read<StatusRow>(statusOf(shopId));
	return toShopStatus(shopId, row);
}

type StatusRow = Omit<ShopListingStatus, 'openSince'> & { readonly openSince: string };
const statusOf = (shopId: string): SQL => sql`
		select shop.is_listing_capped or exists (
				select from shop_health health where health.shop_id = shop.id and health.stage in ('capped', 'suspension_asked')
			) as "isListingCapped", coalesce(shop.approved_at, shop.created_at) as "openSince",
			shop.completed_orders as completed,
			(select count(*)::int from products product where product.shop_id = shop.id and ${PRODUCT_IS_LISTED}) as listings
		from shops shop where shop.id = ${shopId}`;

function toShopStatus(shopId: string, row: StatusRow | undefined): ShopListingStatus {
	if (!row) throw new Error(`there is no shop ${shopId}`);
	return { ...row, openSince: new Date(row.openSince) };
}

type Listed = { readonly id: string; readonly shopId: string; readonly categoryId: string };

export async function readListingFacts(tx: Transaction, product: Listed): Promise<Omit<ListingFacts, 'isOfNewShop'>> {
	const { id, shopId, categoryId } = product;
	const { rows } = await tx.execute<Omit<ListingFacts, 'isOfNewShop'>>(sql`
		select coalesce(asked.lowest, product.price_from_vnd) as "priceFromVnd",
			coalesce(asked.highest, product.price_to_vnd) as "priceToVnd",
			market.median::float8 as "medianVnd", market.goods as "medianOf",
			exists (
				select from product_pictures own join product_pictures other on other.picture_id = own.picture_id
				join products found on found.id = other.product_id
				where own.product_id = product.id and found.shop_id <> product.shop_id and found.state <> 'draft'
			) as "hasPictureOfAnotherShop",
			(
				select count(*)::int from products dear where dear.shop_id = ${shopId} and dear.id <> ${id}
					and dear.state in ('published', 'hidden', 'pending') and exists (
						select from product_variants choice where choice.product_id = dear.id
							and choice.is_on_sale and choice.price_vnd >= ${HIGH_VALUE_VND})
			) as "otherDearGoods"
		from products product
		left join lateral (
			select min(price_vnd) as lowest, max(price_vnd) as highest
			from product_variants choice where choice.product_id = product.id and choice.is_on_sale
		) asked on true
		cross join (
			select percentile_cont(0.5) within group (order by price_from_vnd) as median, count(*)::int as goods from (
				select price_from_vnd from products
				where category_id = ${categoryId} and state = 'published' and id <> ${id}
				order by sold_count desc limit ${MEDIAN_OF_MAX}
			) shown
		) market
		where product.id = ${id}`);
	const [facts] = rows;
	if (!facts) throw new Error(`product ${id} is not there`);
	return facts;
}

export async function readOtherTexts(
	tx: Transaction,
	productId: string,
): Promise<Pick<ListingTexts, 'optionNames' | 'variants' | 'pictures' | 'attributes'>> {
	const { rows } = await tx.execute<{
		optionNames: string[];
		optionValues: string[][];
		alts: string[];
		said: string[];
	}>(sql`
		select product.option_names as "optionNames",
			(select json_agg(option_values) from product_variants where product_id = product.id) as "optionValues",
			array(select alt from product_pictures where product_id = product.id) as alts,
			array(select text_value from product_attributes
				where product_id = product.id and text_value is not null) as said
		from products product where product.id = ${productId}`);
	const { optionNames = [], optionValues = [], alts = [], said = [] } = rows[0] ?? {};
	return {
		optionNames,
		variants: optionValues.map((values) => ({ optionValues: values })),
		pictures: alts.map((alt) => ({ alt })),
		attributes: [{ values: said }],
	};
}

export async function requestCheck(
	tx: Transaction,
	check: {
		readonly id: string;
		readonly productId: string;
		readonly kind: CheckKind;
		readonly doubts: readonly ListingIssue[];
		readonly askedAt: Date;
		readonly dueAt: Date;
	},
): Promise<void> {
	await tx
		.insert(listingChecks)
		.values({ ...check, doubts: [...check.doubts] })
		.onConflictDoNothing();
}

type Decided<Decision> = {
	readonly decision: Decision;
	readonly reason: string;
	readonly decidedAt: Date;
	readonly decidedBy: string;
};

/** Decides the open check; returns null without one, or when `askedAt` names another request. */
export async function decideCheck(
	tx: Transaction,
	productId: string,
	decided: Decided<NonNullable<typeof listingChecks.$inferSelect.decision>>,
	askedAt?: Date,
): Promise<{ readonly id: string; readonly kind: CheckKind } | null> {
	const isThat = askedAt && eq(listingChecks.askedAt, askedAt);
	const [row] = await tx
		.update(listingChecks)
		.set(decided)
		.where(and(eq(listingChecks.productId, productId), isNull(listingChecks.decision), isThat))
		.returning({ id: listingChecks.id, kind: listingChecks.kind });
	return row ?? null;
}

/** One change per product may wait. */
export async function insertChange(
	tx: Transaction,
	productId: string,
	change: RequestedChange,
	asked: { readonly id: string; readonly askedAt: Date; readonly askedBy: string; readonly isConfirmed: boolean },
): Promise<void> {
	const { isConfirmed, ...facts } = asked;
	const { askedAt: decidedAt, askedBy: decidedBy } = facts;
	const decided = isConfirmed ? { decision: 'confirmed' as const, decidedAt, decidedBy } : {};
	await tx.insert(productChanges).values({ ...facts, ...change, productId, ...decided });
}

export async function pendingChange(
	tx: Transaction,
	productId: string,
): Promise<Pick<RequestedChange, 'kind' | 'after'> | null> {
	const [row] = await tx
		.select({ kind: productChanges.kind, after: productChanges.after })
		.from(productChanges)
		.where(and(eq(productChanges.productId, productId), isNull(productChanges.decision)));
	return (row as Pick<RequestedChange, 'kind' | 'after'> | undefined) ?? null;
}

/** Returns pictures that products of other shops use, drafts excluded. */
export async function picturesOfOthers(
	tx: Transaction,
	shopId: string,
	pictureIds: readonly string[],
): Promise<ReadonlySet<string>> {
	if (pictureIds.length === 0) return new Set();
	const { rows } = await tx.execute<{ id: string }>(sql`
		select distinct shown.picture_id as id from product_pictures shown join products found on found.id = shown.product_id
		where shown.picture_id in ${idList(pictureIds)} and found.shop_id <> ${shopId} and found.state <> 'draft'`);
	return new Set(rows.map(({ id }) => id));
}

/** Prices at which operators have approved variants that were far from the others. */
export async function approvedVariants(tx: Transaction, productId: string): Promise<readonly PriceChangeRequested[]> {
	const { rows } = await tx.execute<{ after: PriceChangeRequested }>(sql`
		select after from product_changes where product_id = ${productId} and kind = 'choice' and decision = 'confirmed'`);
	return rows.map(({ after }) => after);
}

export type PendingChange = RequestedChange & { readonly id: string; readonly askedBy: string };

/** `only`: decides nothing when a different change waits. */
export async function decideChangeRow(
	tx: Transaction,
	productId: string,
	decided: Decided<'confirmed' | 'rejected'>,
	only?: Pick<RequestedChange, 'kind' | 'after'> | { readonly askedAt: Date },
): Promise<PendingChange | null> {
	const isThat =
		only &&
		('askedAt' in only
			? eq(productChanges.askedAt, only.askedAt)
			: sql`kind = ${only.kind} and after = ${JSON.stringify(only.after)}::jsonb`);
	const [row] = await tx
		.update(productChanges)
		.set(decided)
		.where(and(eq(productChanges.productId, productId), isNull(productChanges.decision), isThat))
		.returning({
			id: productChanges.id,
			kind: productChanges.kind,
			before: productChanges.before,
			after: productChanges.after,
			askedBy: productChanges.askedBy,
		});
	return (row as PendingChange | undefined) ?? null;
}
