import * as z from 'zod/mini';

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

export const Reordered = z.object({
	items: z.array(
		z.object({
			productName: z.string(),
			variantLabel: z.string(),
			wanted: z.int(),
			added: z.int(),
			reason: z.nullable(z.enum(REORDER_REASONS)),
		}),
	),
});
export type Reordered = z.infer<typeof Reordered>;
