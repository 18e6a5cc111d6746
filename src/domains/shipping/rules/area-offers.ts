import { type AreaOffer, SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '../contract.ts';
import { chargeableG, estimateDelivery, feeVnd, type Piece } from './rate.ts';

type Parcel = { readonly pieces: readonly Piece[]; readonly goodsVnd: number; readonly prepDays: number };

/** What this parcel would cost and when it would arrive, near and far, and where a province differs. */
export function offersByArea(
	terms: ShippingTerms,
	{ pieces, goodsVnd, prepDays }: Parcel,
	at: Date,
): readonly AreaOffer[] {
	const weightG = chargeableG(pieces);
	const isFree = terms.freeFromVnd !== null && goodsVnd >= terms.freeFromVnd;
	const offerOf = (rate: ZoneRate | null): AreaOffer['offer'] =>
		rate && { feeVnd: isFree ? 0 : feeVnd(rate, weightG), ...estimateDelivery(at, prepDays, rate) };
	const zones = SHIPPING_ZONES.map((zone) => ({ zone, provinceCode: null, offer: offerOf(terms.zones[zone]) }));
	const provinces = terms.provinces.map(({ provinceCode, rate }) => ({
		...{ zone: null, provinceCode, offer: offerOf(rate) },
	}));
	return [...zones, ...provinces];
}
