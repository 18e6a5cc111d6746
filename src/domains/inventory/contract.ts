import * as z from 'zod/mini';
import { SetStockInput } from '#src/domains/catalog/contract/product.ts';
import { Id } from '#src/shared/ids.ts';
import { pageOf } from '#src/shared/paging.ts';

export const LOW_STOCK_SHOWN = 20;
export const LowStock = z.object({
	variantId: Id,
	productId: Id,
	productName: z.string(),
	label: z.string(),
	sku: z.string(),
	onHand: z.int(),
	reserved: z.int(),
});
export type LowStock = z.infer<typeof LowStock>;
export const LowStockPage = z.object({ ...pageOf(LowStock).shape, total: z.int() });
export type LowStockPage = z.infer<typeof LowStockPage>;

/** `was`: the stock displayed to the person who counted. */
export const RecountStockInput = z.strictObject({ variantId: Id, was: z.int(), onHand: SetStockInput.shape.onHand });
export type RecountStockInput = z.infer<typeof RecountStockInput>;
export const RecountedStock = z.object({ available: z.int() });
export type RecountedStock = z.infer<typeof RecountedStock>;
