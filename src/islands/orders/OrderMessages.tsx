import { type FormEvent, useEffect, useId, useState } from 'react';
import {
	type MessageParty,
	type MessageThread,
	type MessageView,
	messagesConfig,
} from '#src/domains/orders/contract-messages.ts';
import { messageScreenWords as words } from '#src/messages/vi/message-screen.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { followThread, markThread, readThread, writeMessage } from '#src/stores/messages.ts';
import { messagePictureAddresses } from '#src/stores/private-pictures.ts';
import type { Evidence } from '#src/stores/returns.ts';
import { EvidenceChoice } from '../returns/EvidenceChoice.tsx';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';
import { PictureRow } from '../ui/PictureRow.tsx';
import { refusesLength } from '../ui/text-limit.ts';

type Props = {
	readonly side: MessageParty;
	readonly number: string;
	/** As the page has read it; without it, it is read here. */
	readonly initial?: MessageThread;
};

/** The last ones; what was written before is one tap away. */
const SHOWN = 12;

/** What buyer and shop write to each other about one order; to see it is to have read it. */
export function OrderMessages({ side, number, initial }: Props) {
	const [thread, setThread] = useState<MessageThread | null>(initial ?? null);
	useEffect(() => {
		if (!initial) void readThread(side, number).then(setThread);
	}, [side, number, initial]);
	useEffect(() => followThread(side, number, setThread), [side, number]);
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
				<Writing side={side} number={number} onSent={readAgain} />
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

type WritingProps = Pick<Props, 'side' | 'number'> & { readonly onSent: () => Promise<void> };

function Writing({ side, number, onSent }: WritingProps) {
	const id = useId();
	const [text, setText] = useState('');
	const [pictures, setPictures] = useState<readonly Evidence[]>([]);
	const [key, setKey] = useState(newKey);
	const [isBusy, setBusy] = useState(false);
	const isEmpty = text.trim() === '' && pictures.length === 0;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy || isEmpty || refusesLength(event.currentTarget)) return;
		setBusy(true);
		const isSent = await writeMessage(side, { number, text, pictures: pictures.map((of) => of.id) }, key);
		// Other words are another message.
		setKey(newKey());
		if (isSent) {
			setText('');
			setPictures([]);
			await onSent();
		}
		setBusy(false);
	};
	return (
		<form className="ask-form" noValidate onSubmit={(event) => void submit(event)}>
			<LongText
				id={`${id}-tin`}
				label={words.label[side]}
				maxLength={messagesConfig.textMax}
				value={text}
				onChange={setText}
			/>
			<EvidenceChoice
				chosen={pictures}
				max={messagesConfig.picturesMax}
				hint={words.picturesHint}
				onChange={setPictures}
			/>
			<div className="order-buttons">
				<Button type="submit" isBusy={isBusy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}

const newKey = (): string => crypto.randomUUID();
