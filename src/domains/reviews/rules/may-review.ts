import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { fail, reviewsConfig, type UserContentState } from '../contract.ts';

export const writeUntil = (completedAt: Date): Date => addMs(completedAt, reviewsConfig.writeWithinDays * DAY_MS);

export function decideReview(
	order: { readonly state: OrderState; readonly completedAt: Date | null },
	now: Date,
): Result<null, Failure<'reviews.order_not_complete' | 'reviews.too_late'>> {
	if (order.state !== 'completed' || !order.completedAt) return fail('reviews.order_not_complete');
	const { writeWithinDays: days } = reviewsConfig;
	return now <= writeUntil(order.completedAt) ? ok(null) : fail('reviews.too_late', { days });
}

type WrittenReview = { readonly state: UserContentState; readonly writtenAt: Date; readonly editedAt: Date | null };

export const editUntil = ({ writtenAt }: WrittenReview): Date =>
	addMs(writtenAt, reviewsConfig.editWithinDays * DAY_MS);

export function decideEdit(
	review: WrittenReview,
	now: Date,
): Result<null, Failure<'reviews.removed' | 'reviews.edited_before' | 'reviews.too_late'>> {
	if (review.state === 'removed') return fail('reviews.removed');
	if (review.editedAt) return fail('reviews.edited_before');
	const { editWithinDays: days } = reviewsConfig;
	return now <= editUntil(review) ? ok(null) : fail('reviews.too_late', { days });
}

export function decideReply(
	reply: { readonly repliedAt: Date } | null,
	now: Date,
): Result<null, Failure<'reviews.reply_too_late'>> {
	const { replyEditHours: hours } = reviewsConfig;
	const isOpen = !reply || now <= addMs(reply.repliedAt, hours * HOUR_MS);
	return isOpen ? ok(null) : fail('reviews.reply_too_late', { hours });
}
