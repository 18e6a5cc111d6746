import { useState } from 'react';
import type { ListingThen } from '#src/domains/orders/contract-listings.ts';
import { listingThenWords as words } from '#src/messages/vi/listing-then.ts';
import { readListingsThen } from '#src/stores/vendor-order.ts';
import { Alert } from '../ui/Alert.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** Only who opens a page of then reads it. */
const loadOne = () => import('../orders/ListingThenPage.tsx');
type Read = readonly ListingThen[] | 'failed' | null;

/** What the shop's own pages said when the order was made; read when somebody asks. */
export function ShopListings({ number }: { readonly number: string }) {
	const [listings, setListings] = useState<Read>(null);
	const one = useLoaded(loadOne, listings !== null);
	const isOpened = (isOpen: boolean) => {
		if (isOpen && !Array.isArray(listings)) void readListingsThen(number).then((read) => setListings(read ?? 'failed'));
	};
	return (
		<details className="listing-then" onToggle={(event) => isOpened(event.currentTarget.open)}>
			<summary>{words.title}</summary>
			<p className="order-soft">{words.hint}</p>
			{listings === 'failed' && <Alert kind="error">{words.failed}</Alert>}
			{one &&
				listings !== null &&
				listings !== 'failed' &&
				listings.map((of) => <one.ListingThenPage key={of.lineId} of={of} />)}
		</details>
	);
}
