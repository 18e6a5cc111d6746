import { useEffect, useState } from 'react';
import type { AddAddressInput, SavedAddress } from '#src/domains/addresses/contract.ts';
import { changeAddress, saveAddress } from '#src/islands/addresses/store.ts';
import { addressFormMessages as messages } from '#src/messages/vi/addresses.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { AddressForm } from './AddressForm.tsx';

type Props = {
	/** `new` opens an empty form, null closes it. */
	readonly address: SavedAddress | 'new' | null;
	readonly onClose: () => void;
	readonly onSaved: (saved: SavedAddress) => void;
};

const FORM_ID = 'dia-chi';

const initialOf = ({ recipient, phone, street, note, ...unit }: SavedAddress) => ({
	recipient,
	phone: formatPhone(phone),
	street,
	note,
	province: { value: unit.provinceCode, label: unit.provinceName },
	ward: { value: unit.wardCode, label: unit.wardName },
});

export function AddressDialog({ address, onClose, onSaved }: Props) {
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [refusal, setFailure] = useState('');
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		if (address === null) return;
		setErrors({});
		setFailure('');
	}, [address]);
	const known = address === 'new' || address === null ? null : address;
	const save = async (input: AddAddressInput): Promise<void> => {
		setBusy(true);
		const answer = await (known ? changeAddress(known.id, input) : saveAddress(input));
		setBusy(false);
		const fields = answer.ok ? {} : answer.problem.fields;
		setErrors(fields);
		setFailure(answer.ok || Object.keys(fields).length > 0 ? '' : answer.problem.detail);
		if (answer.ok) onSaved(answer.value);
	};
	return (
		<Dialog
			title={known ? messages.edit : messages.add}
			isOpen={address !== null}
			onClose={onClose}
			foot={<DialogFoot no={messages.cancel} onCancel={onClose} yes={messages.save} form={FORM_ID} isBusy={isBusy} />}
		>
			<div aria-live="assertive">{refusal && <p className="field-error">{refusal}</p>}</div>
			{address !== null && (
				<AddressForm id={FORM_ID} errors={errors} onSubmit={save} {...(known ? { initial: initialOf(known) } : {})} />
			)}
		</Dialog>
	);
}
