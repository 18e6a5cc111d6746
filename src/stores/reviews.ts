import { callApi } from '#src/browser/api.ts';
import type { EditReviewInput, SaidVoice, WriteReviewInput } from '#src/domains/reviews/contract.ts';
import { told } from './told.ts';

export type Said = Pick<WriteReviewInput, 'stars' | 'body' | 'pictures'>;
export type ReviewTarget = Pick<WriteReviewInput, 'orderNumber' | 'lineId'> | Pick<EditReviewInput, 'reviewId'>;

/** The page is a document of the server: what was said is read there again. False when it was refused. */
export async function sayReview(target: ReviewTarget, said: Said): Promise<boolean> {
	const call =
		'reviewId' in target
			? callApi<SaidVoice>('PUT', `/api/reviews/${target.reviewId}`, { body: said })
			: callApi<SaidVoice>('POST', '/api/reviews', { body: { ...target, ...said } });
	const done = await told(call);
	if (done) location.reload();
	return done !== null;
}
