import { useState } from 'react';
import { sendVerificationMail } from '#src/islands/account/store.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { verificationMailMessages as messages } from '#src/messages/vi/account.ts';
import { url } from '#src/routes.ts';

type Props = {
	/** True on a development site, where sent mails can be read on a page. */
	readonly hasOutbox: boolean;
};

export function VerificationMail({ hasOutbox }: Props) {
	const [isSending, setIsSending] = useState(false);
	const [isSent, setIsSent] = useState(false);

	const send = async (): Promise<void> => {
		setIsSending(true);
		setIsSent(await sendVerificationMail());
		setIsSending(false);
	};

	return (
		<div className="account-actions">
			<Button kind="secondary" isBusy={isSending} onClick={send}>
				{isSent ? messages.sendAgain : messages.send}
			</Button>
			{hasOutbox && (
				<a className="btn btn-quiet" href={url.outbox()}>
					{messages.outbox}
				</a>
			)}
		</div>
	);
}
