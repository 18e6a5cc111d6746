import { addWorkingDays } from '#src/shared/working-time.ts';
import { type ShippingTerms, type ShippingZone, shippingConfig, type ZoneRate } from '../contract.ts';

export type Place = { readonly provinceCode: string; readonly region: string };

export function zoneBetween(from: Place, to: Place): ShippingZone {
	if (from.provinceCode === to.provinceCode) return 'same_province';
	return from.region === to.region ? 'same_region' : 'other_region';
}

/** What these terms ask for the way: a province's own rate before its zone's. `null`: nothing goes there. */
export function rateBetween({ zones, provinces }: ShippingTerms, from: Place, to: Place): ZoneRate | null {
	const own = provinces.find(({ provinceCode }) => provinceCode === to.provinceCode);
	return own ? own.rate : zones[zoneBetween(from, to)];
}

export type Unit = {
	readonly quantity: number;
	readonly weightG: number | null;
	readonly sizeCm: { readonly length: number; readonly width: number; readonly height: number } | null;
};

/** What one parcel counts as: the heavier of its weight and its volume, rounded up to the next half kilogram. */
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

/** The platform's fee. */
export const standardFeeVnd = (zone: ShippingZone, weightG: number): number =>
	feeVnd(shippingConfig.zones[zone], weightG);

export type DeliveryEstimate = { readonly from: Date; readonly to: Date };

/** The Vietnamese days between which a parcel should arrive when the shop starts preparing it `at`. */
export const estimateDelivery = (
	at: Date,
	prepDays: number,
	{ transitDays: { min, max } }: Pick<ZoneRate, 'transitDays'>,
): DeliveryEstimate => ({ from: addWorkingDays(at, prepDays + min), to: addWorkingDays(at, prepDays + max) });
