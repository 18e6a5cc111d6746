import { sql } from 'drizzle-orm';
import type { ReportReason, ReviewView, UserContentState } from '../contract.ts';
import { shownName } from '../rules/shown-name.ts';

export type ReviewRow = {
	readonly id: string;
	readonly stars: number;
	readonly body: string;
	readonly state: UserContentState;
	readonly authorName: string;
	readonly variantLabel: string | null;
	readonly pictures: ReviewView['pictures'] | null;
	readonly helpfulCount: number;
	readonly writtenAt: string;
	readonly editedAt: string | null;
	readonly removedBecause: ReportReason | null;
	readonly replyBody: string | null;
	readonly repliedAt: string | null;
	readonly replyEditedAt: string | null;
	readonly replyRemovedBecause: ReportReason | null;
};

export const REVIEW_COLUMNS = sql`review.id, review.stars, review.body, review.state, author.name as "authorName",
	line.variant_label as "variantLabel", review.helpful_count as "helpfulCount", review.written_at as "writtenAt",
	review.edited_at as "editedAt", review.removed_because as "removedBecause", reply.body as "replyBody",
	reply.replied_at as "repliedAt", reply.edited_at as "replyEditedAt",
	reply.removed_because as "replyRemovedBecause",
	case when review.picture_count > 0 then (
		select json_agg(json_build_object('hash', hash, 'width', width, 'height', height) order by shown.position)
		from review_pictures shown join pictures on pictures.id = shown.picture_id where shown.review_id = review.id
	) end as pictures`;
/** Has text or pictures, not only stars. */
export const HAS_WORDS = sql`(review.body <> '' or review.picture_count > 0)`;
export const REVIEW_JOINS = sql`join customers author on author.id = review.customer_id
	left join order_lines line on line.id = review.order_line_id
	left join review_replies reply on reply.review_id = review.id`;

const instant = (text: string): string => new Date(text).toISOString();

type ReplyRow = Pick<ReviewRow, 'replyBody' | 'repliedAt' | 'replyEditedAt' | 'replyRemovedBecause'>;
export function replyOf(row: ReplyRow): ReviewView['reply'] {
	const { replyBody: body, repliedAt, replyEditedAt, replyRemovedBecause: removedBecause } = row;
	if (body === null || repliedAt === null) return null;
	const at = instant(repliedAt);
	if (removedBecause !== null) return { body: '', at, isEdited: false, removedBecause };
	return { body, at, isEdited: replyEditedAt !== null, removedBecause };
}

export function toReviewView(row: ReviewRow): ReviewView {
	const { id, helpfulCount, removedBecause } = row;
	const common = { id, authorName: shownName(row.authorName), at: instant(row.writtenAt), removedBecause };
	if (row.state === 'removed') {
		const nothing = { stars: null, body: '', variantLabel: '', pictures: [], helpfulCount: 0, isEdited: false };
		return { ...common, ...nothing, reply: null };
	}
	return {
		...common,
		stars: row.stars,
		body: row.body,
		variantLabel: row.variantLabel ?? '',
		helpfulCount,
		pictures: row.pictures ?? [],
		isEdited: row.editedAt !== null,
		reply: replyOf(row),
	};
}
