import { useState } from 'react';
import type { ProductSnapshot } from '#src/domains/order-views/contract/product-snapshots.ts';
import { readProductSnapshots } from '#src/islands/vendor-orders/order-store.ts';
import { productSnapshotMessages as messages } from '#src/messages/vi/product-facts.ts';
import { Alert } from '../ui/Alert.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** Loaded when a snapshot is opened. */
const loadOne = () => import('../orders/ProductSnapshotPage.tsx');
type Read = readonly ProductSnapshot[] | 'failed' | null;

export function ShopListings({ number }: { readonly number: string }) {
	const [listings, setListings] = useState<Read>(null);
	const one = useLoaded(loadOne, listings !== null);
	const isOpened = (isOpen: boolean) => {
		if (isOpen && !Array.isArray(listings))
			void readProductSnapshots(number).then((read) => setListings(read ?? 'failed'));
	};
	return (
		<details className="listing-then" onToggle={(event) => isOpened(event.currentTarget.open)}>
			<summary>{messages.title}</summary>
			<p className="order-soft">{messages.hint}</p>
			{listings === 'failed' && <Alert kind="error">{messages.failed}</Alert>}
			{one &&
				listings !== null &&
				listings !== 'failed' &&
				listings.map((of) => <one.ProductSnapshotPage key={of.lineId} of={of} />)}
		</details>
	);
}
