import plus from 'icon:plus';
import { useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressFormMessages } from '#src/messages/vi/addresses.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { AddressDialog } from '../addresses/AddressDialog.tsx';
import { Badge } from '../ui/Badge.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly addresses: readonly SavedAddress[];
	readonly chosenId: string | null;
	readonly error: string | undefined;
	readonly onChoose: (id: string) => void;
	readonly onAdd: (saved: SavedAddress) => void;
};

export function AddressChoice({ addresses, chosenId, error, onChoose, onAdd }: Props) {
	const [isAdding, setAdding] = useState(false);
	return (
		<section className="card card-body checkout-part" aria-labelledby="giao-den">
			<h2 id="giao-den">{messages.addressTitle}</h2>
			{addresses.length === 0 && <p>{messages.addressNone}</p>}
			{addresses.length > 0 && (
				<fieldset className="checkout-choices">
					<legend className="sr-only">{messages.addressTitle}</legend>
					{addresses.map((address, at) => (
						<label className="choice checkout-choice" key={address.id}>
							<input
								type="radio"
								name="address"
								checked={address.id === chosenId}
								aria-invalid={error && (chosenId ? address.id === chosenId : at === 0) ? true : undefined}
								aria-describedby={error && 'giao-den-loi'}
								onChange={() => onChoose(address.id)}
							/>
							<AddressText address={address} />
						</label>
					))}
				</fieldset>
			)}
			<FieldError id="giao-den-loi" words={error} />
			<button
				className={`btn ${addresses.length === 0 ? 'btn-primary' : 'btn-secondary'}`}
				type="button"
				aria-describedby={error && 'giao-den-loi'}
				data-missing={(error && addresses.length === 0) || undefined}
				onClick={() => setAdding(true)}
			>
				<Icon shapes={plus} />
				{addressFormMessages.add}
			</button>
			<AddressDialog
				address={isAdding ? 'new' : null}
				onClose={() => setAdding(false)}
				onSaved={(saved) => {
					setAdding(false);
					onAdd(saved);
				}}
			/>
		</section>
	);
}

function AddressText({ address }: { readonly address: SavedAddress }) {
	return (
		<span>
			<strong>{address.recipient}</strong> · {formatPhone(address.phone)}{' '}
			{address.isDefault && <Badge>{messages.addressDefault}</Badge>}
			<span className="checkout-choice-text">
				{[address.street, address.wardName, address.provinceName].join(', ')}
			</span>
			{address.note && (
				<span className="checkout-choice-text">
					{addressFormMessages.labels.note}: {address.note}
				</span>
			)}
		</span>
	);
}
