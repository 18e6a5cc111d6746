import message from 'icon:message-circle';
import packageIcon from 'icon:package';
import search from 'icon:search';
import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import {
	CONVERSATION_TABS,
	type ConversationItem,
	conversationsConfig,
} from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import {
	$conversations,
	type Conversations,
	loadMoreConversations,
	openConversations,
} from '#src/islands/conversations/store.ts';
import { listTime, inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChatPicture } from './ChatPicture.tsx';

type Props = { readonly side: MessageParty; readonly openId: string | null; readonly onOpen: (id: string) => void };

export function ConversationList({ side, openId, onOpen }: Props) {
	const shown = useStore($conversations, { ssr: 'initial' });
	return (
		<section className="chat-list" aria-label={messages.list}>
			<Filters side={side} shown={shown} />
			<div className="chat-list-rows" aria-busy={shown.phase === 'loading'}>
				<Rows side={side} shown={shown} openId={openId} onOpen={onOpen} />
			</div>
		</section>
	);
}

function Filters({ side, shown }: { readonly side: MessageParty; readonly shown: Conversations }) {
	const id = useId();
	const [q, setQ] = useState('');
	const { tab } = shown.asked;
	const find = (event: FormEvent): void => {
		event.preventDefault();
		void openConversations({ side, tab, q: q.trim() });
	};
	return (
		<div className="chat-filters">
			<search>
				<form className="chat-search" onSubmit={find}>
					<label className="sr-only" htmlFor={id}>
						{messages.search[side]}
					</label>
					<input
						id={id}
						className="field-input"
						type="search"
						placeholder={messages.search[side]}
						maxLength={conversationsConfig.searchMax}
						value={q}
						onChange={({ currentTarget }) => {
							setQ(currentTarget.value);
							if (currentTarget.value === '' && shown.asked.q) void openConversations({ side, tab, q: '' });
						}}
					/>
					<button className="btn btn-secondary btn-icon" type="submit" aria-label={messages.searchNow}>
						<Icon shapes={search} />
					</button>
				</form>
			</search>
			<fieldset className="chat-tabs">
				<legend className="sr-only">{messages.tabsLabel}</legend>
				{CONVERSATION_TABS.filter((one) => side === 'shop' || one !== 'unanswered').map((one) => (
					<button
						key={one}
						className="chip"
						type="button"
						aria-pressed={one === tab}
						onClick={() => void openConversations({ side, tab: one, q: shown.asked.q })}
					>
						{messages.tabs[one]}
					</button>
				))}
			</fieldset>
		</div>
	);
}

function Rows({ side, shown, openId, onOpen }: Props & { readonly shown: Conversations }) {
	const { phase, items, asked } = shown;
	if (phase === 'loading') return <Skeleton />;
	if (phase === 'failed')
		return (
			<EmptyState icon={message} title={messages.failed} text={shown.problem}>
				<Button onClick={() => void openConversations(asked)}>{messages.tryAgain}</Button>
			</EmptyState>
		);
	if (items.length === 0) {
		const isFiltered = asked.q !== '' || asked.tab !== 'all';
		return (
			<EmptyState
				icon={message}
				title={isFiltered ? messages.noneFoundTitle : messages.noneTitle}
				text={isFiltered ? messages.noneFound : messages.none[side]}
			>
				{isFiltered && (
					<Button kind="secondary" onClick={() => void openConversations({ side, tab: 'all', q: '' })}>
						{messages.showAll}
					</Button>
				)}
			</EmptyState>
		);
	}
	return (
		<>
			<ul>
				{items.map((item) => (
					<li key={item.id}>
						<Row side={side} item={item} isOpen={item.id === openId} onOpen={onOpen} />
					</li>
				))}
			</ul>
			{shown.nextCursor && (
				<div className="chat-more">
					<Button kind="secondary" isBusy={shown.isLoadingMore} onClick={() => void loadMoreConversations()}>
						{messages.more}
					</Button>
				</div>
			)}
		</>
	);
}

type RowProps = {
	readonly side: MessageParty;
	readonly item: ConversationItem;
	readonly isOpen: boolean;
	readonly onOpen: (id: string) => void;
};

function Row({ side, item, isOpen, onOpen }: RowProps) {
	const { id, subject, otherName, lastText, lastParty, lastAt, unread } = item;
	return (
		<button
			className="chat-row"
			type="button"
			aria-current={isOpen ? 'true' : undefined}
			data-unread={unread > 0 || undefined}
			onClick={() => onOpen(id)}
		>
			<ChatPicture
				hash={subject.pictureHash ?? item.otherPictureHash}
				fallback={subject.kind === 'order' ? packageIcon : message}
				size={48}
			/>
			<span className="chat-row-text">
				<span className="chat-row-head">
					<strong>{otherName}</strong>
					<time dateTime={lastAt}>{listTime(lastAt, new Date())}</time>
				</span>
				<span className="chat-row-subject">{subject.title || messages.goneSubject}</span>
				<span className="chat-row-last">
					<span>
						{lastParty === side && messages.you}
						{lastText}
					</span>
					{unread > 0 && (
						<Badge tone="error">
							<span aria-hidden="true">{unread}</span>
							<span className="sr-only">{messages.unread(unread)}</span>
						</Badge>
					)}
				</span>
			</span>
		</button>
	);
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

const Skeleton = () => (
	<div>
		<p className="sr-only" role="status">
			{messages.loading}
		</p>
		{SKELETON_ROWS.map((key) => (
			<span className="skeleton chat-row-skeleton" key={key} aria-hidden="true" />
		))}
	</div>
);
