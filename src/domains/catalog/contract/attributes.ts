import * as z from 'zod/mini';
import { LineText } from '#src/shared/text/text.ts';

export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean', 'choice'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];
export const PRODUCT_ATTRIBUTES_MAX = 30;
export const ATTRIBUTE_VALUES_MAX = 10;
/** Attributes of a product: the attribute's code with one or several values. */

export const ProductAttributesInput = z
	.array(
		z.strictObject({
			code: LineText(40),
			values: z.array(LineText(120)).check(z.minLength(1), z.maxLength(ATTRIBUTE_VALUES_MAX)),
		}),
	)
	.check(z.maxLength(PRODUCT_ATTRIBUTES_MAX));
export type ProductAttributesInput = z.infer<typeof ProductAttributesInput>;
/** One row of the attribute table; values keep their type. */

export type ProductFact = {
	readonly code: string;
	readonly name: string;
	readonly unit: string;
	readonly values: readonly (string | number | boolean)[];
};
/** Advertised prices of one variant during the last `DISCOUNT_WINDOW_DAYS`. */

export type VariantPriceHistory = {
	readonly variantId: string;
	/** Each price with its period, earliest first; `to` is null for the current price. Never empty. */
	readonly steps: readonly { readonly priceVnd: number; readonly from: Date; readonly to: Date | null }[];
};
