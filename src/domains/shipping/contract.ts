import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText } from '#src/shared/text.ts';

export const SHIPPING_OPTIONS = ['standard'] as const;
export const ShippingOption = z.enum(SHIPPING_OPTIONS);
export type ShippingOption = z.infer<typeof ShippingOption>;

/** How far a parcel goes: within a province, within one of the three regions, or across them. */
export const SHIPPING_ZONES = ['same_province', 'same_region', 'other_region'] as const;
export type ShippingZone = (typeof SHIPPING_ZONES)[number];

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
	},
	/** What a shop may ask instead. */
	profilesMax: 10,
	firstMaxVnd: 1_000_000,
	nextMaxVnd: 200_000,
	freeFromMinVnd: 1_000,
	freeFromMaxVnd: 100_000_000,
	transitDaysMax: 30,
	provincesMax: 34,
} as const;

export const PROFILE_NAME_MAX = 60;
const Days = z.int().check(z.minimum(1), z.maximum(shippingConfig.transitDaysMax));
export const ZoneRate = z.strictObject({
	firstVnd: z.int().check(z.minimum(0), z.maximum(shippingConfig.firstMaxVnd)),
	/** For each further `stepG`. */
	nextVnd: z.int().check(z.minimum(0), z.maximum(shippingConfig.nextMaxVnd)),
	/** Working days on the way, after the shop has prepared the parcel. */
	transitDays: z.strictObject({ min: Days, max: Days }),
});
export type ZoneRate = Readonly<z.infer<typeof ZoneRate>>;
/** `null`: nothing goes there. */
const MaybeRate = z.nullable(ZoneRate);
const ProvinceCode = z.string().check(z.regex(/^\d{2}$/));

export const ShippingTerms = z.strictObject({
	zones: z.strictObject({ same_province: MaybeRate, same_region: MaybeRate, other_region: MaybeRate }),
	/** Provinces that differ from their zone. */
	provinces: z
		.array(z.strictObject({ provinceCode: ProvinceCode, rate: MaybeRate }))
		.check(z.maxLength(shippingConfig.provincesMax)),
	/** An order with products for so much goes for nothing; `null`: never. */
	freeFromVnd: z.nullable(
		z.int().check(z.minimum(shippingConfig.freeFromMinVnd), z.maximum(shippingConfig.freeFromMaxVnd)),
	),
});
export type ShippingTerms = z.infer<typeof ShippingTerms>;
/** The terms of one good, by the profile that it goes by; `null`: the platform's. */
export type ProductTerms = ShippingTerms & { readonly profileId: string | null };
export const PLATFORM_TERMS: ProductTerms = {
	profileId: null,
	zones: shippingConfig.zones,
	provinces: [],
	freeFromVnd: null,
};

/** By which rate the way of some of an order's products was counted, as the order keeps it. */
export type ShippingPart = {
	readonly variantIds: readonly string[];
	readonly firstVnd: number;
	readonly nextVnd: number;
};

/** What a parcel would cost to one zone, or to one province that differs from its zone. */
export type AreaShippingOption = {
	readonly zone: ShippingZone | null;
	readonly provinceCode: string | null;
	/** `null`: nothing goes there. */
	readonly offer: { readonly feeVnd: number; readonly from: Date; readonly to: Date } | null;
};

const ProfileName = LineText(PROFILE_NAME_MAX, 2);
export const CreateProfileInput = z.strictObject({
	name: ProfileName,
	/** For all products that have none of their own. */
	isCommon: z.boolean(),
	terms: ShippingTerms,
});
export type CreateProfileInput = z.infer<typeof CreateProfileInput>;
export const SaveProfileInput = z.strictObject({
	profileId: Id,
	/** Of the profile as it was read: somebody else's numbers are never written over. */
	version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
	name: ProfileName,
	terms: ShippingTerms,
});
export type SaveProfileInput = z.infer<typeof SaveProfileInput>;
export const RemoveProfileInput = z.strictObject({ profileId: Id });
export type RemoveProfileInput = z.infer<typeof RemoveProfileInput>;

export const ShippingProfile = z.object({
	id: Id,
	name: z.string(),
	isCommon: z.boolean(),
	version: z.int(),
	terms: ShippingTerms,
});
export type ShippingProfile = z.infer<typeof ShippingProfile>;
export const ShippingProfiles = z.object({ items: z.array(ShippingProfile), nextCursor: z.null() });
export type ShippingProfiles = z.infer<typeof ShippingProfiles>;

export const shippingErrors = {
	'shipping.variant_unknown': 'not_found',
	'shipping.ward_unknown': 'invalid',
	'shipping.not_delivered': 'conflict',
	'shipping.role_not_allowed': 'forbidden',
	'shipping.profile_not_found': 'not_found',
	'shipping.profile_changed': 'conflict',
	'shipping.profiles_full': 'conflict',
	'shipping.common_taken': 'conflict',
	'shipping.state_refuses': 'conflict',
	'shipping.days_turned': 'invalid',
	'shipping.nowhere': 'invalid',
	'shipping.province_unknown': 'invalid',
	'shipping.province_twice': 'invalid',
} as const;
export type ShippingFailure = keyof typeof shippingErrors;
export const fail = defineErrors(shippingErrors);
