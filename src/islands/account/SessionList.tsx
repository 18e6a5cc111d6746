import { useState } from 'react';
import type { SessionView } from '#src/domains/identity/contract.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { Dialog } from '#src/islands/ui/Dialog.tsx';
import { timeAgo } from '#src/messages/relative-time.ts';
import { sessionListWords as words } from '#src/messages/vi/account-forms.ts';
import { addressWords, deviceWords } from '#src/messages/vi/identity.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { endAllSessions, endSession } from '#src/stores/account.ts';

type Props = {
	readonly sessions: readonly SessionView[];
	/** When the page was made: the words must not change between server and browser. */
	readonly now: string;
};

/** Where the customer is signed in, each of them to be ended. */
export function SessionList({ sessions, now }: Props) {
	const [shown, setShown] = useState(sessions);
	const [ending, setEnding] = useState<string | null>(null);
	const [isAsking, setIsAsking] = useState(false);

	const end = async (sessionId: string): Promise<void> => {
		setEnding(sessionId);
		if (await endSession(sessionId)) setShown((before) => before.filter(({ id }) => id !== sessionId));
		setEnding(null);
	};

	const endAll = async (): Promise<void> => {
		setEnding('all');
		await endAllSessions();
		setEnding(null);
		setIsAsking(false);
	};

	return (
		<>
			<ul className="session-list">
				{shown.map((session) => (
					<li key={session.id} className="session">
						<div>
							<p className="session-device">
								{deviceWords(session.device)}{' '}
								{session.isCurrent && <span className="badge badge-primary">{words.current}</span>}
							</p>
							<p className="session-facts">
								{addressWords(session.address)} · {words.used}{' '}
								<time dateTime={session.lastSeenAt} title={formatDateTime(new Date(session.lastSeenAt))}>
									{timeAgo(new Date(session.lastSeenAt), new Date(now))}
								</time>
							</p>
						</div>
						{!session.isCurrent && (
							<Button
								kind="secondary"
								isBusy={ending === session.id}
								aria-label={words.endOf(deviceWords(session.device))}
								onClick={() => end(session.id)}
							>
								{words.end}
							</Button>
						)}
					</li>
				))}
			</ul>
			<div className="account-actions">
				<Button kind="secondary" onClick={() => setIsAsking(true)}>
					{words.endAll}
				</Button>
			</div>
			<Dialog
				title={words.endAllTitle}
				isOpen={isAsking}
				onClose={() => setIsAsking(false)}
				foot={
					<>
						<Button kind="secondary" onClick={() => setIsAsking(false)}>
							{words.endAllNo}
						</Button>
						<Button kind="danger" isBusy={ending === 'all'} onClick={endAll}>
							{words.endAllYes}
						</Button>
					</>
				}
			>
				<p>{words.endAllText}</p>
			</Dialog>
		</>
	);
}
