import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';
import { CalendarDay } from '#src/shared/time/calendar-day.ts';

export const SHOP_STATES = [
	'draft',
	'submitted',
	'needs_info',
	'rejected',
	'approved',
	'suspended',
	'terminated',
] as const;
export type ShopState = (typeof SHOP_STATES)[number];
export const SHOP_ROLES = ['admin', 'stock', 'orders', 'accounting', 'support'] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];
export const SHOP_CAPABILITIES = ['goods', 'freight'] as const;
export type ShopCapability = (typeof SHOP_CAPABILITIES)[number];
export const LEGAL_KINDS = ['individual', 'household', 'company'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Operators may request more papers this often; afterwards they must approve or reject. */
export const INFO_ROUNDS_MAX = 3;
/** Working days within which an application is answered. */
export const REVIEW_WORKING_DAYS = 2;

export const healthConfig = {
	windowDays: 60,
	lateConfirmPercent: 5,
	cancelPercent: 3,
	lateShipPercent: 5,
	lostDisputePercent: 1,
	answeredLeastPercent: 80,
	answerHours: 12,
	/** With fewer orders, buyers are shown no service figures. */
	toldFromOrders: 5,
	/** With fewer orders, bad service has no consequences. */
	judgedFromOrders: 20,
	/** Days from a warning to the stop of new listings, and from there to an operator's decision. */
	stageDays: 14,
} as const;

/** One shop's orders of the last `windowDays`, counted. */
export type ShopHealth = {
	readonly orders: number;
	readonly shipped: number;
	readonly sentInTime: number;
	/** Cancelled through the shop's fault. */
	readonly cancelled: number;
	/** Disputes that were ruled for the buyer and completed. */
	readonly disputesLost: number;
	/** Orders that were confirmed after the working hours allowed for it. */
	readonly confirmedLate: number;
	/**
	 * `asked`: orders with a buyer message that was answered or is overdue; `answeredLate`: those answered too late or
	 * overdue.
	 */
	readonly asked: number;
	readonly answeredLate: number;
	/** Typical minutes from an order to the shop's confirmation. */
	readonly confirmMinutes: number | null;
};
export const ShopService = z.object({
	sentInTimePercent: z.nullable(z.int()),
	cancelPercent: z.nullable(z.int()),
	confirmMinutes: z.nullable(z.int()),
});
export type ShopService = z.infer<typeof ShopService>;

/** Visitors see a planned holiday this many days ahead. */
export const HOLIDAY_NOTICE_DAYS = 14;

export const newShopConfig = { days: 30, orders: 20, listingsMax: 50 } as const;

export const SHOP_TEXTS = {
	name: { min: 3, max: 60 },
	legalName: { min: 3, max: 120 },
	legalAddress: { min: 5, max: 200 },
} as const;

export const ShopIdInput = z.strictObject({ shopId: Id });
export type ShopIdInput = z.infer<typeof ShopIdInput>;
export const DecideShopInput = z.strictObject({
	shopId: Id,
	decision: z.enum(['approve', 'ask_for_info', 'reject']),
	/** The submission time of the version that the operator read; required for an approval. */
	submittedAt: z.optional(z.iso.datetime()),
	reason: z.optional(PlainText(1000)),
	questions: z.optional(z.array(z.strictObject({ field: z.string(), text: PlainText(500, 1) }))),
});
export type DecideShopInput = z.infer<typeof DecideShopInput>;

export const FOLLOWED_MAX = 500;
export const FollowShopInput = z.strictObject({ shopId: Id, isFollowing: z.boolean() });
export type FollowShopInput = z.infer<typeof FollowShopInput>;
export const Following = z.object({ shopId: Id, isFollowing: z.boolean(), followers: z.int() });
export type Following = z.infer<typeof Following>;
export type FollowedShop = {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
	readonly tagline: string;
	readonly logoHash: string | null;
	readonly provinceName: string;
	readonly opening: 'open' | 'on_holiday' | 'not_selling';
	readonly followedAt: Date;
};

export const OwnShop = z.object({
	id: Id,
	state: z.enum(SHOP_STATES),
	stateReason: z.string(),
	slug: z.string(),
	name: z.string(),
	capabilities: z.array(z.enum(SHOP_CAPABILITIES)),
});
export type OwnShop = z.infer<typeof OwnShop>;

/** The first and the last day, both inclusive, and the shop's note. */
export const AnnouncedHoliday = z.object({ from: CalendarDay, to: CalendarDay, note: z.string() });
export type AnnouncedHoliday = z.infer<typeof AnnouncedHoliday>;

/** The earliest day of a holiday may be this far ahead, and it may last this long. */
export const holidayConfig = { daysAheadMax: 180, daysMax: 60 } as const;
export const HOLIDAY_NOTE_MAX = 300;
const PlannedDays = z.strictObject({ from: CalendarDay, to: CalendarDay, note: PlainText(HOLIDAY_NOTE_MAX) });
export const PlanHolidayInput = z.strictObject({
	holiday: z.nullable(PlannedDays),
	/** The holiday that the form was loaded with, to detect concurrent changes. */
	seen: z.optional(z.nullable(PlannedDays)),
});
export type PlanHolidayInput = z.infer<typeof PlanHolidayInput>;
export const PlannedHoliday = z.object({ holiday: z.nullable(AnnouncedHoliday) });
export type PlannedHoliday = z.infer<typeof PlannedHoliday>;

export const TAGLINE_MAX = 120;
export const SHOP_DESCRIPTION_MAX = 3000;
const PictureHash = z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const shownPage = {
	tagline: LineText(TAGLINE_MAX, 0),
	description: PlainText(SHOP_DESCRIPTION_MAX),
	logoHash: PictureHash,
	bannerHash: PictureHash,
};
export const EditShopPageInput = z.strictObject({
	...shownPage,
	/** The page that the form was loaded with, to detect concurrent changes. */
	seen: z.optional(z.strictObject(shownPage)),
});
export type EditShopPageInput = z.infer<typeof EditShopPageInput>;
/** The longest usual preparation time in working days; made-to-order products have their own. */
export const SHOP_PREP_DAYS_MAX = 3;
export const SetPrepDaysInput = z.strictObject({
	prepDays: z.int().check(z.minimum(1), z.maximum(SHOP_PREP_DAYS_MAX)),
});
export type SetPrepDaysInput = z.infer<typeof SetPrepDaysInput>;
export const SetReturnsInput = z.strictObject({ acceptsChangeOfMind: z.boolean() });
export type SetReturnsInput = z.infer<typeof SetReturnsInput>;
export const OwnShopPage = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	state: z.enum(SHOP_STATES),
	tagline: z.string(),
	description: z.string(),
	logoHash: z.nullable(z.string()),
	bannerHash: z.nullable(z.string()),
	acceptsChangeOfMind: z.boolean(),
	provinceCode: z.string(),
	prepDays: z.int(),
	/** The current or planned holiday; null for a past one. */
	holiday: z.nullable(AnnouncedHoliday),
});
export type OwnShopPage = z.infer<typeof OwnShopPage>;

