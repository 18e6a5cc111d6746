import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** The product page of an order line as it was when the order was placed. */
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
	changedAt: z.nullable(z.iso.datetime()),
});
export type ProductSnapshot = z.infer<typeof ProductSnapshot>;
export const ProductSnapshots = z.object({ orderedAt: z.iso.datetime(), listings: z.array(ProductSnapshot) });
export type ProductSnapshots = z.infer<typeof ProductSnapshots>;
