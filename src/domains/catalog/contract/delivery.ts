import * as z from 'zod/mini';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery } from '#src/shared/paging.ts';
import { QUANTITY_MAX } from './product.ts';

export const EstimateInput = z.object({
	variantId: Id,
	wardCode: z.string().check(z.regex(/^\d{5}$/)),
	quantity: z._default(z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)), 1),
});
export type EstimateInput = z.infer<typeof EstimateInput>;

/** Shipping fee and delivery dates of one product to a ward, if ordered alone now. */
export const ShippingEstimate = z.object({
	wardName: z.string(),
	provinceName: z.string(),
	feeVnd: VndAmount,
	/** Start instants of the first and last possible day in Vietnam, both inclusive. */
	arrivesFrom: z.string(),
	arrivesTo: z.string(),
});
export type ShippingEstimate = z.infer<typeof ShippingEstimate>;

export const SHIPPING_PRODUCT_MAX = 100;
export const AssignShippingInput = z.strictObject({
	profileId: Id,
	productIds: z.array(Id).check(z.minLength(1), z.maxLength(SHIPPING_PRODUCT_MAX), idsOnce),
	/** False assigns the products to the shop's standard rates. */
	isIn: z.boolean(),
});
export type AssignShippingInput = z.infer<typeof AssignShippingInput>;
export const AssignedShipping = z.object({ profileId: Id, goods: z.int() });
export type AssignedShipping = z.infer<typeof AssignedShipping>;
export const ShippingProductInput = z.object({
	profileId: Id,
	q: z.optional(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
	...PageQuery,
});
export type ShippingProductInput = z.infer<typeof ShippingProductInput>;