export const PublicShop = z.object({
	id: Id,
	slug: z.string(),
	name: z.string(),
	tagline: z.string(),
	description: z.string(),
	capabilities: z.array(z.enum(SHOP_CAPABILITIES)),
	logoHash: z.nullable(z.string()),
	bannerHash: z.nullable(z.string()),
	opening: z.enum(['open', 'on_holiday', 'not_selling']),
	/** The last day of the current holiday, `YYYY-MM-DD`. */
	closedTo: z.nullable(z.string()),
	holiday: z.nullable(AnnouncedHoliday),
	isPremium: z.boolean(),
	acceptsChangeOfMind: z.boolean(),
	legalKind: z.enum(LEGAL_KINDS),
	legalName: z.string(),
	taxCode: z.nullable(z.string()),
	legalAddress: z.string(),
	phone: z.string(),
	email: z.string(),
	provinceCode: z.string(),
	provinceName: z.string(),
	joinedAt: z.string(),
	service: ShopService,
});
export type PublicShop = z.infer<typeof PublicShop>;

export const vendorErrors = {
	'vendors.email_unverified': 'forbidden',
	'vendors.has_shop': 'conflict',
	'vendors.not_found': 'not_found',
	'vendors.state_refuses': 'conflict',
	'vendors.tax_code_missing': 'invalid',
	'vendors.phone_invalid': 'invalid',
	'vendors.province_unknown': 'invalid',
	'vendors.reason_missing': 'invalid',
	'vendors.info_rounds_used': 'conflict',
	'vendors.page_changed': 'conflict',
	'vendors.picture_unknown': 'invalid',
	'vendors.picture_taken': 'invalid',
	'vendors.words_banned': 'invalid',
	'vendors.words_contact': 'invalid',
	'vendors.words_link': 'invalid',
	'vendors.own_shop': 'conflict',
	'vendors.role_not_allowed': 'forbidden',
	'vendors.holiday_changed': 'conflict',
	'vendors.holiday_turned': 'invalid',
	'vendors.holiday_over': 'invalid',
	'vendors.holiday_too_far': 'invalid',
	'vendors.holiday_too_long': 'invalid',
	'vendors.follows_too_many': 'conflict',
	'vendors.application_incomplete': 'invalid',
	'vendors.application_closed': 'conflict',
	'vendors.application_changed': 'conflict',
	'vendors.application_missing': 'not_found',
	'vendors.field_missing': 'invalid',
	'vendors.choice_missing': 'invalid',
	'vendors.shop_name_invalid': 'invalid',
	'vendors.words_invalid': 'invalid',
	'vendors.legal_name_invalid': 'invalid',
	'vendors.legal_address_invalid': 'invalid',
	'vendors.tax_code_invalid': 'invalid',
	'vendors.email_invalid': 'invalid',
	'vendors.email_mistyped': 'invalid',
	'vendors.identity_invalid': 'invalid',
	'vendors.identity_missing': 'invalid',
	'vendors.identity_taken': 'conflict',
	'vendors.identity_unchecked': 'conflict',
	'vendors.identity_differs': 'conflict',
	'vendors.too_young': 'invalid',
	'vendors.name_letters': 'invalid',
	'vendors.name_taken': 'conflict',
	'vendors.name_reserved': 'invalid',
	'vendors.papers_missing': 'invalid',
	'vendors.papers_full': 'conflict',
	'vendors.paper_unknown': 'invalid',
	'vendors.agreement_old': 'conflict',
	'vendors.applied_too_often': 'conflict',
	'vendors.suspension_changed': 'conflict',
	'vendors.appeal_made': 'conflict',
	'vendors.appeal_late': 'conflict',
	'vendors.appeal_missing': 'conflict',
	'vendors.appeal_waits': 'conflict',
	'vendors.appeal_same_person': 'forbidden',
	'vendors.office_own_shop': 'forbidden',
	'vendors.block_holds': 'conflict',
	'vendors.block_missing': 'conflict',
	'vendors.staff_taken': 'conflict',
	'vendors.staff_unknown': 'not_found',
	'vendors.staff_owner': 'conflict',
	'vendors.staff_full': 'conflict',
	'vendors.invitation_gone': 'conflict',
	'vendors.invitation_other': 'forbidden',
} as const;
export type VendorFailure = keyof typeof vendorErrors;
export const fail = defineErrors(vendorErrors);
