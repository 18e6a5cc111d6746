import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** The page of a line's products as its buyer could read it when they ordered. */
export const ProductSnapshot = z.object({
	lineId: Id,
	name: z.string(),
	brand: z.string(),
	description: z.string(),
	facts: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			unit: z.string(),
			values: z.array(z.union([z.string(), z.number(), z.boolean()])),
		}),
	),
	pictureHashes: z.array(z.string()),
	/** When it was first said otherwise; null while it still stands so. */
	changedAt: z.nullable(z.iso.datetime()),
});
export type ProductSnapshot = z.infer<typeof ProductSnapshot>;
export const ProductSnapshots = z.object({ orderedAt: z.iso.datetime(), listings: z.array(ProductSnapshot) });
export type ProductSnapshots = z.infer<typeof ProductSnapshots>;
