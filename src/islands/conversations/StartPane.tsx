import { useCallback, useEffect, useState } from 'react';
import type { ConversationStart } from '#src/domains/conversations/contract/conversation.ts';
import { readStart, refreshConversations, type StartProblem } from '#src/islands/conversations/store.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { url } from '#src/routes.ts';
import { Button } from '../ui/Button.tsx';
import { ChatForm } from './ChatForm.tsx';
import { MessageList } from './MessageList.tsx';
import { PaneHead, SubjectCard } from './PaneHead.tsx';

type Props = {
	readonly productId: string;
	readonly onClose: () => void;
	readonly onOpened: (conversationId: string) => void;
};

/** The first message about a product; an existing conversation opens instead. */
export function StartPane({ productId, onClose, onOpened }: Props) {
	const [start, setStart] = useState<ConversationStart | StartProblem | null>(null);
	const load = useCallback(async (): Promise<void> => {
		const answer = await readStart(productId);
		setStart(answer.ok ? answer.value : answer.problem);
	}, [productId]);
	useEffect(() => void load(), [load]);
	const existing = start && 'subject' in start ? start.conversationId : null;
	useEffect(() => {
		if (existing) onOpened(existing);
	}, [existing, onOpened]);
	if (!start || existing)
		return (
			<div className="chat-blank">
				<p role="status">{messages.loading}</p>
			</div>
		);
	if (!('subject' in start)) {
		const isUnverified = start.code === 'conversations.unverified';
		return (
			<div className="chat-blank">
				<p role="alert">{start.detail}</p>
				{isUnverified && (
					<a className="btn btn-primary" href={url.account()}>
						{messages.verify}
					</a>
				)}
				{start.status === 0 && (
					<Button kind="secondary" onClick={() => void load()}>
						{messages.tryAgain}
					</Button>
				)}
				<Button kind="quiet" onClick={onClose}>
					{messages.back}
				</Button>
			</div>
		);
	}
	const { subject, shopName, shopSlug } = start;
	return (
		<>
			<PaneHead name={shopName} path={url.shop(shopSlug)} onClose={onClose} />
			<SubjectCard subject={subject} />
			<MessageList side="buyer" messages={[]} onEarlier={null} />
			<ChatForm
				side="buyer"
				draftName={`product:${productId}`}
				target={{ productId }}
				shown={[]}
				starters={messages.starters}
				onSent={(conversationId) => {
					onOpened(conversationId);
					void refreshConversations();
				}}
			/>
		</>
	);
}
