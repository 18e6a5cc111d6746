import { useState } from 'react';
import type { ListingThen } from '#src/domains/orders/contract-listings.ts';
import { listingFacts, listingThenWords as words } from '#src/messages/vi/listing-then.ts';
import { url } from '#src/routes.ts';
import { readListingsThen } from '#src/stores/vendor-order.ts';
import { Alert } from '../ui/Alert.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** Only who opens a page of then reads its words. */
const loadWords = () => import('./editor/ShownWords.tsx');
const SIZE_PX = 96;
type Read = readonly ListingThen[] | 'failed' | null;

/** What the shop's own pages said when the order was made; read when somebody asks. */
export function ShopListings({ number }: { readonly number: string }) {
	const [listings, setListings] = useState<Read>(null);
	const isOpened = (isOpen: boolean) => {
		if (isOpen && !Array.isArray(listings)) void readListingsThen(number).then((read) => setListings(read ?? 'failed'));
	};
	return (
		<details className="listing-then" onToggle={(event) => isOpened(event.currentTarget.open)}>
			<summary>{words.title}</summary>
			<p className="order-soft">{words.hint}</p>
			{listings === 'failed' && <Alert kind="error">{words.failed}</Alert>}
			{listings !== null && listings !== 'failed' && listings.map((of) => <Listing key={of.lineId} of={of} />)}
		</details>
	);
}

function Listing({ of }: { readonly of: ListingThen }) {
	const shown = useLoaded(loadWords, of.description !== '');
	return (
		<article className="listing-then-one">
			<h3>{of.name}</h3>
			<p className="order-soft">{words.changed(of)}</p>
			{of.pictureHashes.length > 0 && (
				<ul className="listing-then-pictures">
					{of.pictureHashes.map((hash, index) => (
						<li key={hash}>
							<a href={url.picture({ hash, width: 1200, format: 'webp' })} target="_blank" rel="noopener">
								<img
									src={url.picture({ hash, width: 320, format: 'webp' })}
									width={SIZE_PX}
									height={SIZE_PX}
									alt={words.picture(of.name, index + 1)}
									loading="lazy"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			<dl className="listing-then-facts">
				{listingFacts(of).map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{of.description === '' && <p>{words.noDescription}</p>}
			{shown && <shown.ShownWords text={of.description} />}
		</article>
	);
}
