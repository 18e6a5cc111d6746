import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressBookMessages as messages } from '#src/messages/vi/addresses.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';

type Action = (address: SavedAddress) => void;
type Props = {
	readonly address: SavedAddress;
	readonly onEdit: Action;
	readonly onRemove: Action;
	readonly onPrefer: Action;
};

export function AddressCard({ address, onEdit, onRemove, onPrefer }: Props) {
	const { recipient, phone, street, wardName, provinceName, note, isDefault } = address;
	const name = messages.of(recipient, street);
	return (
		<article className="card card-body address-card">
			<p>
				<strong>{recipient}</strong> · {formatPhone(phone)}{' '}
				{isDefault && <Badge tone="primary">{messages.isDefault}</Badge>}
			</p>
			<p>
				{street}, {wardName}, {provinceName}
			</p>
			{note && <p className="address-note">{note}</p>}
			<div className="address-acts">
				<Button kind="secondary" aria-label={`${messages.editShort} ${name}`} onClick={() => onEdit(address)}>
					{messages.editShort}
				</Button>
				{!isDefault && (
					<Button kind="quiet" aria-label={`${messages.makeDefault}: ${name}`} onClick={() => onPrefer(address)}>
						{messages.makeDefault}
					</Button>
				)}
				<Button kind="quiet" aria-label={`${messages.remove} ${name}`} onClick={() => onRemove(address)}>
					{messages.remove}
				</Button>
			</div>
		</article>
	);
}
