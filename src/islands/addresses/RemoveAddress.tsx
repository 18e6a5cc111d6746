import { useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressBookWords as words } from '#src/messages/vi/address-book.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

type Props = {
	/** `null` while nobody is asked. */
	readonly address: SavedAddress | null;
	readonly onKeep: () => void;
	readonly onRemove: (address: SavedAddress) => Promise<void>;
};

export function RemoveAddress({ address, onKeep, onRemove }: Props) {
	const [isBusy, setBusy] = useState(false);
	const remove = async (): Promise<void> => {
		if (!address) return;
		setBusy(true);
		await onRemove(address);
		setBusy(false);
	};
	return (
		<Dialog
			title={words.removeTitle}
			isOpen={address !== null}
			onClose={onKeep}
			foot={<DialogFoot no={words.keep} onNo={onKeep} yes={words.remove} onYes={remove} isDangerous isBusy={isBusy} />}
		>
			<p>{address && words.removeText(address.recipient, address.street)}</p>
		</Dialog>
	);
}
