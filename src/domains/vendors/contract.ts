import * as z from 'zod/mini';
import { CalendarDay } from '#src/shared/calendar-day.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText, PlainText } from '#src/shared/text.ts';

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
/** What members of a shop's staff may be; the owner is `admin`. */
export const SHOP_ROLES = ['admin', 'stock', 'orders', 'accounting', 'support'] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];
export const SHOP_CAPABILITIES = ['goods', 'freight'] as const;
export type ShopCapability = (typeof SHOP_CAPABILITIES)[number];
export const LEGAL_KINDS = ['individual', 'household', 'company'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** An operator may ask for more papers this often; then it is yes or no. */
export const INFO_ROUNDS_MAX = 3;
/** Working days within which an application is answered. */
export const REVIEW_WORKING_DAYS = 2;

/** How well a shop serves, counted over the last days; above a share it is warned first. The news quotes them. */
export const healthConfig = {
	windowDays: 60,
	lateConfirmPercent: 5,
	cancelPercent: 3,
	lateShipPercent: 5,
	lostDisputePercent: 1,
	answeredLeastPercent: 80,
	answerHours: 12,
	/** Fewer orders say nothing about a shop. */
	toldFromOrders: 5,
	/** Fewer have no consequences. */
	judgedFromOrders: 20,
	/** From a warning to the end of new listings, and from there to an operator. */
	stageDays: 14,
} as const;

/** One shop's orders of the last `windowDays`, counted. */
export type ShopHealth = {
	readonly orders: number;
	readonly shipped: number;
	readonly sentInTime: number;
	/** To the shop's own fault. */
	readonly cancelled: number;
	/** Ruled for the buyer, and done. */
	readonly disputesLost: number;
	/** Answered after the working hours that are allowed for it. */
	readonly confirmedLate: number;
	/** Orders whose buyer wrote and has been answered, or should have been; and those who waited too long. */
	readonly asked: number;
	readonly answeredLate: number;
	/** From an order to the shop's answer, as it usually is. */
	readonly confirmMinutes: number | null;
};
/** What buyers are told of it; `null` while there is too little to go by. */
export const ShopService = z.object({
	sentInTimePercent: z.nullable(z.int()),
	cancelPercent: z.nullable(z.int()),
	confirmMinutes: z.nullable(z.int()),
});
export type ShopService = z.infer<typeof ShopService>;

/** A holiday is announced so many days ahead. */
export const HOLIDAY_NOTICE_DAYS = 14;

/** What a new shop may do until it has been here long enough or served enough orders. */
export const newShopConfig = { days: 30, orders: 20, listingsMax: 50 } as const;

export const SHOP_TEXTS = {
	name: { min: 3, max: 60 },
	legalName: { min: 3, max: 120 },
	legalAddress: { min: 5, max: 200 },
} as const;
export const OpenShopInput = z.strictObject({
	name: LineText(SHOP_TEXTS.name.max, SHOP_TEXTS.name.min),
	tagline: z.optional(LineText(120, 0)),
	description: z.optional(PlainText(3000)),
	capabilities: z.array(z.enum(SHOP_CAPABILITIES)).check(z.minLength(1), z.maxLength(SHOP_CAPABILITIES.length)),
	legalKind: z.enum(LEGAL_KINDS),
	legalName: LineText(SHOP_TEXTS.legalName.max, SHOP_TEXTS.legalName.min),
	taxCode: z.optional(z.string().check(z.regex(/^\d{10}(-\d{3})?$|^\d{12}$/))),
	legalAddress: LineText(SHOP_TEXTS.legalAddress.max, SHOP_TEXTS.legalAddress.min),
	phone: z.string().check(z.minLength(9), z.maxLength(20)),
	email: z.email().check(z.maxLength(254)),
	provinceCode: z.string().check(z.regex(/^\d{2}$/)),
});
export type OpenShopInput = z.infer<typeof OpenShopInput>;

export const ShopIdInput = z.strictObject({ shopId: Id });
export type ShopIdInput = z.infer<typeof ShopIdInput>;
export const DecideShopInput = z.strictObject({
	shopId: Id,
	decision: z.enum(['approve', 'ask_for_info', 'reject']),
	/** When what was read had been handed in; nobody is approved without it. */
	submittedAt: z.optional(z.iso.datetime()),
	reason: z.optional(PlainText(1000)),
	questions: z.optional(z.array(z.strictObject({ field: z.string(), text: PlainText(500, 1) }))),
});
export type DecideShopInput = z.infer<typeof DecideShopInput>;

/** Shops that one person may follow. */
export const FOLLOWED_MAX = 500;
export const FollowShopInput = z.strictObject({ shopId: Id, isFollowing: z.boolean() });
export type FollowShopInput = z.infer<typeof FollowShopInput>;
export const Following = z.object({ shopId: Id, isFollowing: z.boolean(), followers: z.int() });
export type Following = z.infer<typeof Following>;
/** A shop on the list of somebody who follows it, shown as long as it can be read. */
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

/** What its owner sees of an application or shop. */
export const OwnShop = z.object({
	id: Id,
	state: z.enum(SHOP_STATES),
	stateReason: z.string(),
	slug: z.string(),
	name: z.string(),
	capabilities: z.array(z.enum(SHOP_CAPABILITIES)),
});
export type OwnShop = z.infer<typeof OwnShop>;

/** First and last day, both included, and the shop's own words. */
export const AnnouncedHoliday = z.object({ from: CalendarDay, to: CalendarDay, note: z.string() });
export type AnnouncedHoliday = z.infer<typeof AnnouncedHoliday>;

/** A holiday is planned so far ahead, and lasts no longer. */
export const holidayConfig = { daysAheadMax: 180, daysMax: 60 } as const;
export const HOLIDAY_NOTE_MAX = 300;
const PlannedDays = z.strictObject({ from: CalendarDay, to: CalendarDay, note: PlainText(HOLIDAY_NOTE_MAX) });
export const PlanHolidayInput = z.strictObject({
	/** `null`: the shop is open, whatever was planned. */
	holiday: z.nullable(PlannedDays),
	/** As it was read: what somebody else has planned in the meantime is never written over. */
	seen: z.optional(z.nullable(PlannedDays)),
});
export type PlanHolidayInput = z.infer<typeof PlanHolidayInput>;
export const PlannedHoliday = z.object({ holiday: z.nullable(AnnouncedHoliday) });
export type PlannedHoliday = z.infer<typeof PlannedHoliday>;

export const TAGLINE_MAX = 120;
export const SHOP_DESCRIPTION_MAX = 3000;
const PictureHash = z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/)));
/** What a shop says of itself and the pictures on its page. */
const shownPage = {
	tagline: LineText(TAGLINE_MAX, 0),
	description: PlainText(SHOP_DESCRIPTION_MAX),
	logoHash: PictureHash,
	bannerHash: PictureHash,
};
export const EditShopPageInput = z.strictObject({
	...shownPage,
	/** As it was read: somebody else's words are never written over. */
	seen: z.optional(z.strictObject(shownPage)),
});
export type EditShopPageInput = z.infer<typeof EditShopPageInput>;
/** Working days that a shop may name as its usual ones; products on order say theirs. */
export const SHOP_PREP_DAYS_MAX = 3;
export const SetPrepDaysInput = z.strictObject({
	prepDays: z.int().check(z.minimum(1), z.maximum(SHOP_PREP_DAYS_MAX)),
});
export type SetPrepDaysInput = z.infer<typeof SetPrepDaysInput>;
/** Whether the shop takes back what somebody just does not want. */
export const SetReturnsInput = z.strictObject({ acceptsChangeOfMind: z.boolean() });
export type SetReturnsInput = z.infer<typeof SetReturnsInput>;
/** The page as its own people keep it. */
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
	/** The one that is on or planned; a past one is not told. */
	holiday: z.nullable(AnnouncedHoliday),
});
export type OwnShopPage = z.infer<typeof OwnShopPage>;

/** What everybody may read: the public block of the seller. */
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
	/** Last day of the holiday, `YYYY-MM-DD`. */
	closedTo: z.nullable(z.string()),
	/** The holiday that is on or near, told to visitors. */
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
