import * as z from 'zod/mini';
import { QUANTITY_MAX } from '#src/domains/catalog/contract.ts';
import { refusalsOf } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';

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

export const EstimateInput = z.object({
	variantId: Id,
	wardCode: z.string().check(z.regex(/^\d{5}$/)),
	quantity: z._default(z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)), 1),
});
export type EstimateInput = z.infer<typeof EstimateInput>;

/** What bringing one product to a ward costs and when it should be there, ordered now and alone. */
export const ShippingEstimate = z.object({
	wardName: z.string(),
	provinceName: z.string(),
	zone: z.enum(SHIPPING_ZONES),
	feeVnd: VndAmount,
	/** Vietnamese days, both included: the instants at which they begin. */
	arrivesFrom: z.string(),
	arrivesTo: z.string(),
});
export type ShippingEstimate = z.infer<typeof ShippingEstimate>;

export const shippingRefusals = {
	'shipping.variant_unknown': 'not_found',
	'shipping.ward_unknown': 'invalid',
} as const;
export type ShippingRefusal = keyof typeof shippingRefusals;
export const refuse = refusalsOf(shippingRefusals);
