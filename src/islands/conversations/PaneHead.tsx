import arrowLeft from 'icon:arrow-left';
import message from 'icon:message-circle';
import type { ReactNode } from 'react';
import type { SubjectView } from '#src/domains/conversations/contract/conversation.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChatPicture } from './ChatPicture.tsx';

type HeadProps = {
	readonly name: string;
	readonly path: string | null;
	readonly onClose: () => void;
	readonly children?: ReactNode;
};

export const PaneHead = ({ name, path, onClose, children }: HeadProps) => (
	<header className="chat-head">
		<button className="btn btn-quiet btn-icon chat-back" type="button" aria-label={messages.back} onClick={onClose}>
			<Icon shapes={arrowLeft} />
		</button>
		<h2>
			{path ? (
				<a className="chat-head-name" href={path}>
					{name}
				</a>
			) : (
				name
			)}
		</h2>
		{children}
	</header>
);

/** What the conversation is about, above its messages. */
export function SubjectCard({ subject }: { readonly subject: SubjectView }) {
	const { kind, title, path, pictureHash, priceVnd } = subject;
	return (
		<div className="chat-subject">
			{kind === 'product' && <ChatPicture hash={pictureHash} fallback={message} size={48} />}
			<div className="chat-subject-text">
				<p className="chat-subject-title">{title || messages.goneSubject}</p>
				<p className="chat-subject-kind">
					{priceVnd === null ? messages.subject[kind] : <strong className="money">{formatVnd(priceVnd)}</strong>}
				</p>
			</div>
			{path && (
				<a className="btn btn-secondary" href={path}>
					{kind === 'order' ? messages.openOrder : messages.openProduct}
				</a>
			)}
		</div>
	);
}
