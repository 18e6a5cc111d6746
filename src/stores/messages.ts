import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { whileSeen } from '#src/browser/while-seen.ts';
import type {
	MessageParty,
	MessageThread,
	ReadMark,
	WriteMessageInput,
} from '#src/domains/orders/contract-messages.ts';
import { messageScreenWords } from '#src/messages/vi/message-screen.ts';
import { told } from './told.ts';

const BASE: Readonly<Record<MessageParty, string>> = { buyer: '/api/orders', shop: '/api/vendor/orders' };
const pathOf = (side: MessageParty, number: string): string => `${BASE[side]}/${encodeURIComponent(number)}/messages`;

/** Of the order that the shop's page shows. */
export const $shopThread = atom<MessageThread | null>(null);

export async function readThread(side: MessageParty, number: string): Promise<MessageThread | null> {
	const answer = await callApi<MessageThread>('GET', pathOf(side, number));
	if (side === 'shop' && answer.ok) $shopThread.set(answer.value);
	return answer.ok ? answer.value : null;
}

const PACE = { firstMs: 5000, mostMs: 60_000 };
const seen = (thread: MessageThread): string => JSON.stringify(thread.messages);

/** Tells of every message that is written, and of those that the other side has read, while somebody sees the page. */
export function followThread(side: MessageParty, number: string, onNews: (thread: MessageThread) => void): () => void {
	let last: string | null = null;
	return whileSeen(async () => {
		const thread = await readThread(side, number);
		if (!thread || seen(thread) === last) return false;
		last = seen(thread);
		onNews(thread);
		return true;
	}, PACE);
}

/** The key goes with the words: what was sent twice is one message. */
export async function writeMessage(
	side: MessageParty,
	{ number, ...body }: WriteMessageInput,
	idempotencyKey: string,
): Promise<boolean> {
	const call = callApi<ReadMark>('POST', pathOf(side, number), { body, idempotencyKey });
	return (await told(call, messageScreenWords.sent)) !== null;
}

/** Nobody is told when that did not work: it is marked with the next look. */
export async function markThread(side: MessageParty, number: string, position: number): Promise<void> {
	await callApi<ReadMark>('POST', `${pathOf(side, number)}/read`, { body: { position } });
}
