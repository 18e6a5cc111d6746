import { useState } from 'react';
import type { RequestUnshippedCancelInput } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import { requestUnshippedCancel } from '#src/islands/orders/store.ts';
import { unshippedItemsMessages as messages } from '#src/messages/vi/orders.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { UnshippedUnit } from './UnshippedItemsDialog.tsx';

type Props = {
	readonly number: string;
	readonly pieces: readonly UnshippedUnit[];
	readonly reasons: readonly { readonly value: RequestUnshippedCancelInput['reason']; readonly label: string }[];
};

const REQUESTED = {
	title: messages.requestTitle,
	text: messages.requestText,
	yes: messages.requestYes,
	no: messages.requestNo,
} as const;

const loadDialog = () =>
	import('./UnshippedItemsDialog.tsx').then(({ UnshippedItemsDialog }) => ({ Dialog: UnshippedItemsDialog }));

export function CancelUnshippedItems({ number, pieces, reasons }: Props) {
	const [isOpen, setOpen] = useState(false);
	const unshippedItems = useLoaded(loadDialog, isOpen);
	return (
		<>
			<Button kind="secondary" isBusy={isOpen && !unshippedItems} onClick={() => setOpen(true)}>
				{messages.ask}
			</Button>
			{unshippedItems && (
				<unshippedItems.Dialog
					asked={REQUESTED}
					noteLabel={messages.noteToShop}
					pieces={pieces}
					reasons={reasons}
					isOpen={isOpen}
					onClose={() => setOpen(false)}
					onConfirm={(dropped) => requestUnshippedCancel({ number, ...dropped })}
				/>
			)}
		</>
	);
}
