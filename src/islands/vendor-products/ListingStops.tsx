import type { ListingStop } from '#src/domains/vendors/contract/shop-status.ts';
import { listingStopLinks, listingStopTexts, listingStopTitle } from '#src/messages/vi/vendor/vendor-products.ts';
import { url } from '#src/routes.ts';
import { Alert } from '../ui/Alert.tsx';

/** A debt has no link, because staff who see it may not have access to money. */
const PLACES: Readonly<Partial<Record<ListingStop['kind'], string>>> = {
	blocked: url.complaint(),
	served: `${url.vendorOverview()}#suc-khoe`,
};

export const ListingStops = ({ stops }: { readonly stops: readonly ListingStop[] }) =>
	stops.map((stop) => {
		const href = PLACES[stop.kind];
		return (
			<Alert key={stop.kind} kind="warning" title={listingStopTitle(stop)}>
				{listingStopTexts(stop).map((text) => (
					<p key={text} className="return-said">
						{text}
					</p>
				))}
				{href && (
					<p>
						<a className="link" href={href}>
							{listingStopLinks[stop.kind]}
						</a>
					</p>
				)}
			</Alert>
		);
	});
