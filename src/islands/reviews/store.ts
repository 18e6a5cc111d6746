import { type ApiResult, callApi } from '#src/browser/api.ts';
import { savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { toast } from '#src/browser/toast.ts';
import { knowOwner, readUnsavedText, saveUnsavedText } from '#src/browser/unsaved.ts';
import type {
	EditReviewInput,
	SaidUserContentItem,
	WriteReviewInput,
	WrittenReview,
} from '#src/domains/reviews/contract.ts';
import { url } from '#src/routes.ts';

export type Said = Pick<WriteReviewInput, 'stars' | 'body' | 'pictures'>;
export type ReviewTarget = Pick<WriteReviewInput, 'orderNumber' | 'lineId'> | Pick<EditReviewInput, 'reviewId'>;
/** What has become of it, told on the page that is read again. */
export type SentReview = SaidUserContentItem & { readonly of: string; readonly coinVnd?: number };

const SENT = 'review-sent';
const UNAUTHENTICATED = 401;

/** The name under which a draft of it is kept. */
export const unsentOf = (target: ReviewTarget): string =>
	`review:${'reviewId' in target ? target.reviewId : `${target.orderNumber}:${target.lineId ?? ''}`}`;

/** What was begun and not sent, by the same person on this device. */
export async function readUnsentReview(target: ReviewTarget): Promise<Said | null> {
	await knowOwner();
	return parse(readUnsavedText(unsentOf(target)));
}

/** `null`: there is nothing to keep. */
export function saveUnsentReview(target: ReviewTarget, said: Said | null): void {
	saveUnsavedText(unsentOf(target), said && JSON.stringify(said));
}

/** What has arrived after all, its answer being lost. */
export async function dropUnsentReview(target: ReviewTarget): Promise<void> {
	await knowOwner();
	saveUnsavedText(unsentOf(target), null);
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

/** The page is a document of the server: what was said is read there again. False when it was refused. */
export async function showReview(target: ReviewTarget, said: Said): Promise<boolean> {
	const answer: ApiResult<SaidUserContentItem | WrittenReview> =
		'reviewId' in target
			? await callApi('PUT', `/api/reviews/${target.reviewId}`, { body: said })
			: await callApi('POST', '/api/reviews', { body: { ...target, ...said } });
	if (answer.ok) {
		saveUnsentReview(target, null);
		savePendingAction(SENT, JSON.stringify({ of: unsentOf(target), ...answer.value }));
		location.reload();
		return true;
	}
	if (answer.problem.status === UNAUTHENTICATED) {
		saveUnsentReview(target, said);
		location.assign(url.login(location.pathname + location.search));
	} else void toast('error', answer.problem.detail);
	return false;
}

/** What was sent just before this page was read again; told once. */
export const takeSentReview = (): SentReview | null =>
	JSON.parse(takePendingAction(SENT) ?? 'null') as SentReview | null;
