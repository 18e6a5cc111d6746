import { useEffect, useState } from 'react';
import type { MessageParty, MessageThread, MessageView } from '#src/domains/conversations/contract/order-messages.ts';
import { markThread, pollThread, readThread } from '#src/islands/orders/messages-store.ts';
import { conversationScreenMessages as words } from '#src/messages/vi/conversations/order-messages.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { messagePictureAddresses } from '#src/stores/private-pictures.ts';
import { PictureRow } from '../ui/PictureRow.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = {
	readonly side: MessageParty;
	readonly number: string;
	/** Absent: the component loads the thread itself. */
	readonly initial?: MessageThread;
};

/** The form is loaded lazily, because people read before they write. */
const loadForm = () => import('./MessageForm.tsx');
const SHOWN = 12;

/** Opening the thread marks it as read. */
export function OrderMessages({ side, number, initial }: Props) {
	const [thread, setThread] = useState<MessageThread | null>(initial ?? null);
	useEffect(() => {
		if (!initial) void readThread(side, number).then(setThread);
	}, [side, number, initial]);
	useEffect(() => pollThread(side, number, setThread), [side, number]);
	const loaded = useLoaded(loadForm, thread?.mayWrite ?? false);
	const last = thread?.messages.at(-1)?.position ?? 0;
	const isUnread = (thread?.unread ?? 0) > 0;
	useEffect(() => {
		if (isUnread) void markThread(side, number, last);
	}, [side, number, last, isUnread]);
	if (!thread) return null;
	const readAgain = async (): Promise<void> => {
		const fresh = await readThread(side, number);
		if (fresh) setThread(fresh);
	};
	return (
		<>
			{thread.messages.length === 0 && thread.mayWrite && <p className="order-soft">{words.empty[side]}</p>}
			{thread.messages.length > SHOWN && (
				<details>
					<summary className="return-more">{words.earlier(thread.messages.length - SHOWN)}</summary>
					<Messages messages={thread.messages.slice(0, -SHOWN)} side={side} />
				</details>
			)}
			<div aria-live="polite">
				<Messages messages={thread.messages.slice(-SHOWN)} side={side} />
			</div>
			{thread.mayWrite ? (
				<div className="message-writing">
					{loaded && <loaded.MessageForm side={side} number={number} messages={thread.messages} onSent={readAgain} />}
				</div>
			) : (
				<p className="order-soft">{words.closed}</p>
			)}
		</>
	);
}

type MessagesProps = { readonly messages: readonly MessageView[]; readonly side: MessageParty };

function Messages({ messages, side }: MessagesProps) {
	if (messages.length === 0) return null;
	return (
		<ol className="message-list">
			{messages.map((message) => (
				<Message key={message.id} message={message} side={side} />
			))}
		</ol>
	);
}

function Message({ message, side }: { readonly message: MessageView; readonly side: MessageParty }) {
	const { id, party, text, pictureIds, at, isRead } = message;
	const isOwn = party === side;
	return (
		<li className="message" data-own={isOwn}>
			<p className="message-head">
				<strong>{isOwn ? words.you : words.other[side]}</strong>{' '}
				<time dateTime={at}>{formatDateTime(new Date(at))}</time>
				{isOwn && isRead && ` · ${words.read}`}
			</p>
			{text && <p className="message-text">{text}</p>}
			<PictureRow addresses={messagePictureAddresses(id, pictureIds)} />
		</li>
	);
}
