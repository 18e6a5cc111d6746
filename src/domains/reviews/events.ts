import { defineEvent } from '#src/platform/jobs/index.ts';
import type { UserContentSubject } from './contract.ts';

type AboutReview = { readonly reviewId: string };

/** Published immediately, or after an operator has approved it. */
export const reviewPublished = defineEvent<AboutReview & { readonly wasQueued: boolean }>()('reviews.review_published');
export const reviewReplied = defineEvent<AboutReview>()('reviews.review_replied');
export const questionPublished = defineEvent<{ readonly questionId: string; readonly wasQueued: boolean }>()(
	'reviews.question_published',
);
export const questionAnswered = defineEvent<{ readonly questionId: string; readonly answerId: string }>()(
	'reviews.question_answered',
);
export const userContentRemoved = defineEvent<{
	readonly subject: UserContentSubject;
	readonly subjectId: string;
	readonly reason: string;
}>()('reviews.voice_removed');
