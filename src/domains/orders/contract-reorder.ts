import * as z from 'zod/mini';

/** Why a thing could not be put into the cart again, or not all of it. */
export const REORDER_REASONS = [
	'gone',
	'sold_out',
	'not_enough',
	'wrong_quantity',
	'off_sale',
	'shop_closed',
	'own_shop',
	'cart_full',
] as const;
export type ReorderReason = (typeof REORDER_REASONS)[number];

/** At the prices of now: nothing of what was paid then comes along. */
export const Reordered = z.object({
	items: z.array(
		z.object({
			productName: z.string(),
			variantLabel: z.string(),
			wanted: z.int(),
			added: z.int(),
			/** Null when all of it is in the cart. */
			reason: z.nullable(z.enum(REORDER_REASONS)),
		}),
	),
});
export type Reordered = z.infer<typeof Reordered>;
