import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { type ShippingTerms, type ShippingZone, shippingConfig, type ZoneRate } from '../contract.ts';

export type Place = { readonly provinceCode: string; readonly region: string };

export function zoneBetween(from: Place, to: Place): ShippingZone {
	if (from.provinceCode === to.provinceCode) return 'same_province';
	return from.region === to.region ? 'same_region' : 'other_region';
}

/** A province's rate overrides that of its zone. Null means that nothing is delivered there. */
export function rateBetween({ zones, provinces }: ShippingTerms, from: Place, to: Place): ZoneRate | null {
	const own = provinces.find(({ provinceCode }) => provinceCode === to.provinceCode);
	return own ? own.rate : zones[zoneBetween(from, to)];
}

export type Unit = {
	readonly quantity: number;
	readonly weightG: number | null;
	readonly sizeCm: { readonly length: number; readonly width: number; readonly height: number } | null;
};

/** Returns the chargeable weight in grams: the larger of actual and volumetric weight, rounded up to the next 500 g. */
export function chargeableG(pieces: readonly Unit[]): number {
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

export function feeVnd({ firstVnd, nextVnd }: Pick<ZoneRate, 'firstVnd' | 'nextVnd'>, weightG: number): number {
	const { firstG, stepG } = shippingConfig;
	const nextSteps = Math.max(0, Math.ceil((weightG - firstG) / stepG));
	return firstVnd + nextSteps * nextVnd;
}

export const standardFeeVnd = (zone: ShippingZone, weightG: number): number =>
	feeVnd(shippingConfig.zones[zone], weightG);

export type DeliveryEstimate = { readonly from: Date; readonly to: Date };

export const estimateDelivery = (
	at: Date,
	prepDays: number,
	{ transitDays: { min, max } }: Pick<ZoneRate, 'transitDays'>,
): DeliveryEstimate => ({ from: addWorkingDays(at, prepDays + min), to: addWorkingDays(at, prepDays + max) });
