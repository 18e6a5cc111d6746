import { useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressBookMessages as messages } from '#src/messages/vi/addresses.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

type Props = {
	readonly address: SavedAddress | null;
	readonly onSave: () => void;
	readonly onRemove: (address: SavedAddress) => Promise<void>;
};

export function RemoveAddress({ address, onSave, onRemove }: Props) {
	const [isBusy, setBusy] = useState(false);
	const remove = async (): Promise<void> => {
		if (!address) return;
		setBusy(true);
		await onRemove(address);
		setBusy(false);
	};
	return (
		<Dialog
			title={messages.removeTitle}
			isOpen={address !== null}
			onClose={onSave}
			foot={
				<DialogFoot
					no={messages.keep}
					onCancel={onSave}
					yes={messages.remove}
					onConfirm={remove}
					isDangerous
					isBusy={isBusy}
				/>
			}
		>
			<p>{address && messages.removeText(address.recipient, address.street)}</p>
		</Dialog>
	);
}
