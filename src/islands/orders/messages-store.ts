import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import { loadOwner, readTypedText, saveTypedText } from '#src/browser/unsaved.ts';
import type {
	MessageParty,
	MessageThread,
	ReadMark,
	WriteMessageInput,
} from '#src/domains/conversations/contract/order-messages.ts';
import { conversationScreenMessages } from '#src/messages/vi/conversations/order-messages.ts';
import { pollWhileVisible } from '#src/stores/poll-while-visible.ts';
import type { Evidence } from '../returns/store.ts';

const BASE: Readonly<Record<MessageParty, string>> = { buyer: '/api/orders', shop: '/api/vendor/orders' };
const pathOf = (side: MessageParty, number: string): string => `${BASE[side]}/${encodeURIComponent(number)}/messages`;

export const $shopThread = atom<(MessageThread & { readonly number: string }) | null>(null);

export async function readThread(side: MessageParty, number: string): Promise<MessageThread | null> {
	const answer = await callApi<MessageThread>('GET', pathOf(side, number));
	// A late response for a previously opened order must not overwrite this one.
	if (side === 'shop' && answer.ok && $shopThread.get()?.number === number)
		$shopThread.set({ ...answer.value, number });
	return answer.ok ? answer.value : null;
}

const PACE = { firstMs: 5000, mostMs: 60_000 };
const seen = (thread: MessageThread): string => JSON.stringify(thread.messages);

/** Polls for new messages and read marks while the page is visible. Returns the stop function. */
export function pollThread(side: MessageParty, number: string, onNews: (thread: MessageThread) => void): () => void {
	let last: string | null = null;
	return pollWhileVisible(async () => {
		const thread = await readThread(side, number);
		if (!thread || seen(thread) === last) return false;
		last = seen(thread);
		onNews(thread);
		return true;
	}, PACE);
}

export type MessageDraft = {
	readonly text: string;
	readonly pictures: readonly Evidence[];
	/** Idempotency key per text: a retry does not create a second message. */
	readonly key: string;
	/** Position of the last known message when the attempt got no response. */
	readonly triedAfter: number | null;
};
export const blankDraft = (): MessageDraft => ({ text: '', pictures: [], key: crypto.randomUUID(), triedAfter: null });
const nameOf = (side: MessageParty, number: string): string => `message:${side}:${number}`;
const isBlank = ({ text, pictures }: MessageDraft): boolean => text === '' && pictures.length === 0;

export const saveMessageDraft = (side: MessageParty, number: string, draft: MessageDraft): void =>
	saveTypedText(nameOf(side, number), isBlank(draft) ? null : JSON.stringify(draft));

/** Survives leaving the page, a lost connection and the end of the session. */
export async function readMessageDraft(side: MessageParty, number: string): Promise<MessageDraft | null> {
	try {
		await loadOwner();
		return JSON.parse(readTypedText(nameOf(side, number)) ?? 'null') as MessageDraft | null;
	} catch {
		return null;
	}
}

/** The message may or may not have arrived: no response, expired session or server error. */
const isOpen = (status: number): boolean => status === 0 || status === 401 || status >= 500;

/** `open`: retry it unchanged. */
export async function writeMessage(
	side: MessageParty,
	{ number, ...body }: WriteMessageInput,
	idempotencyKey: string,
): Promise<'sent' | 'refused' | 'open'> {
	const answer = await callApi<ReadMark>('POST', pathOf(side, number), { body, idempotencyKey });
	void toast(answer.ok ? 'success' : 'error', answer.ok ? conversationScreenMessages.sent : answer.problem.detail);
	return answer.ok ? 'sent' : isOpen(answer.problem.status) ? 'open' : 'refused';
}

/** Ignores errors: the next visit marks the messages. */
export async function markThread(side: MessageParty, number: string, position: number): Promise<void> {
	await callApi<ReadMark>('POST', `${pathOf(side, number)}/read`, { body: { position } });
}
