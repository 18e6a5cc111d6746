import * as z from 'zod/mini';
import { STOCK_MAX } from '#src/domains/catalog/contract/product.ts';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { ShopProductFilter } from './product-list.ts';

/** Products changed per transaction; more run in further batches. */
export const BULK_BATCH = 100;
export const BULK_CHOSEN_MAX = 1000;
export const BULK_UNDO_MINUTES = 10;
export const BULK_SAMPLES = 8;
export const PRICE_ROUNDINGS = [1, 100, 500, 1000, 10_000] as const;

const Rounding = z.int().check(z.refine((to) => PRICE_ROUNDINGS.some((known) => known === to)));
const Signed = (most: number) => z.int().check(z.minimum(-most), z.maximum(most));

/** Unit of `value`: dong, percent or quantity, depending on `how`. */
export const BulkEdit = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('price'),
		how: z.enum(['set', 'percent', 'add']),
		value: Signed(MAX_VND),
		roundTo: Rounding,
	}),
	z.strictObject({ kind: z.literal('stock'), how: z.enum(['set', 'add']), value: Signed(STOCK_MAX) }),
	z.strictObject({ kind: z.literal('shown'), change: z.enum(['publish', 'hide', 'show', 'discontinue']) }),
	z.strictObject({ kind: z.literal('section'), sectionId: Id, isIn: z.boolean() }),
	z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkEdit = z.infer<typeof BulkEdit>;

export const BulkProducts = z.union([
	z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(BULK_CHOSEN_MAX), idsOnce) }),
	z.strictObject({ filter: ShopProductFilter }),
]);
export type BulkProducts = z.infer<typeof BulkProducts>;
export const PreviewBulkInput = z.strictObject({ edit: BulkEdit, goods: BulkProducts });
export type PreviewBulkInput = z.infer<typeof PreviewBulkInput>;

export const BULK_ERRORS = [
	'price_range',
	'stock_range',
	'stock_below_reserved',
	'state_refuses',
	'listing_limit',
	'change_pending',
	'licence_missing',
	'picture_missing',
	'not_draft',
	'in_use',
] as const;
export type BulkFailure = (typeof BULK_ERRORS)[number];

const RejectedCount = z.object({ why: z.enum(BULK_ERRORS), count: z.int() });
export const BulkPreview = z.object({
	products: z.int(),
	/** Changed variants or products, and how many of them wait for a review by an operator. */
	changes: z.int(),
	waiting: z.int(),
	unchanged: z.int(),
	refused: z.array(RejectedCount),
	samples: z.array(z.object({ name: z.string(), label: z.string(), from: z.string(), to: z.string() })),
});
export type BulkPreview = z.infer<typeof BulkPreview>;

export const EditManyInput = z.strictObject({
	/** Created by the client and shared by all batches of one edit. */
	bulkId: Id,
	...PreviewBulkInput.shape,
	after: z.nullable(Id),
});
export type EditManyInput = z.infer<typeof EditManyInput>;
export const BulkDone = z.object({
	products: z.int(),
	changed: z.int(),
	waiting: z.int(),
	refused: z.int(),
	/** Null after the last batch. */
	after: z.nullable(Id),
});
export type BulkDone = z.infer<typeof BulkDone>;

export const UndoBulkInput = z.strictObject({ bulkId: Id });
export type UndoBulkInput = z.infer<typeof UndoBulkInput>;
/** `kept`: products that changed since or cannot be reverted. */
export const BulkUndone = z.object({ restored: z.int(), kept: z.int(), isAll: z.boolean() });
export type BulkUndone = z.infer<typeof BulkUndone>;
