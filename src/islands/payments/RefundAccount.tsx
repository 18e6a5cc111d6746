import { useState } from 'react';
import { refundAccountMessages as messages } from '#src/messages/vi/refund-account.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = { readonly refundId: string; readonly isGiven: boolean };

const loadForm = () => import('./RefundAccountForm.tsx').then(({ RefundAccountForm }) => ({ Form: RefundAccountForm }));

export function RefundAccount({ refundId, isGiven }: Props) {
	const [isOpen, setOpen] = useState(false);
	const form = useLoaded(loadForm, isOpen);
	return (
		<div className="order-buttons">
			<Button kind={isGiven ? 'quiet' : 'primary'} isBusy={isOpen && !form} onClick={() => setOpen(true)}>
				{isGiven ? messages.change : messages.open}
			</Button>
			{isOpen && form && <form.Form refundId={refundId} onClose={() => setOpen(false)} />}
		</div>
	);
}
