import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import { knowOwner, readTypedText, saveTypedText } from '#src/browser/unsaved.ts';
import type { MessageParty, MessageThread, ReadMark, WriteMessageInput } from '#src/domains/conversations/contract.ts';
import { conversationScreenMessages } from '#src/messages/vi/message-screen.ts';
import { pollWhileVisible } from '#src/stores/poll-while-visible.ts';
import type { Evidence } from '../returns/store.ts';

const BASE: Readonly<Record<MessageParty, string>> = { buyer: '/api/orders', shop: '/api/vendor/orders' };
const pathOf = (side: MessageParty, number: string): string => `${BASE[side]}/${encodeURIComponent(number)}/messages`;

/** Of the order that the shop's page shows; `null` also when it could not be read. */
export const $shopThread = atom<(MessageThread & { readonly number: string }) | null>(null);

export async function readThread(side: MessageParty, number: string): Promise<MessageThread | null> {
	const answer = await callApi<MessageThread>('GET', pathOf(side, number));
	// A look at the order that was open before must not write over this one's.
	if (side === 'shop' && answer.ok && $shopThread.get()?.number === number)
		$shopThread.set({ ...answer.value, number });
	return answer.ok ? answer.value : null;
}

const PACE = { firstMs: 5000, mostMs: 60_000 };
const seen = (thread: MessageThread): string => JSON.stringify(thread.messages);

/** Tells of every message that is written, and of those that the other side has read, while somebody sees the page. */
export function followThread(side: MessageParty, number: string, onNews: (thread: MessageThread) => void): () => void {
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
	/** One for the same words, however often they are sent: what has arrived is not written twice. */
	readonly key: string;
	/** The last message that was there when it was sent without an answer. */
	readonly triedAfter: number | null;
};
export const blankDraft = (): MessageDraft => ({ text: '', pictures: [], key: crypto.randomUUID(), triedAfter: null });
const nameOf = (side: MessageParty, number: string): string => `message:${side}:${number}`;
const isBlank = ({ text, pictures }: MessageDraft): boolean => text === '' && pictures.length === 0;

export const saveMessageDraft = (side: MessageParty, number: string, draft: MessageDraft): void =>
	saveTypedText(nameOf(side, number), isBlank(draft) ? null : JSON.stringify(draft));

/** What was typed here and not sent yet; it outlives the page, a lost line and the end of a session. */
export async function readMessageDraft(side: MessageParty, number: string): Promise<MessageDraft | null> {
	try {
		await knowOwner();
		return JSON.parse(readTypedText(nameOf(side, number)) ?? 'null') as MessageDraft | null;
	} catch {
		return null;
	}
}

/** Nobody knows whether it has arrived: no answer, a session that has ended, or our own fault. */
const isOpen = (status: number): boolean => status === 0 || status === 401 || status >= 500;

/** `open`: it is to be sent again as it is. */
export async function writeMessage(
	side: MessageParty,
	{ number, ...body }: WriteMessageInput,
	idempotencyKey: string,
): Promise<'sent' | 'refused' | 'open'> {
	const answer = await callApi<ReadMark>('POST', pathOf(side, number), { body, idempotencyKey });
	void toast(answer.ok ? 'success' : 'error', answer.ok ? conversationScreenMessages.sent : answer.problem.detail);
	return answer.ok ? 'sent' : isOpen(answer.problem.status) ? 'open' : 'refused';
}

/** Nobody is told when that did not work: it is marked with the next look. */
export async function markThread(side: MessageParty, number: string, position: number): Promise<void> {
	await callApi<ReadMark>('POST', `${pathOf(side, number)}/read`, { body: { position } });
}
