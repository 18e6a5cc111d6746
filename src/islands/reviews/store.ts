import { type ApiResult, callApi } from '#src/browser/api.ts';
import { savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { toast } from '#src/browser/toast.ts';
import { loadOwner, readUnsavedText, saveUnsavedText } from '#src/browser/unsaved.ts';
import type {
	EditReviewInput,
	SaidUserContentItem,
	WriteReviewInput,
	WrittenReview,
} from '#src/domains/reviews/contract.ts';
import { url } from '#src/routes.ts';

export type Said = Pick<WriteReviewInput, 'stars' | 'body' | 'pictures'>;
export type ReviewTarget = Pick<WriteReviewInput, 'orderNumber' | 'lineId'> | Pick<EditReviewInput, 'reviewId'>;
export type SentReview = SaidUserContentItem & { readonly of: string; readonly coinVnd?: number };

const SENT = 'review-sent';
const UNAUTHENTICATED = 401;

export const unsentReviewKey = (target: ReviewTarget): string =>
	`review:${'reviewId' in target ? target.reviewId : `${target.orderNumber}:${target.lineId ?? ''}`}`;

export async function readUnsentReview(target: ReviewTarget): Promise<Said | null> {
	await loadOwner();
	return parse(readUnsavedText(unsentReviewKey(target)));
}

export function saveUnsentReview(target: ReviewTarget, said: Said | null): void {
	saveUnsavedText(unsentReviewKey(target), said && JSON.stringify(said));
}

/** Called when the review arrived although its response was lost. */
export async function dropUnsentReview(target: ReviewTarget): Promise<void> {
	await loadOwner();
	saveUnsavedText(unsentReviewKey(target), null);
}

function parse(draft: string | null): Said | null {
	if (draft === null) return null;
	try {
		const { stars = 0, body = '', pictures = [] } = JSON.parse(draft) as Partial<Said>;
		return { stars, body, pictures };
	} catch {
		return null;
	}
}

/** Reloads the server-rendered page after a success; returns false when the review was rejected. */
export async function showReview(target: ReviewTarget, said: Said): Promise<boolean> {
	const answer: ApiResult<SaidUserContentItem | WrittenReview> =
		'reviewId' in target
			? await callApi('PUT', `/api/reviews/${target.reviewId}`, { body: said })
			: await callApi('POST', '/api/reviews', { body: { ...target, ...said } });
	if (answer.ok) {
		saveUnsentReview(target, null);
		savePendingAction(SENT, JSON.stringify({ of: unsentReviewKey(target), ...answer.value }));
		location.reload();
		return true;
	}
	if (answer.problem.status === UNAUTHENTICATED) {
		saveUnsentReview(target, said);
		location.assign(url.login(location.pathname + location.search));
	} else void toast('error', answer.problem.detail);
	return false;
}

export const takeSentReview = (): SentReview | null =>
	JSON.parse(takePendingAction(SENT) ?? 'null') as SentReview | null;
