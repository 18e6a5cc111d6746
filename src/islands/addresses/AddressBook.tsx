import mapPin from 'icon:map-pin';
import { useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { listAddresses, makeDefault, removeAddress } from '#src/islands/addresses/store.ts';
import { addressBookMessages as messages } from '#src/messages/vi/addresses.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { url } from '#src/routes.ts';
import { usePrivateResource } from '#src/stores/use-private-resource.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PrivateResourceMissing } from '../ui/PrivateResource.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';

export function AddressBook() {
	const [shown, load] = usePrivateResource(listAddresses);
	const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
	const [leaving, setLeaving] = useState<SavedAddress | null>(null);

	const done = async (): Promise<void> => {
		setEdited(null);
		setLeaving(null);
		await load();
	};
	const remove = async ({ id }: SavedAddress): Promise<void> => {
		if (await removeAddress(id)) await done();
		else setLeaving(null);
	};
	const prefer = async ({ id }: SavedAddress): Promise<void> => {
		if (await makeDefault(id)) await load();
	};

	if (typeof shown === 'string')
		return (
			<PrivateResourceMissing
				why={shown}
				words={messages}
				icon={mapPin}
				skeleton="address-skeleton"
				skeletons={2}
				signInAt={url.login(url.addresses())}
				onRetry={load}
			/>
		);
	const isFull = shown.items.length >= shown.max;
	return (
		<>
			{shown.items.length === 0 ? (
				<EmptyState
					icon={mapPin}
					title={messages.emptyTitle}
					inEnglish={emptyListMessages.listEmpty}
					text={messages.emptyText}
				/>
			) : (
				<ul className="address-book">
					{shown.items.map((address) => (
						<li key={address.id}>
							<AddressCard address={address} onEdit={setEdited} onRemove={setLeaving} onPrefer={prefer} />
						</li>
					))}
				</ul>
			)}
			{isFull ? (
				<p className="alert alert-warning">{messages.full(shown.max)}</p>
			) : (
				<Button onClick={() => setEdited('new')}>{messages.add}</Button>
			)}
			<AddressDialog address={edited} onClose={() => setEdited(null)} onSaved={done} />
			<RemoveAddress address={leaving} onSave={() => setLeaving(null)} onRemove={remove} />
		</>
	);
}
