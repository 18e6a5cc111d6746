import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import { showChosenChips } from '#src/browser/chosen-chip.ts';
import { showPendingContentCount } from '#src/browser/shop/shop-counts.ts';
import type {
	ReportedUserContentItem,
	ReportUserContentInput,
	ReviewTab,
	SaidUserContentItem,
	ShopQuestion,
	ShopReview,
	ShopUserContentCounts,
} from '#src/domains/reviews/contract.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { type ListShown, pagedList } from '#src/stores/paged-list.ts';
import { withInlineMessage, withToast } from '#src/stores/with-toast.ts';

export const USER_CONTENT_PLACES = ['reviews', 'questions'] as const;
export type UserContentPlace = (typeof USER_CONTENT_PLACES)[number];

type Asked = { readonly place: UserContentPlace; readonly tab: ReviewTab };
export type ShopUserContentItem =
	| { readonly place: 'reviews'; readonly review: ShopReview }
	| { readonly place: 'questions'; readonly question: ShopQuestion };
type Page<UserContentItem> = { readonly items: readonly UserContentItem[]; readonly nextCursor: string | null };

const { $list, open, reread, more } = pagedList<Asked, ShopUserContentItem>(
	{ place: 'reviews', tab: 'waiting' },
	(asked, cursor) =>
		asked.place === 'reviews'
			? ask<ShopReview>(asked, cursor, (review) => ({ place: 'reviews', review }))
			: ask<ShopQuestion>(asked, cursor, (question) => ({ place: 'questions', question })),
);

export const $shopUserContent = $list;
export type ShopUserContent = ListShown<Asked, ShopUserContentItem>;
export const loadMoreUserContent = more;
export const $contentCounts = atom<ShopUserContentCounts | null>(null);

async function ask<UserContentItem>(
	{ place, tab }: Asked,
	cursor: string | null,
	toUserContentItem: (userContentItem: UserContentItem) => ShopUserContentItem,
): Promise<ApiResult<Page<ShopUserContentItem>>> {
	const query = new URLSearchParams({ tab, ...(cursor ? { cursor } : {}) });
	const answer = await callApi<Page<UserContentItem>>('GET', `/api/vendor/${place}?${query}`);
	if (!answer.ok) return answer;
	const { items, nextCursor } = answer.value;
	return { ok: true, value: { items: items.map(toUserContentItem), nextCursor } };
}

/** Scrolls the tab bar on phones. */
export const showChosenPlace = (): void => showChosenChips();

export async function openUserContent(place: UserContentPlace, tab: ReviewTab): Promise<void> {
	void readContentCounts();
	await open({ place, tab });
}

async function rereadUserContent(): Promise<void> {
	void readContentCounts();
	await reread();
}

export async function readContentCounts(): Promise<void> {
	const answer = await callApi<ShopUserContentCounts>('GET', '/api/vendor/reviews/counts');
	if (!answer.ok) return;
	$contentCounts.set(answer.value);
	showPendingContentCount(answer.value);
}

/** Returns true after a success; a string is an error for the field. */
export async function sendReply(place: UserContentPlace, id: string, body: string): Promise<boolean | string> {
	const path = place === 'reviews' ? `/api/vendor/reviews/${id}/reply` : `/api/vendor/questions/${id}/answer`;
	const said = await withInlineMessage(callApi<SaidUserContentItem>('PUT', path, { body: { body } }), messages.sent);
	if (said.value) await rereadUserContent();
	return said.fields.body ?? said.value !== null;
}

export async function reportReview(report: Omit<ReportUserContentInput, 'subject'>): Promise<boolean> {
	const body: ReportUserContentInput = { subject: 'review', ...report };
	const done = await withToast(
		callApi<ReportedUserContentItem>('POST', '/api/reviews/reports', { body }),
		messages.reportDone,
	);
	if (done) await rereadUserContent();
	return done !== null;
}
