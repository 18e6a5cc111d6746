import { useState } from 'react';
import type { SessionView } from '#src/domains/identity/contract.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { Dialog } from '#src/islands/ui/Dialog.tsx';
import { timeAgo } from '#src/messages/relative-time.ts';
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
								{session.isCurrent && <span className="badge badge-primary">Phiên này</span>}
							</p>
							<p className="session-facts">
								{addressWords(session.address)} · dùng{' '}
								<time dateTime={session.lastSeenAt} title={formatDateTime(new Date(session.lastSeenAt))}>
									{timeAgo(new Date(session.lastSeenAt), new Date(now))}
								</time>
							</p>
						</div>
						{!session.isCurrent && (
							<Button
								kind="secondary"
								isBusy={ending === session.id}
								aria-label={`Kết thúc phiên ${deviceWords(session.device)}`}
								onClick={() => end(session.id)}
							>
								Kết thúc
							</Button>
						)}
					</li>
				))}
			</ul>
			<div className="account-actions">
				<Button kind="secondary" onClick={() => setIsAsking(true)}>
					Đăng xuất khỏi mọi thiết bị
				</Button>
			</div>
			<Dialog
				title="Đăng xuất khỏi mọi thiết bị?"
				isOpen={isAsking}
				onClose={() => setIsAsking(false)}
				foot={
					<>
						<Button kind="secondary" onClick={() => setIsAsking(false)}>
							Để sau
						</Button>
						<Button kind="danger" isBusy={ending === 'all'} onClick={endAll}>
							Đăng xuất tất cả
						</Button>
					</>
				}
			>
				<p>Bạn sẽ phải đăng nhập lại ở mọi nơi, kể cả trình duyệt này. Giỏ hàng và đơn hàng vẫn còn nguyên.</p>
			</Dialog>
		</>
	);
}
