import { SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '#src/domains/shipping/contract.ts';
import { shippingScreenWords as words } from '#src/messages/vi/shipping-screen.ts';

const shown = (rate: ZoneRate | null): string =>
	rate ? words.rate(rate.firstVnd, rate.transitDays.min, rate.transitDays.max) : words.none;

/** A profile in a few lines. */
export function RateSummary({ terms: { zones, provinces, freeFromVnd } }: { readonly terms: ShippingTerms }) {
	return (
		<ul className="rate-summary">
			{SHIPPING_ZONES.map((zone) => (
				<li key={zone}>
					<span>{words.zone[zone]}</span> <strong>{shown(zones[zone])}</strong>
				</li>
			))}
			{provinces.length > 0 && <li>{words.provinces(provinces.length)}</li>}
			{freeFromVnd !== null && <li>{words.free(freeFromVnd)}</li>}
		</ul>
	);
}
