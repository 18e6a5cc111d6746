import * as z from 'zod/mini';
import { PRICE_MIN_VND, QUANTITY_MAX, VARIANTS_MAX } from '#src/domains/catalog/contract/product.ts';
import { eachOnce } from '#src/shared/each-once.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { MAX_VND, VndAmount } from '#src/shared/money.ts';

export const scheduledPricesConfig = {
	runMinMinutes: 15,
	runMaxDays: 30,
	startAheadDays: 90,
	/** Planned and running ones of a product. */
	openMax: 20,
	quantityMax: 1_000_000,
	listedMax: 50,
} as const;

const Instant = z.iso.datetime();
const Limit = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

export const PlanSaleInput = z.strictObject({
	productId: Id,
	/** Absent starts it now. */
	startsAt: z.optional(Instant),
	endsAt: Instant,
	prices: z
		.array(z.strictObject({ variantId: Id, priceVnd: z.int().check(z.minimum(PRICE_MIN_VND), z.maximum(MAX_VND)) }))
		.check(
			z.minLength(1),
			z.maxLength(VARIANTS_MAX),
			eachOnce(({ variantId }) => variantId),
		),
	/** Flash sale: units of each variant at this price, in total and per customer. */
	quantityLimit: Limit(scheduledPricesConfig.quantityMax),
	customerLimit: Limit(QUANTITY_MAX),
});
export type PlanSaleInput = z.infer<typeof PlanSaleInput>;
export const CancelSaleInput = z.strictObject({ saleId: Id });
export type CancelSaleInput = z.infer<typeof CancelSaleInput>;
export const ProductSalesInput = z.strictObject({ productId: Id });
export type ProductSalesInput = z.infer<typeof ProductSalesInput>;

export const SALE_STATES = ['planned', 'running', 'ended', 'cancelled'] as const;
export type SaleState = (typeof SALE_STATES)[number];
export const SaleView = z.object({
	id: Id,
	state: z.enum(SALE_STATES),
	startsAt: Instant,
	endsAt: Instant,
	quantityLimit: z.nullable(z.int()),
	customerLimit: z.nullable(z.int()),
	prices: z.array(
		z.object({
			variantId: Id,
			variantLabel: z.string(),
			priceVnd: VndAmount,
			regularVnd: VndAmount,
			sold: z.int(),
			/** False while the regular price is not above it, or more than twice as high. */
			applies: z.boolean(),
		}),
	),
});
export type SaleView = z.infer<typeof SaleView>;
export const ProductSales = z.object({
	now: Instant,
	/** Variants on sale, at their regular price. */
	variants: z.array(z.object({ id: Id, label: z.string(), priceVnd: VndAmount })),
	sales: z.array(SaleView),
});
export type ProductSales = z.infer<typeof ProductSales>;

export const scheduledPricesErrors = {
	'catalog.sale_not_found': 'not_found',
	'catalog.sale_role_not_allowed': 'forbidden',
	'catalog.sale_not_on_sale': 'conflict',
	'catalog.sale_window_unfit': 'invalid',
	'catalog.sale_start_past': 'invalid',
	'catalog.sale_start_too_far': 'invalid',
	'catalog.sale_price_unfit': 'invalid',
	'catalog.sale_limit_unfit': 'invalid',
	'catalog.sale_overlap': 'conflict',
	'catalog.sale_too_many': 'conflict',
	'catalog.sale_ended_already': 'conflict',
	'catalog.sale_used_up': 'conflict',
} as const;
export type ScheduledPricesFailure = keyof typeof scheduledPricesErrors;
export const fail = defineErrors(scheduledPricesErrors);
