import * as z from 'zod/mini';

/** Weighed stars of the reviews, 1 to 5, null before the first; and how many there are. */
export const ratingFacts = { ratingScore: z.nullable(z.number()), ratingCount: z.int() };

/** Places of the stars that are drawn. */
export const STARS_SHOWN = [1, 2, 3, 4, 5] as const;
