import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** The page of a line's goods as its buyer could read it when they ordered. */
export const ListingThen = z.object({
	lineId: Id,
	name: z.string(),
	brand: z.string(),
	description: z.string(),
	facts: z.array(
		z.object({
			...{ code: z.string(), name: z.string(), unit: z.string() },
			values: z.array(z.union([z.string(), z.number(), z.boolean()])),
		}),
	),
	pictureHashes: z.array(z.string()),
	/** When it was first said otherwise; null while it still stands so. */
	changedAt: z.nullable(z.iso.datetime()),
});
export type ListingThen = z.infer<typeof ListingThen>;
export const ListingsThen = z.object({ orderedAt: z.iso.datetime(), listings: z.array(ListingThen) });
export type ListingsThen = z.infer<typeof ListingsThen>;
