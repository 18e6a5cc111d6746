import { useState } from 'react';
import { acceptInvitation } from '#src/islands/vendor-settings/staff-store.ts';
import { staffMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { url } from '#src/routes.ts';
import { Button } from '../ui/Button.tsx';

/** Needs a click, so that a program that follows links cannot accept the invitation. */
export function AcceptInvitation({ token }: { readonly token: string }) {
	const [isBusy, setBusy] = useState(false);
	const accept = async (): Promise<void> => {
		setBusy(true);
		if ((await acceptInvitation(token)) !== null) location.assign(url.vendorOrders());
		else setBusy(false);
	};
	return (
		<section className="card card-body apply-part" aria-labelledby="loi-moi">
			<h2 id="loi-moi">{messages.acceptTitle}</h2>
			<p>{messages.acceptText}</p>
			<Button isBusy={isBusy} onClick={() => void accept()}>
				{messages.accept}
			</Button>
		</section>
	);
}
