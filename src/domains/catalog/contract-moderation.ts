import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text.ts';

/** So many dear listings of a new shop wait for a person. */
export const HIGH_VALUE_VND = 5_000_000;
export const NEW_SHOP_HIGH_VALUE = 3;
/** A price below this share of its category's median raises a doubt; fewer products have no median. */
export const LOW_PRICE_PERCENT = 50;
export const MEDIAN_OF_MIN = 20;
/** Of the listings of older shops one in so many is looked at after it is shown. */
export const SAMPLE_ONE_IN = 20;
/** A price that moves further within a day waits for a person, unless it goes back up to what was asked within these days. */
export const PRICE_CHANGE_MAX_PERCENT = 50;
/** A person decides within a day. */
export const CHECK_WITHIN_HOURS = 24;

/** When what was read was asked: what was asked again since is not decided by it. Without it whatever waits is. */
const RequestedAt = z.optional(z.iso.datetime());

export const CHECK_KINDS = ['before_display', 'sample'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const LISTING_DECISIONS = ['approved', 'rejected', 'changes_requested'] as const;
export type ListingDecision = (typeof LISTING_DECISIONS)[number];

export const DecideListingInput = z.strictObject({
	productId: Id,
	decision: z.enum(LISTING_DECISIONS),
	/** Told to the shop; may be empty only where it is approved. */
	reason: PlainText(1000),
	askedAt: RequestedAt,
});
export type DecideListingInput = z.infer<typeof DecideListingInput>;

export const CHANGE_DECISIONS = ['confirmed', 'rejected'] as const;
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number];

export const DecideChangeInput = z.strictObject({
	productId: Id,
	decision: z.enum(CHANGE_DECISIONS),
	reason: PlainText(1000),
	askedAt: RequestedAt,
});
export type DecideChangeInput = z.infer<typeof DecideChangeInput>;
