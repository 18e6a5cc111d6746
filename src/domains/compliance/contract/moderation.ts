import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text/text.ts';

/** From this price on, the first `NEW_SHOP_HIGH_VALUE` listings of a new shop need a review. */
export const HIGH_VALUE_VND = 5_000_000;
export const NEW_SHOP_HIGH_VALUE = 3;
/**
 * A price below this percentage of the category's median needs a review; a category with fewer products has no
 * median.
 */
export const LOW_PRICE_PERCENT = 50;
export const MEDIAN_OF_MIN = 20;
/** One in this many listings of established shops is reviewed after publication. */
export const SAMPLE_ONE_IN = 20;
/** A larger change within a day needs a review, unless the price returns to one of the last `PRICE_KNOWN_DAYS`. */
export const PRICE_CHANGE_MAX_PERCENT = 50;
export const CHECK_WITHIN_HOURS = 24;

/**
 * Request time of the reviewed version: a newer request is not decided by it. Without it, the waiting request is
 * decided.
 */
const RequestedAt = z.optional(z.iso.datetime());

export const CHECK_KINDS = ['before_display', 'sample'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const LISTING_DECISIONS = ['approved', 'rejected', 'changes_requested'] as const;
export type ListingDecision = (typeof LISTING_DECISIONS)[number];

export const DecideListingInput = z.strictObject({
	productId: Id,
	decision: z.enum(LISTING_DECISIONS),
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
