import { addWorkingDays } from '#src/shared/working-time.ts';
import { SHIPPING_ZONES, type ShippingZone, shippingConfig } from '../contract.ts';

export type Place = { readonly provinceCode: string; readonly region: string };

export function zoneBetween(from: Place, to: Place): ShippingZone {
	if (from.provinceCode === to.provinceCode) return 'same_province';
	return from.region === to.region ? 'same_region' : 'other_region';
}

export type Piece = {
	readonly quantity: number;
	readonly weightG: number | null;
	readonly sizeCm: { readonly length: number; readonly width: number; readonly height: number } | null;
};

/** What one shop's parcel counts as: the heavier of its weight and its volume, rounded up to the next half kilogram. */
export function chargeableG(pieces: readonly Piece[]): number {
	const { stepG, unknownG, volumetricDivisor } = shippingConfig;
	let actualG = 0;
	let volumeCm3 = 0;
	for (const { quantity, weightG, sizeCm } of pieces) {
		actualG += quantity * (weightG ?? unknownG);
		if (sizeCm) volumeCm3 += quantity * sizeCm.length * sizeCm.width * sizeCm.height;
	}
	const chargedG = Math.max(actualG, (volumeCm3 * 1000) / volumetricDivisor);
	return Math.ceil(chargedG / stepG) * stepG;
}

export function standardFeeVnd(zone: ShippingZone, weightG: number): number {
	const { firstG, stepG, zones } = shippingConfig;
	const { firstVnd, nextVnd } = zones[zone];
	const nextSteps = Math.max(0, Math.ceil((weightG - firstG) / stepG));
	return firstVnd + nextSteps * nextVnd;
}

export type DeliveryEstimate = { readonly from: Date; readonly to: Date };

/** The Vietnamese days between which a parcel should arrive when the shop starts preparing it `at`. */
export function estimateDelivery(at: Date, prepDays: number, zone: ShippingZone): DeliveryEstimate {
	const { min, max } = shippingConfig.zones[zone].transitDays;
	return { from: addWorkingDays(at, prepDays + min), to: addWorkingDays(at, prepDays + max) };
}

export type ZoneOffer = { readonly zone: ShippingZone; readonly feeVnd: number } & DeliveryEstimate;

/** What this parcel would cost and when it would arrive, near and far. */
export function offersByZone(pieces: readonly Piece[], prepDays: number, at: Date): readonly ZoneOffer[] {
	const weightG = chargeableG(pieces);
	return SHIPPING_ZONES.map((zone) => ({
		zone,
		feeVnd: standardFeeVnd(zone, weightG),
		...estimateDelivery(at, prepDays, zone),
	}));
}
