import { useState } from 'react';
import { confirmReceipt } from '#src/islands/orders/store.ts';
import { orderActionMessages as messages } from '#src/messages/vi/order-actions.ts';
import type { Question } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = {
	readonly number: string;
	readonly kind: 'primary' | 'secondary';
	/** The payout waits for the return. */
	readonly isReturning: boolean;
	/** The buyer paid in advance, so the money is still held. */
	readonly isPaid: boolean;
};

const loadDialog = () => import('../forms/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ Dialog: ConfirmDialog }));

export function ReceiveButton({ number, kind, isReturning, isPaid }: Props) {
	const [isOpen, setOpen] = useState(false);
	const loaded = useLoaded(loadDialog, isOpen);
	return (
		<>
			<Button
				kind={kind}
				isBusy={isOpen && !loaded}
				aria-label={messages.receivedOf(number)}
				onClick={() => setOpen(true)}
			>
				{messages.received}
			</Button>
			{loaded && (
				<loaded.Dialog
					question={questionOf(isReturning, isPaid)}
					isOpen={isOpen}
					onClose={() => setOpen(false)}
					onConfirm={() => confirmReceipt(number)}
				/>
			)}
		</>
	);
}

const questionOf = (isReturning: boolean, isPaid: boolean): Question => ({
	title: messages.receivedTitle,
	text: isReturning ? messages.receivedHeldText : messages.receivedText(isPaid),
	yes: messages.receivedYes,
	no: messages.notYet,
});
