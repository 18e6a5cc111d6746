import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { offsetOfCursor, pageByOffset } from '#src/shared/paging.ts';
import {
	type ListReviewsInput,
	type ListReviewsOfShopInput,
	REVIEW_PAGES_MAX,
	REVIEWS_SHOWN,
	type ReviewFilter,
	type ReviewListPage,
	type ReviewPage,
	type ReviewSort,
	type ReviewView,
} from '../contract.ts';
import { findProductId } from './find-product-id.ts';
import { REVIEW_COLUMNS, REVIEW_JOINS, type ReviewRow, toReviewView } from './review-view.ts';

const OFFSET_MAX = REVIEWS_SHOWN * REVIEW_PAGES_MAX;
const ORDERS: Readonly<Record<ReviewSort, SQL>> = {
	helpful: sql`review.helpful_count desc, review.id desc`,
	newest: sql`review.id desc`,
	highest: sql`review.stars desc, review.id desc`,
	lowest: sql`review.stars, review.id desc`,
};

/** Removed reviews stay in the unfiltered list and are excluded from filtered ones. */
function conditions({ stars, hasPictures, variantId, sort }: ReviewFilter): SQL {
	const parts: SQL[] = [];
	if (stars) parts.push(sql`review.stars = ${stars}`);
	if (hasPictures) parts.push(sql`review.picture_count > 0`);
	if (variantId) parts.push(sql`review.order_line_id in (select id from order_lines where variant_id = ${variantId})`);
	const isWhole = parts.length === 0 && (sort ?? 'helpful') !== 'highest' && sort !== 'lowest';
	parts.push(isWhole ? sql`review.state in ('published', 'removed')` : sql`review.state = 'published'`);
	return sql.join(parts, sql` and `);
}

const ofProduct = (id: string): SQL => sql`review.product_id = ${id}`;
const ofShop = (id: string): SQL => sql`review.shop_id = ${id} and review.kind = 'shop'`;

async function select(
	read: ReadDatabase,
	subject: SQL,
	filter: ReviewFilter,
	{ limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ReviewView[]> {
	const order = ORDERS[filter.sort ?? 'helpful'];
	const rows = await read.read<ReviewRow>(sql`
		select ${REVIEW_COLUMNS} from (
			select * from reviews review where ${subject} and ${conditions(filter)}
			order by ${order} limit ${limit} offset ${offset}
		) review ${REVIEW_JOINS} order by ${order}`);
	return rows.map(toReviewView);
}

/** A page number beyond the end returns the last page. */
export const listReviewPage = (
	read: ReadDatabase,
	productId: string,
	filter: ReviewFilter,
	wantedPage: number,
): Promise<ReviewListPage> => pageOf(read, ofProduct(productId), filter, wantedPage);

export const listReviewPageOfShop = (
	read: ReadDatabase,
	shopId: string,
	filter: Omit<ReviewFilter, 'variantId'>,
	wantedPage: number,
): Promise<ReviewListPage> => pageOf(read, ofShop(shopId), filter, wantedPage);

async function pageOf(
	read: ReadDatabase,
	subject: SQL,
	filter: ReviewFilter,
	wantedPage: number,
): Promise<ReviewListPage> {
	const [counted] = await read.read<{ total: number }>(sql`
		select count(*)::int as total from reviews review where ${subject} and ${conditions(filter)}`);
	const total = counted?.total ?? 0;
	const pageCount = Math.min(REVIEW_PAGES_MAX, Math.max(1, Math.ceil(total / REVIEWS_SHOWN)));
	const page = Math.min(pageCount, Math.max(1, wantedPage));
	const window = { limit: REVIEWS_SHOWN, offset: (page - 1) * REVIEWS_SHOWN };
	const reviews = total === 0 ? [] : await select(read, subject, filter, window);
	return { reviews, total, page, pageCount };
}

/** For the API. An unknown product has no reviews; the cursor is the number of reviews read. */
export async function listReviews(read: ReadDatabase, { slug, ...input }: ListReviewsInput): Promise<ReviewPage> {
	const productId = await findProductId(read, slug);
	return productId ? listFrom(read, ofProduct(productId), input) : { items: [], nextCursor: null };
}

export async function listReviewsOfShop(
	read: ReadDatabase,
	{ shopId, ...input }: ListReviewsOfShopInput,
): Promise<ReviewPage> {
	const [shown] = await read.read(sql`select from shops shop where shop.id = ${shopId} and ${SHOP_IS_SHOWN}`);
	return shown ? listFrom(read, ofShop(shopId), input) : { items: [], nextCursor: null };
}

async function listFrom(
	read: ReadDatabase,
	subject: SQL,
	{ limit, cursor, ...filter }: Omit<ListReviewsInput, 'slug'>,
): Promise<ReviewPage> {
	const offset = offsetOfCursor(cursor, OFFSET_MAX);
	const found = await select(read, subject, filter, { limit: limit + 1, offset });
	return pageByOffset(found, { limit, offset, most: OFFSET_MAX });
}
