import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import type { ReportReason, UserContentSubject } from '../contract.ts';
import {
	type Reply,
	type Review,
	reviewPictures,
	reviewReplies,
	reviews,
	reviewVotes,
	userContentReports,
} from './tables.ts';

/** Lock order: this lock, taken for every change of a product's rating, comes before the review's lock. */
export async function lockProductRating(tx: Transaction, productId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rating:${productId}`}, 0))`);
}

/** Serialises reviews of a shop, because each is compared with the others. Lock order: after the rating lock. */
export async function lockShopReviews(tx: Transaction, shopId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`said:${shopId}`}, 0))`);
}

export async function lockReview(tx: Transaction, id: string): Promise<Review | null> {
	const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
	return row ?? null;
}

export async function originalReviewsOf(read: ReadDatabase, orderId: string): Promise<readonly Review[]> {
	return read
		.select()
		.from(reviews)
		.where(and(eq(reviews.orderId, orderId), eq(reviews.state, 'published'), isNull(reviews.editedAt)))
		.orderBy(asc(reviews.id));
}

export async function insertReview(
	tx: Transaction,
	review: typeof reviews.$inferInsert,
	pictureIds: readonly string[],
): Promise<boolean> {
	const made = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
	if (made.length === 0) return false;
	await insertPictures(tx, review.id, pictureIds);
	return true;
}

async function insertPictures(tx: Transaction, reviewId: string, pictureIds: readonly string[]): Promise<void> {
	if (pictureIds.length === 0) return;
	const rows = pictureIds.map((pictureId, position) => ({ reviewId, position, pictureId }));
	await tx.insert(reviewPictures).values(rows);
}

export async function changeReview(tx: Transaction, id: string, changes: Partial<Omit<Review, 'id'>>): Promise<void> {
	await tx
		.update(reviews)
		.set({ ...changes, ...(changes.doubts ? { doubts: [...changes.doubts] } : {}) })
		.where(eq(reviews.id, id));
}

export async function replacePictures(tx: Transaction, reviewId: string, ids: readonly string[]): Promise<void> {
	await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId));
	await insertPictures(tx, reviewId, ids);
}

export async function insertHistoricalReviews(
	tx: Transaction,
	rows: readonly (typeof reviews.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(reviews, rows));
}

export async function insertHistoricalReplies(tx: Transaction, rows: readonly Reply[]): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(reviewReplies, rows));
}

export async function insertHistoricalVotes(
	tx: Transaction,
	rows: readonly (typeof reviewVotes.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(reviewVotes, rows));
}

export async function recordVote(
	tx: Transaction,
	vote: typeof reviewVotes.$inferInsert,
	isHelpful: boolean,
): Promise<boolean> {
	const { rowCount } = isHelpful
		? await tx.insert(reviewVotes).values(vote).onConflictDoNothing()
		: await tx.execute(sql`
			delete from review_votes where review_id = ${vote.reviewId} and customer_id = ${vote.customerId}`);
	return rowCount === 1;
}

export async function findReply(tx: Transaction, reviewId: string): Promise<Reply | null> {
	const [row] = await tx.select().from(reviewReplies).where(eq(reviewReplies.reviewId, reviewId));
	return row ?? null;
}

export async function recordReply(tx: Transaction, reply: Reply): Promise<void> {
	const { body, editedAt, repliedBy } = reply;
	await tx
		.insert(reviewReplies)
		.values(reply)
		.onConflictDoUpdate({ target: reviewReplies.reviewId, set: { body, editedAt, repliedBy } });
}

export async function removeReply(tx: Transaction, reviewId: string, removedBecause: ReportReason): Promise<void> {
	await tx.update(reviewReplies).set({ state: 'removed', removedBecause }).where(eq(reviewReplies.reviewId, reviewId));
}

/** Returns false when this person has reported it before. */
export async function insertReport(tx: Transaction, report: typeof userContentReports.$inferInsert): Promise<boolean> {
	const made = await tx
		.insert(userContentReports)
		.values(report)
		.onConflictDoNothing()
		.returning({ id: userContentReports.id });
	return made.length > 0;
}

export async function closeReports(
	tx: Transaction,
	{ subject, subjectId }: { readonly subject: UserContentSubject; readonly subjectId: string },
	verdict: 'kept' | 'removed',
	closedAt: Date,
): Promise<void> {
	await tx.execute(sql`
		update voice_reports set verdict = ${verdict}, closed_at = ${closedAt.toISOString()}::timestamptz
		where subject_type = ${subject} and subject_id = ${subjectId} and closed_at is null`);
}
