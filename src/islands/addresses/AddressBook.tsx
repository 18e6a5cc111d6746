import mapPin from 'icon:map-pin';
import { useCallback, useEffect, useState } from 'react';
import type { SavedAddress, SavedAddressList } from '#src/domains/addresses/contract.ts';
import { addressBookWords as words } from '#src/messages/vi/address-book.ts';
import { url } from '#src/routes.ts';
import { listAddresses, makeDefault, removeAddress } from '#src/stores/addresses.ts';
import { checkLogin } from '#src/stores/auth.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';

type Shown = 'loading' | 'visitor' | 'failed' | SavedAddressList;

/** The member's own addresses; a visitor is told what the page is for, and nothing private is asked. */
export function AddressBook() {
	const [shown, setShown] = useState<Shown>('loading');
	const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
	const [leaving, setLeaving] = useState<SavedAddress | null>(null);

	const load = useCallback(async (): Promise<void> => {
		const { isLoggedIn } = await checkLogin();
		if (!isLoggedIn) return setShown('visitor');
		const answer = await listAddresses();
		setShown(answer.ok ? answer.value : 'failed');
	}, []);
	useEffect(() => void load(), [load]);

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

	if (shown === 'loading')
		return (
			<div aria-busy="true">
				<span className="sr-only" aria-live="polite">
					{words.loading}
				</span>
				<span className="skeleton address-skeleton" />
				<span className="skeleton address-skeleton" />
			</div>
		);
	if (shown === 'visitor')
		return (
			<EmptyState icon={mapPin} title={words.visitorTitle} text={words.visitorText}>
				<a className="btn btn-primary" href={url.login(url.addresses())}>
					{words.signIn}
				</a>
			</EmptyState>
		);
	if (shown === 'failed')
		return (
			<EmptyState icon={mapPin} title={words.title} text={words.failed}>
				<Button onClick={load}>{words.tryAgain}</Button>
			</EmptyState>
		);
	const isFull = shown.items.length >= shown.max;
	return (
		<>
			{shown.items.length === 0 ? (
				<EmptyState icon={mapPin} title={words.emptyTitle} text={words.emptyText} />
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
				<p className="alert alert-warning">{words.full(shown.max)}</p>
			) : (
				<Button onClick={() => setEdited('new')}>{words.add}</Button>
			)}
			<AddressDialog address={edited} onClose={() => setEdited(null)} onSaved={done} />
			<RemoveAddress address={leaving} onKeep={() => setLeaving(null)} onRemove={remove} />
		</>
	);
}
