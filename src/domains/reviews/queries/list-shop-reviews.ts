import { type SQL, sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListShopReviewsInput, ReviewKind, ReviewTab, ShopReview, ShopReviewPage } from '../contract.ts';
import { decideReply } from '../rules/may-review.ts';
import { HAS_WORDS, REVIEW_COLUMNS, REVIEW_JOINS, type ReviewRow, toReviewView } from './review-view.ts';

type Row = ReviewRow & {
	readonly kind: ReviewKind;
	readonly shopSlug: string;
	readonly productPictureHash: string | null;
	readonly orderNumber: string;
	readonly productName: string | null;
	readonly productSlug: string | null;
	readonly isReported: boolean;
};

const TAB_FILTERS: Readonly<Record<ReviewTab, SQL>> = {
	waiting: sql`and reply.review_id is null and ${HAS_WORDS}`,
	wordless: sql`and reply.review_id is null and not ${HAS_WORDS}`,
	all: sql``,
};

export async function listShopReviews(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ tab, limit, cursor }: ListShopReviewsInput,
): Promise<ShopReviewPage> {
	const before = idOfCursor(cursor);
	const rows = await fresh.read<Row>(sql`
		select ${REVIEW_COLUMNS}, review.kind, shop.slug as "shopSlug", orders.number as "orderNumber", product.name as "productName",
			product.slug as "productSlug", line.picture_hash as "productPictureHash", exists (
				select from voice_reports report
				where report.subject_type = 'review' and report.subject_id = review.id and report.is_by_shop
			) as "isReported"
		from reviews review ${REVIEW_JOINS}
		join orders on orders.id = review.order_id join shops shop on shop.id = review.shop_id
		left join products product on product.id = review.product_id
		where review.shop_id = ${actor.shopId}
			and review.state in ${tab === 'all' ? sql`('published', 'removed')` : sql`('published')`} ${TAB_FILTERS[tab]}
			and (${before}::uuid is null or review.id < ${before}::uuid)
		order by review.id desc limit ${limit + 1}`);
	const now = await databaseNow(fresh);
	const items = rows.slice(0, limit).map((row) => toShopReview(row, actor.staffRole, now));
	const last = items.at(-1);
	return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}

function toShopReview(row: Row, staffRole: string, now: Date): ShopReview {
	const { kind, shopSlug, orderNumber, productName, productSlug, productPictureHash, isReported } = row;
	const { repliedAt, replyRemovedBecause } = row;
	const reply = repliedAt === null ? null : { repliedAt: new Date(repliedAt) };
	const isOpen = row.state === 'published' && replyRemovedBecause === null && decideReply(reply, now).ok;
	const mayReply = isOpen && hasStaffRight(staffRole, 'voices.answer');
	const subject = { kind, shopSlug, orderNumber, productName, productSlug, productPictureHash };
	return { ...toReviewView(row), ...subject, isReported, mayReply };
}
