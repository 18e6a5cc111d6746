import { callApi } from '#src/browser/api.ts';
import { keepUnsavedWords, knowOwner, readUnsavedWords } from '#src/browser/unsaved.ts';
import type { EditReviewInput, SaidVoice, WriteReviewInput } from '#src/domains/reviews/contract.ts';
import { told } from './told.ts';

export type Said = Pick<WriteReviewInput, 'stars' | 'body' | 'pictures'>;
export type ReviewTarget = Pick<WriteReviewInput, 'orderNumber' | 'lineId'> | Pick<EditReviewInput, 'reviewId'>;

/** The name under which words for it are kept. */
export const unsentOf = (target: ReviewTarget): string =>
	`review:${'reviewId' in target ? target.reviewId : `${target.orderNumber}:${target.lineId ?? ''}`}`;

/** What was written and not sent, by the same person on this device. */
export async function readUnsentReview(name: string): Promise<string> {
	await knowOwner();
	return readUnsavedWords(name) ?? '';
}
export const keepUnsentReview = (name: string, body: string): void => keepUnsavedWords(name, body === '' ? null : body);

/** The page is a document of the server: what was said is read there again. False when it was refused. */
export async function sayReview(target: ReviewTarget, said: Said): Promise<boolean> {
	const call =
		'reviewId' in target
			? callApi<SaidVoice>('PUT', `/api/reviews/${target.reviewId}`, { body: said })
			: callApi<SaidVoice>('POST', '/api/reviews', { body: { ...target, ...said } });
	const done = await told(call);
	if (done) {
		keepUnsentReview(unsentOf(target), '');
		location.reload();
	}
	return done !== null;
}
