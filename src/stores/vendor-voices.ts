import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
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
import { told, toldBeside } from './told.ts';

export const VOICE_PLACES = ['reviews', 'questions'] as const;
export type VoicePlace = (typeof VOICE_PLACES)[number];

export type ShopVoices = {
	readonly place: VoicePlace;
	readonly tab: VoiceTab;
	readonly phase: 'loading' | 'shown' | 'failed';
	readonly problem: string;
	readonly reviews: readonly ShopReview[];
	readonly questions: readonly ShopQuestion[];
	readonly nextCursor: string | null;
	readonly isLoadingMore: boolean;
};
type Page = { readonly items: readonly (ShopReview | ShopQuestion)[]; readonly nextCursor: string | null };

const EMPTY = { problem: '', reviews: [], questions: [], nextCursor: null, isLoadingMore: false } as const;

export const $shopVoices = atom<ShopVoices>({ place: 'reviews', tab: 'waiting', phase: 'loading', ...EMPTY });
/** How much waits for the shop's word; null before the answer. */
export const $voiceCounts = atom<ShopVoiceCounts | null>(null);

const pathOf = (place: VoicePlace, query: Readonly<Record<string, string>>): string =>
	`/api/vendor/${place}?${new URLSearchParams(query)}`;
const itemsOf = (place: VoicePlace, items: Page['items']) =>
	place === 'reviews' ? { reviews: items as readonly ShopReview[] } : { questions: items as readonly ShopQuestion[] };

export async function openVoices(place: VoicePlace, tab: VoiceTab): Promise<void> {
	$shopVoices.set({ place, tab, phase: 'loading', ...EMPTY });
	await readVoices();
}

async function readVoices(): Promise<void> {
	const { place, tab } = $shopVoices.get();
	void readVoiceCounts();
	const answer = await callApi<Page>('GET', pathOf(place, { tab }));
	const now = $shopVoices.get();
	if (now.place !== place || now.tab !== tab) return;
	if (!answer.ok) return $shopVoices.set({ ...now, phase: 'failed', problem: answer.problem.detail });
	const { items, nextCursor } = answer.value;
	$shopVoices.set({ ...now, phase: 'shown', ...itemsOf(place, items), nextCursor });
}

export async function loadMoreVoices(): Promise<void> {
	const before = $shopVoices.get();
	const { place, tab, nextCursor: cursor } = before;
	if (!cursor || before.isLoadingMore) return;
	$shopVoices.set({ ...before, isLoadingMore: true });
	const more = await told(callApi<Page>('GET', pathOf(place, { tab, cursor })));
	const now = $shopVoices.get();
	if (now.place !== place || now.tab !== tab || now.nextCursor !== cursor) return;
	const all = more && itemsOf(place, [...now[place], ...more.items]);
	$shopVoices.set({ ...now, ...all, nextCursor: more ? more.nextCursor : cursor, isLoadingMore: false });
}

export async function readVoiceCounts(): Promise<void> {
	const answer = await callApi<ShopVoiceCounts>('GET', '/api/vendor/reviews/counts');
	if (answer.ok) $voiceCounts.set(answer.value);
}

/** True when it is shown under the review or question now; words stand beside the field. */
export async function sendReply(place: VoicePlace, id: string, body: string): Promise<boolean | string> {
	const path = place === 'reviews' ? `/api/vendor/reviews/${id}/reply` : `/api/vendor/questions/${id}/answer`;
	const said = await toldBeside(callApi<SaidVoice>('PUT', path, { body: { body } }), words.sent);
	if (said.value) await readVoices();
	return said.fields.body ?? said.value !== null;
}

export async function reportReview(report: Omit<ReportVoiceInput, 'subject'>): Promise<boolean> {
	const body: ReportVoiceInput = { subject: 'review', ...report };
	const done = await told(callApi<ReportedVoice>('POST', '/api/reviews/reports', { body }), words.reportDone);
	if (done) await readVoices();
	return done !== null;
}
