import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText } from '#src/shared/text/text.ts';

export const SHIPPING_OPTIONS = ['standard'] as const;
export const ShippingOption = z.enum(SHIPPING_OPTIONS);
export type ShippingOption = z.infer<typeof ShippingOption>;

export const SHIPPING_ZONES = ['same_province', 'same_region', 'other_region'] as const;
export type ShippingZone = (typeof SHIPPING_ZONES)[number];

export const shippingConfig = {
	firstG: 1000,
	stepG: 500,
	unknownG: 500,
	/** Volumetric weight in kg is length × width × height in cm, divided by this number. */
	volumetricDivisor: 6000,
	zones: {
		same_province: { firstVnd: 18_000, nextVnd: 3_000, transitDays: { min: 1, max: 2 } },
		same_region: { firstVnd: 25_000, nextVnd: 5_000, transitDays: { min: 2, max: 4 } },
		other_region: { firstVnd: 32_000, nextVnd: 7_000, transitDays: { min: 3, max: 6 } },
	},
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
	/** Added for each further `stepG`, in grams, above the first weight step. */
	nextVnd: z.int().check(z.minimum(0), z.maximum(shippingConfig.nextMaxVnd)),
	/** Working days in transit, after the shop has prepared the parcel. */
	transitDays: z.strictObject({ min: Days, max: Days }),
});
export type ZoneRate = Readonly<z.infer<typeof ZoneRate>>;
const MaybeRate = z.nullable(ZoneRate);
const ProvinceCode = z.string().check(z.regex(/^\d{2}$/));

export const ShippingTerms = z.strictObject({
	zones: z.strictObject({ same_province: MaybeRate, same_region: MaybeRate, other_region: MaybeRate }),
	/** Provinces whose rate overrides that of their zone. */
	provinces: z
		.array(z.strictObject({ provinceCode: ProvinceCode, rate: MaybeRate }))
		.check(z.maxLength(shippingConfig.provincesMax)),
	/** Shipping is free from this product amount of an order; null means never. */
	freeFromVnd: z.nullable(
		z.int().check(z.minimum(shippingConfig.freeFromMinVnd), z.maximum(shippingConfig.freeFromMaxVnd)),
	),
});
export type ShippingTerms = z.infer<typeof ShippingTerms>;
/** Shipping terms of a product. `profileId` is null for the platform's terms. */
export type ProductTerms = ShippingTerms & { readonly profileId: string | null };
export const PLATFORM_TERMS: ProductTerms = {
	profileId: null,
	zones: shippingConfig.zones,
	provinces: [],
	freeFromVnd: null,
};

export type ShippingPart = {
	readonly variantIds: readonly string[];
	readonly firstVnd: number;
	readonly nextVnd: number;
};

export type AreaShippingOption = {
	readonly zone: ShippingZone | null;
	readonly provinceCode: string | null;
	readonly offer: { readonly feeVnd: number; readonly from: Date; readonly to: Date } | null;
};

const ProfileName = LineText(PROFILE_NAME_MAX, 2);
export const CreateProfileInput = z.strictObject({
	name: ProfileName,
	isCommon: z.boolean(),
	terms: ShippingTerms,
});
export type CreateProfileInput = z.infer<typeof CreateProfileInput>;
export const SaveProfileInput = z.strictObject({
	profileId: Id,
	/** The version that the form was loaded with, to detect concurrent changes. */
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
