/** A discount is shown for 30 days, against the lowest price of the 30 days before it, and with at most 50 %. */
export const DISCOUNT_WINDOW_DAYS = 30;
export const DISCOUNT_SHOWN_DAYS = 30;
export const DISCOUNT_MAX_PERCENT = 50;
/** Minimum number of days on sale before a discount may be shown. */
export const DISCOUNT_ADVERTISED_DAYS = 7;
/** Availability gaps are stored for this long. */
export const DISCOUNT_KNOWN_DAYS = 60;
