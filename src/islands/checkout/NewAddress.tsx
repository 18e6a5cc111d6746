import { useState } from 'react';
import type { AddAddressInput, SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressFormWords } from '#src/messages/vi/address-form.ts';
import { saveAddress } from '#src/stores/addresses.ts';
import { AddressForm } from '../addresses/AddressForm.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly onSaved: (saved: SavedAddress) => void;
};

const FORM_ID = 'dia-chi-moi';

/** A new address without leaving the order; what was typed stays while the dialog is open. */
export function NewAddress({ isOpen, onClose, onSaved }: Props) {
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [refusal, setRefusal] = useState('');
	const [isBusy, setBusy] = useState(false);
	const save = async (address: AddAddressInput): Promise<void> => {
		setBusy(true);
		const answer = await saveAddress(address);
		setBusy(false);
		const fields = answer.ok ? {} : answer.problem.fields;
		setErrors(fields);
		setRefusal(answer.ok || Object.keys(fields).length > 0 ? '' : answer.problem.detail);
		if (answer.ok) onSaved(answer.value);
	};
	return (
		<Dialog
			title={addressFormWords.add}
			isOpen={isOpen}
			onClose={onClose}
			foot={
				<>
					<Button kind="secondary" onClick={onClose}>
						{addressFormWords.cancel}
					</Button>
					<Button type="submit" form={FORM_ID} isBusy={isBusy}>
						{addressFormWords.save}
					</Button>
				</>
			}
		>
			<div aria-live="assertive">{refusal && <p className="field-error">{refusal}</p>}</div>
			{isOpen && <AddressForm id={FORM_ID} errors={errors} onSubmit={save} />}
		</Dialog>
	);
}
