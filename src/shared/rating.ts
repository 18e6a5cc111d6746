import * as z from 'zod/mini';

/** `ratingScore`: plain average from 1 to 5; null without reviews. The weighted score is never shown, it only sorts. */
export const ratingFacts = { ratingScore: z.nullable(z.number()), ratingCount: z.int() };

/** Below it the count leads: one review says little about a product. */
export const MANY_RATINGS = 3;

export const STARS_SHOWN = [1, 2, 3, 4, 5] as const;
