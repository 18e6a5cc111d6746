import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PageQuery } from '#src/shared/paging.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/search-limit.ts';
import { QUANTITY_MAX } from './contract.ts';

export const EstimateInput = z.object({
	variantId: Id,
	wardCode: z.string().check(z.regex(/^\d{5}$/)),
	quantity: z._default(z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)), 1),
});
export type EstimateInput = z.infer<typeof EstimateInput>;

/** What bringing one product to a ward costs and when it should be there, ordered now and alone. */
export const ShippingEstimate = z.object({
	wardName: z.string(),
	provinceName: z.string(),
	feeVnd: VndAmount,
	/** Vietnamese days, both included: the instants at which they begin. */
	arrivesFrom: z.string(),
	arrivesTo: z.string(),
});
export type ShippingEstimate = z.infer<typeof ShippingEstimate>;

/** Products that one call may give rates of their own. */
export const SHIPPING_PRODUCT_MAX = 100;
export const AssignShippingInput = z.strictObject({
	profileId: Id,
	productIds: z.array(Id).check(z.minLength(1), z.maxLength(SHIPPING_PRODUCT_MAX)),
	/** Else they go by the shop's common rates again. */
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
