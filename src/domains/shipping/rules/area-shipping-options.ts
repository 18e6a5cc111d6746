import { type AreaShippingOption, SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '../contract.ts';
import { chargeableG, estimateDelivery, feeVnd, type Unit } from './rate.ts';

type Parcel = { readonly pieces: readonly Unit[]; readonly goodsVnd: number; readonly prepDays: number };

export function shippingOptionsByArea(
	terms: ShippingTerms,
	{ pieces, goodsVnd, prepDays }: Parcel,
	at: Date,
): readonly AreaShippingOption[] {
	const weightG = chargeableG(pieces);
	const isFree = terms.freeFromVnd !== null && goodsVnd >= terms.freeFromVnd;
	const offerOf = (rate: ZoneRate | null): AreaShippingOption['offer'] =>
		rate && { feeVnd: isFree ? 0 : feeVnd(rate, weightG), ...estimateDelivery(at, prepDays, rate) };
	const zones = SHIPPING_ZONES.map((zone) => ({ zone, provinceCode: null, offer: offerOf(terms.zones[zone]) }));
	const provinces = terms.provinces.map(({ provinceCode, rate }) => ({
		zone: null,
		provinceCode,
		offer: offerOf(rate),
	}));
	return [...zones, ...provinces];
}
