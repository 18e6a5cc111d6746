import ellipsis from 'icon:ellipsis-vertical';
import { useRef, useState } from 'react';
import {
	CONVERSATION_REPORT_REASONS,
	type ConversationView,
	conversationsConfig,
} from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import { blockConversation, reportConversation } from '#src/islands/conversations/store.ts';
import { conversationReasonMessages, inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly side: MessageParty;
	readonly view: ConversationView;
	readonly onChanged: () => Promise<void>;
};

const reasons = CONVERSATION_REPORT_REASONS.map((value) => ({ value, label: conversationReasonMessages[value] }));

/** Block and report. */
export function PaneMenu({ side, view, onChanged }: Props) {
	const menu = useRef<HTMLDetailsElement>(null);
	const [asked, setAsked] = useState<'block' | 'report' | null>(null);
	const { id, isBlocked, isReported } = view;
	const choose = (what: 'block' | 'report'): void => {
		if (menu.current) menu.current.open = false;
		setAsked(what);
	};
	const block = async (wanted: boolean): Promise<boolean> => {
		if (menu.current) menu.current.open = false;
		const isDone = await blockConversation(side, id, wanted);
		if (isDone) await onChanged();
		return isDone;
	};
	return (
		<>
			<details className="menu chat-menu" data-menu ref={menu}>
				<summary className="btn btn-quiet btn-icon" aria-label={messages.menu}>
					<Icon shapes={ellipsis} />
				</summary>
				<div className="menu-panel">
					<ul>
						<li>
							{isBlocked ? (
								<button className="menu-item" type="button" onClick={() => void block(false)}>
									{messages.unblock}
								</button>
							) : (
								<button className="menu-item" type="button" onClick={() => choose('block')}>
									{messages.block[side]}
								</button>
							)}
						</li>
						<li>
							{isReported ? (
								<p className="menu-item chat-menu-note">{messages.reported}</p>
							) : (
								<button className="menu-item" type="button" onClick={() => choose('report')}>
									{messages.report}
								</button>
							)}
						</li>
					</ul>
				</div>
			</details>
			<ConfirmDialog
				question={{
					title: messages.blockTitle[side],
					text: messages.blockText,
					yes: messages.blockYes,
					no: messages.no,
					isDangerous: true,
				}}
				isOpen={asked === 'block'}
				onClose={() => setAsked(null)}
				onConfirm={() => block(true)}
			/>
			<ConfirmDialog
				question={{
					title: messages.reportTitle,
					text: messages.reportText,
					yes: messages.reportYes,
					no: messages.no,
					reasons,
					field: { label: messages.reportNote, minLength: 0, maxLength: conversationsConfig.noteMax, isLong: true },
				}}
				of={`report-chat:${id}`}
				isOpen={asked === 'report'}
				onClose={() => setAsked(null)}
				onConfirm={async ({ reason, text }) => {
					const isDone = await reportConversation(side, id, { reason, note: text });
					if (isDone) await onChanged();
					return isDone;
				}}
			/>
		</>
	);
}
