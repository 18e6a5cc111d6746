import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { offsetOfCursor, pageByOffset } from '#src/shared/paging.ts';
import {
	type ListReviewsInput,
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

/** What was removed keeps its place in the whole list, and is nowhere in a narrowed one. */
function conditions({ stars, hasPictures, variantId, sort }: ReviewFilter): SQL {
	const parts: SQL[] = [];
	if (stars) parts.push(sql`review.stars = ${stars}`);
	if (hasPictures) parts.push(sql`review.picture_count > 0`);
	if (variantId) parts.push(sql`review.order_line_id in (select id from order_lines where variant_id = ${variantId})`);
	const isWhole = parts.length === 0 && (sort ?? 'helpful') !== 'highest' && sort !== 'lowest';
	parts.push(isWhole ? sql`review.state in ('published', 'removed')` : sql`review.state = 'published'`);
	return sql.join(parts, sql` and `);
}

async function select(
	read: ReadDatabase,
	productId: string,
	filter: ReviewFilter,
	{ limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ReviewView[]> {
	const order = ORDERS[filter.sort ?? 'helpful'];
	const rows = await read.read<ReviewRow>(sql`
		select ${REVIEW_COLUMNS} from (
			select * from reviews review where review.product_id = ${productId} and ${conditions(filter)}
			order by ${order} limit ${limit} offset ${offset}
		) review ${REVIEW_JOINS} order by ${order}`);
	return rows.map(toReviewView);
}

/** One page of a product's reviews, by number; a number beyond the end gives the last page. */
export async function listReviewPage(
	read: ReadDatabase,
	productId: string,
	filter: ReviewFilter,
	wantedPage: number,
): Promise<ReviewListPage> {
	const [counted] = await read.read<{ total: number }>(sql`
		select count(*)::int as total from reviews review
		where review.product_id = ${productId} and ${conditions(filter)}`);
	const total = counted?.total ?? 0;
	const pageCount = Math.min(REVIEW_PAGES_MAX, Math.max(1, Math.ceil(total / REVIEWS_SHOWN)));
	const page = Math.min(pageCount, Math.max(1, wantedPage));
	const window = { limit: REVIEWS_SHOWN, offset: (page - 1) * REVIEWS_SHOWN };
	const reviews = total === 0 ? [] : await select(read, productId, filter, window);
	return { reviews, total, page, pageCount };
}

/** The list for other programs; an unknown product has no reviews, the cursor counts what was read. */
export async function listReviews(read: ReadDatabase, input: ListReviewsInput): Promise<ReviewPage> {
	const { slug, limit, cursor, ...filter } = input;
	const productId = await findProductId(read, slug);
	if (!productId) return { items: [], nextCursor: null };
	const offset = offsetOfCursor(cursor, OFFSET_MAX);
	const found = await select(read, productId, filter, { limit: limit + 1, offset });
	return pageByOffset(found, { limit, offset, most: OFFSET_MAX });
}
