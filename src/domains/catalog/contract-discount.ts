/** A reduction is told against the lowest price of so many days before it, so long, and no more of it than this. */
export const DISCOUNT_WINDOW_DAYS = 30;
export const DISCOUNT_SHOWN_DAYS = 30;
export const DISCOUNT_MAX_PERCENT = 50;
/** What could not be bought for so many days is told no reduction of. */
export const DISCOUNT_ADVERTISED_DAYS = 7;
/** So far back it is known when a choice could be bought. */
export const DISCOUNT_KNOWN_DAYS = 60;
