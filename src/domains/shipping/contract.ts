import * as z from 'zod/mini';

export const SHIPPING_OPTIONS = ['standard'] as const;
export const ShippingOption = z.enum(SHIPPING_OPTIONS);
export type ShippingOption = z.infer<typeof ShippingOption>;

/** How far a parcel goes: within a province, within one of the three regions, or across them. */
export const SHIPPING_ZONES = ['same_province', 'same_region', 'other_region'] as const;
export type ShippingZone = (typeof SHIPPING_ZONES)[number];

export type ZoneRate = {
	readonly firstVnd: number;
	readonly nextVnd: number;
	/** Working days on the way, after the shop has prepared the parcel. */
	readonly transitDays: { readonly min: number; readonly max: number };
};

/** The platform's numbers for `standard`; policies import them. */
export const shippingConfig = {
	firstG: 1000,
	stepG: 500,
	/** What a piece weighs when its shop has not said so. */
	unknownG: 500,
	/** L × W × H in cm, divided by this, counts as kg. */
	volumetricDivisor: 6000,
	zones: {
		same_province: { firstVnd: 18_000, nextVnd: 3_000, transitDays: { min: 1, max: 2 } },
		same_region: { firstVnd: 25_000, nextVnd: 5_000, transitDays: { min: 2, max: 4 } },
		other_region: { firstVnd: 32_000, nextVnd: 7_000, transitDays: { min: 3, max: 6 } },
	} satisfies Record<ShippingZone, ZoneRate>,
} as const;
