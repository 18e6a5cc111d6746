import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { addressBookWords as words } from '#src/messages/vi/address-book.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { Button } from '../ui/Button.tsx';

type Act = (address: SavedAddress) => void;
type Props = {
	readonly address: SavedAddress;
	readonly onEdit: Act;
	readonly onRemove: Act;
	readonly onPrefer: Act;
};

/** One address as a courier reads it, with what its owner may do. */
export function AddressCard({ address, onEdit, onRemove, onPrefer }: Props) {
	const { recipient, phone, street, wardName, provinceName, note, isDefault } = address;
	const name = words.of(recipient, street);
	return (
		<article className="card card-body address-card">
			<p>
				<strong>{recipient}</strong> · {formatPhone(phone)}{' '}
				{isDefault && <span className="badge badge-primary">{words.isDefault}</span>}
			</p>
			<p>
				{street}, {wardName}, {provinceName}
			</p>
			{note && <p className="address-note">{note}</p>}
			<div className="address-acts">
				<Button kind="secondary" aria-label={`${words.editShort} ${name}`} onClick={() => onEdit(address)}>
					{words.editShort}
				</Button>
				{!isDefault && (
					<Button kind="quiet" aria-label={`${words.makeDefault}: ${name}`} onClick={() => onPrefer(address)}>
						{words.makeDefault}
					</Button>
				)}
				<Button kind="quiet" aria-label={`${words.remove} ${name}`} onClick={() => onRemove(address)}>
					{words.remove}
				</Button>
			</div>
		</article>
	);
}
