import { SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '#src/domains/shipping/contract.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';

const shown = (rate: ZoneRate | null): string =>
	rate ? messages.rate(rate.firstVnd, rate.transitDays.min, rate.transitDays.max) : messages.none;

export function RateSummary({ terms: { zones, provinces, freeFromVnd } }: { readonly terms: ShippingTerms }) {
	return (
		<ul className="rate-summary">
			{SHIPPING_ZONES.map((zone) => (
				<li key={zone}>
					<span>{messages.zone[zone]}</span> <strong>{shown(zones[zone])}</strong>
				</li>
			))}
			{provinces.length > 0 && <li>{messages.provinces(provinces.length)}</li>}
			{freeFromVnd !== null && <li>{messages.free(freeFromVnd)}</li>}
		</ul>
	);
}
