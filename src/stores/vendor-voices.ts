import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import type {
	ReportedVoice,
	ReportVoiceInput,
	SaidVoice,
	ShopQuestion,
	ShopReview,
	ShopVoiceCounts,
	VoiceTab,
} from '#src/domains/reviews/contract.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { type ListShown, pagedList } from './paged-list.ts';
import { told, toldBeside } from './told.ts';

export const VOICE_PLACES = ['reviews', 'questions'] as const;
export type VoicePlace = (typeof VOICE_PLACES)[number];

type Asked = { readonly place: VoicePlace; readonly tab: VoiceTab };
export type ShopVoice =
	| { readonly place: 'reviews'; readonly review: ShopReview }
	| { readonly place: 'questions'; readonly question: ShopQuestion };
type Page<Voice> = { readonly items: readonly Voice[]; readonly nextCursor: string | null };

const { $list, open, reread, more } = pagedList<Asked, ShopVoice>(
	{ place: 'reviews', tab: 'waiting' },
	(asked, cursor) =>
		asked.place === 'reviews'
			? ask<ShopReview>(asked, cursor, (review) => ({ place: 'reviews', review }))
			: ask<ShopQuestion>(asked, cursor, (question) => ({ place: 'questions', question })),
);

/** What people say of the shop, or ask about its goods. */
export const $shopVoices = $list;
export type ShopVoices = ListShown<Asked, ShopVoice>;
export const loadMoreVoices = more;
/** How much waits for the shop's word; null before the answer. */
export const $voiceCounts = atom<ShopVoiceCounts | null>(null);

async function ask<Voice>(
	{ place, tab }: Asked,
	cursor: string | null,
	toVoice: (voice: Voice) => ShopVoice,
): Promise<ApiResult<Page<ShopVoice>>> {
	const query = new URLSearchParams({ tab, ...(cursor ? { cursor } : {}) });
	const answer = await callApi<Page<Voice>>('GET', `/api/vendor/${place}?${query}`);
	if (!answer.ok) return answer;
	const { items, nextCursor } = answer.value;
	return { ok: true, value: { items: items.map(toVoice), nextCursor } };
}

export async function openVoices(place: VoicePlace, tab: VoiceTab): Promise<void> {
	void readVoiceCounts();
	await open({ place, tab });
}

async function rereadVoices(): Promise<void> {
	void readVoiceCounts();
	await reread();
}

export async function readVoiceCounts(): Promise<void> {
	const answer = await callApi<ShopVoiceCounts>('GET', '/api/vendor/reviews/counts');
	if (answer.ok) $voiceCounts.set(answer.value);
}

/** True when it is shown under the review or question now; words stand beside the field. */
export async function sendReply(place: VoicePlace, id: string, body: string): Promise<boolean | string> {
	const path = place === 'reviews' ? `/api/vendor/reviews/${id}/reply` : `/api/vendor/questions/${id}/answer`;
	const said = await toldBeside(callApi<SaidVoice>('PUT', path, { body: { body } }), words.sent);
	if (said.value) await rereadVoices();
	return said.fields.body ?? said.value !== null;
}

export async function reportReview(report: Omit<ReportVoiceInput, 'subject'>): Promise<boolean> {
	const body: ReportVoiceInput = { subject: 'review', ...report };
	const done = await told(callApi<ReportedVoice>('POST', '/api/reviews/reports', { body }), words.reportDone);
	if (done) await rereadVoices();
	return done !== null;
}
