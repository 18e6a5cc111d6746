import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationMessage, ConversationView } from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import {
	markConversation,
	pollConversation,
	readConversation,
	refreshConversations,
} from '#src/islands/conversations/store.ts';
import { inboxMessages as messages, obstacleMessages } from '#src/messages/vi/conversations/inbox.ts';
import { OrderMessages } from '../orders/OrderMessages.tsx';
import { Button } from '../ui/Button.tsx';
import { ChatForm } from './ChatForm.tsx';
import { MessageList } from './MessageList.tsx';
import { PaneHead, SubjectCard } from './PaneHead.tsx';
import { PaneMenu } from './PaneMenu.tsx';

type Props = { readonly side: MessageParty; readonly id: string; readonly onClose: () => void };

/** Messages of later answers replace those at the same position. */
function merged(
	before: readonly ConversationMessage[],
	news: readonly ConversationMessage[],
): readonly ConversationMessage[] {
	const byPosition = new Map([...before, ...news].map((message) => [message.position, message]));
	return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}

export function ConversationPane({ side, id, onClose }: Props) {
	const [view, setView] = useState<ConversationView | null>(null);
	const [problem, setProblem] = useState('');
	const [older, setOlder] = useState<{ readonly items: readonly ConversationMessage[]; readonly hasMore: boolean }>();
	const load = useCallback(async (): Promise<void> => {
		const answer = await readConversation(side, id);
		if (answer.ok) setView(answer.value);
		setProblem(answer.ok ? '' : answer.problem.detail);
	}, [side, id]);
	useEffect(() => {
		void load();
		return pollConversation(side, id, setView);
	}, [side, id, load]);
	const isOrder = view?.subject.kind === 'order';
	const last = view?.messages.at(-1)?.position ?? 0;
	const isUnread = (view?.unread ?? 0) > 0;
	useEffect(() => {
		if (isUnread && !isOrder && last > 0) void markConversation(side, id, last);
	}, [side, id, last, isUnread, isOrder]);
	if (!view)
		return (
			<div className="chat-blank">
				{problem ? (
					<>
						<p role="alert">{problem}</p>
						<Button kind="secondary" onClick={() => void load()}>
							{messages.tryAgain}
						</Button>
						<Button kind="quiet" onClick={onClose}>
							{messages.back}
						</Button>
					</>
				) : (
					<p role="status">{messages.loading}</p>
				)}
			</div>
		);
	const shown = merged(older?.items ?? [], view.messages);
	const loadOlder = async (): Promise<void> => {
		const answer = await readConversation(side, id, shown[0]?.position);
		if (answer.ok)
			setOlder({ items: merged(older?.items ?? [], answer.value.messages), hasMore: answer.value.hasEarlier });
	};
	return (
		<>
			<PaneHead name={view.otherName} path={view.otherPath} onClose={onClose}>
				{!isOrder && <PaneMenu side={side} view={view} onChanged={load} />}
			</PaneHead>
			<SubjectCard subject={view.subject} />
			{view.subject.number !== null ? (
				<OrderThread side={side} number={view.subject.number} />
			) : (
				<>
					<MessageList
						side={side}
						messages={shown}
						onEarlier={(older ? older.hasMore : view.hasEarlier) ? loadOlder : null}
					/>
					{view.obstacle ? (
						<p className="chat-obstacle">{obstacleMessages[view.obstacle]}</p>
					) : (
						<ChatForm
							side={side}
							draftName={id}
							target={{ conversationId: id }}
							shown={shown}
							onSent={() => load().then(() => void refreshConversations())}
						/>
					)}
				</>
			)}
		</>
	);
}

/** The messages of the order's page, scrolled to the latest. */
function OrderThread({ side, number }: { readonly side: MessageParty; readonly number: string }) {
	const scroller = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		const watcher = new MutationObserver(() => box.scrollTo({ top: box.scrollHeight }));
		watcher.observe(box, { childList: true, subtree: true });
		return () => watcher.disconnect();
	}, []);
	return (
		<div className="chat-order" ref={scroller}>
			<OrderMessages side={side} number={number} />
		</div>
	);
}
