import * as z from 'zod/mini';

/** `ratingScore`: weighted average from 1 to 5; null without reviews. */
export const ratingFacts = { ratingScore: z.nullable(z.number()), ratingCount: z.int() };

export const STARS_SHOWN = [1, 2, 3, 4, 5] as const;
