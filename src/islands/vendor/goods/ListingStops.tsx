import type { ListingStop } from '#src/domains/vendors/contract-standing.ts';
import { listingStopLink, listingStopTexts, listingStopTitle } from '#src/messages/vi/listing-stop.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Why nothing new can be put up now. */
export const ListingStops = ({ stops }: { readonly stops: readonly ListingStop[] }) =>
	stops.map((stop) => {
		const link = listingStopLink(stop);
		return (
			<Alert key={stop.kind} kind="warning" title={listingStopTitle(stop)}>
				{listingStopTexts(stop).map((text) => (
					<p key={text} className="return-said">
						{text}
					</p>
				))}
				{link && (
					<p>
						<a className="link" href={link.href}>
							{link.text}
						</a>
					</p>
				)}
			</Alert>
		);
	});
