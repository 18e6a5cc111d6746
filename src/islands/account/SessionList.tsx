import { useState } from 'react';
import type { SessionView } from '#src/domains/identity/contract/identity.ts';
import { endAllSessions, endSession } from '#src/islands/account/store.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { Dialog } from '#src/islands/ui/Dialog.tsx';
import { timeAgo } from '#src/messages/relative-time.ts';
import { sessionListMessages as messages } from '#src/messages/vi/account.ts';
import { addressMessages, deviceMessages } from '#src/messages/vi/identity.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Badge } from '../ui/Badge.tsx';

type Props = {
	readonly sessions: readonly SessionView[];
	/** The render time of the page, so that relative times are the same on the server and in the browser. */
	readonly now: string;
};

export function SessionList({ sessions, now }: Props) {
	const [shown, setShown] = useState(sessions);
	const [ending, setEnding] = useState<string | null>(null);
	const [isRequesting, setIsRequesting] = useState(false);

	const end = async (sessionId: string): Promise<void> => {
		setEnding(sessionId);
		if (await endSession(sessionId)) setShown((before) => before.filter(({ id }) => id !== sessionId));
		setEnding(null);
	};

	const endAll = async (): Promise<void> => {
		setEnding('all');
		await endAllSessions();
		setEnding(null);
		setIsRequesting(false);
	};

	return (
		<>
			<ul className="session-list">
				{shown.map((session) => (
					<li key={session.id} className="session">
						<div>
							<p className="session-device">
								{deviceMessages(session.device)} {session.isCurrent && <Badge tone="primary">{messages.current}</Badge>}
							</p>
							<p className="session-facts">
								{addressMessages(session.address)} · {messages.used}{' '}
								<time dateTime={session.lastSeenAt} title={formatDateTime(new Date(session.lastSeenAt))}>
									{timeAgo(new Date(session.lastSeenAt), new Date(now))}
								</time>
							</p>
						</div>
						{!session.isCurrent && (
							<Button
								kind="secondary"
								isBusy={ending === session.id}
								aria-label={messages.endOf(deviceMessages(session.device))}
								onClick={() => end(session.id)}
							>
								{messages.end}
							</Button>
						)}
					</li>
				))}
			</ul>
			<div className="account-actions">
				<Button kind="secondary" onClick={() => setIsRequesting(true)}>
					{messages.endAll}
				</Button>
			</div>
			<Dialog
				title={messages.endAllTitle}
				isOpen={isRequesting}
				onClose={() => setIsRequesting(false)}
				foot={
					<>
						<Button kind="secondary" onClick={() => setIsRequesting(false)}>
							{messages.endAllNo}
						</Button>
						<Button kind="danger" isBusy={ending === 'all'} onClick={endAll}>
							{messages.endAllYes}
						</Button>
					</>
				}
			>
				<p>{messages.endAllText}</p>
			</Dialog>
		</>
	);
}
