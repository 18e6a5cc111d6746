import { useLayoutEffect, useRef, useState } from 'react';
import type { ConversationMessage } from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import { dayTitle, inboxMessages as texts } from '#src/messages/vi/conversations/inbox.ts';
import { formatTime, vietnamDay } from '#src/shared/time.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
	readonly side: MessageParty;
	readonly messages: readonly ConversationMessage[];
	/** Null when the first message is shown. */
	readonly onEarlier: (() => Promise<void>) | null;
};
const NEAR_END_PX = 120;
const SCROLLED_BY_KEYBOARD = { tabIndex: 0 };

/** Starts at the latest message and follows new ones, unless the reader has scrolled up. */
export function MessageList({ side, messages, onEarlier }: Props) {
	const scroller = useRef<HTMLDivElement>(null);
	const fromEnd = useRef(0);
	const [isBusy, setBusy] = useState(false);
	const [first, last] = [messages[0]?.position, messages.at(-1)?.position];
	const shownLast = useRef(last);
	useLayoutEffect(() => {
		const box = scroller.current;
		if (!box || first === undefined) return;
		const isAtEnd = fromEnd.current < NEAR_END_PX;
		const hasNews = shownLast.current !== last;
		shownLast.current = last;
		if (isAtEnd && (hasNews || fromEnd.current === 0)) box.scrollTop = box.scrollHeight;
		else if (!hasNews) box.scrollTop = box.scrollHeight - box.clientHeight - fromEnd.current;
	}, [first, last]);
	const earlier = async (): Promise<void> => {
		setBusy(true);
		const box = scroller.current;
		if (box) fromEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop;
		await onEarlier?.();
		setBusy(false);
	};
	return (
		<div
			className="chat-messages"
			ref={scroller}
			{...SCROLLED_BY_KEYBOARD}
			role="log"
			aria-label={texts.messages}
			onScroll={({ currentTarget: box }) => {
				fromEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop;
			}}
		>
			{onEarlier && (
				<div className="chat-more">
					<Button kind="quiet" isBusy={isBusy} onClick={() => void earlier()}>
						{texts.earlier}
					</Button>
				</div>
			)}
			<p className="chat-safety">{texts.safety[side]}</p>
			<ol>
				{messages.map((message, at) => (
					<Message key={message.id} message={message} before={messages[at - 1]} isOwn={message.party === side} />
				))}
			</ol>
		</div>
	);
}

type MessageProps = {
	readonly message: ConversationMessage;
	readonly before: ConversationMessage | undefined;
	readonly isOwn: boolean;
};

function Message({ message, before, isOwn }: MessageProps) {
	const { at, text, isMasked, isRead } = message;
	const isNewDay = !before || vietnamDay(new Date(before.at)) !== vietnamDay(new Date(at));
	return (
		<>
			{isNewDay && <li className="chat-day">{dayTitle(at, new Date())}</li>}
			<li className="chat-message" data-own={isOwn}>
				<p className="chat-text">{text}</p>
				{isMasked && <p className="chat-note">{isOwn ? texts.masked : texts.maskedByOther}</p>}
				<p className="chat-time">
					<time dateTime={at}>{formatTime(new Date(at))}</time>
					{isOwn && ` · ${isRead ? texts.read : texts.sent}`}
				</p>
			</li>
		</>
	);
}
