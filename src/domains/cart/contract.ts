import * as z from 'zod/mini';
import { QUANTITY_MAX } from '#src/domains/catalog/contract/product.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';

export const cartConfig = {
	unitsPerLineMax: QUANTITY_MAX,
	linesMax: 100,
	visitorDays: 30,
} as const;

export const CartQuantity = z.int().check(z.minimum(1), z.maximum(cartConfig.unitsPerLineMax));

/** Contains no price: unknown fields are rejected, so that prices never come from the browser. */
export const AddToCartInput = z.strictObject({ variantId: Id, quantity: CartQuantity });
export type AddToCartInput = z.infer<typeof AddToCartInput>;
export const ChangeQuantityInput = z.strictObject({ lineId: Id, quantity: CartQuantity });
export type ChangeQuantityInput = z.infer<typeof ChangeQuantityInput>;
/** The other variant must belong to the same product. */
export const ChangeVariantInput = z.strictObject({ lineId: Id, variantId: Id });
export type ChangeVariantInput = z.infer<typeof ChangeVariantInput>;
export const RemoveLineInput = z.strictObject({ lineId: Id });
export type RemoveLineInput = z.infer<typeof RemoveLineInput>;

/** Only `ready` lines can be ordered; the other values give the reason. */
export const CART_LINE_STATUSES = [
	'ready',
	'sold_out',
	'not_enough',
	'wrong_quantity',
	'off_sale',
	'shop_closed',
	'own_shop',
] as const;
export const CartLineStatus = z.enum(CART_LINE_STATUSES);
export type CartLineStatus = z.infer<typeof CartLineStatus>;

export const lineFacts = {
	productName: z.string(),
	productSlug: z.string(),
	variantLabel: z.string(),
	pictureHash: z.nullable(z.string()),
	quantity: z.int(),
	unitPriceVnd: VndAmount,
	lineTotalVnd: z.int(),
};
export const saleOfLine = {
	/** End of the scheduled price that the line has. */
	saleEndsAt: z.optional(z.iso.datetime()),
	/** Units left at a flash price; the line has more and therefore the regular price. */
	saleLeft: z.optional(z.int()),
};
export type SaleOfLine = { readonly saleEndsAt?: string; readonly saleLeft?: number };
export const CartLineView = z.object({
	id: Id,
	variantId: Id,
	...lineFacts,
	status: CartLineStatus,
	/** Price when the line was added; absent when unchanged. */
	wasVnd: z.optional(VndAmount),
	...saleOfLine,
	preOrderDays: z.optional(z.int()),
	/** Range of the quantity stepper; `max` is 0 when nothing can be ordered. */
	limits: z.object({ min: z.int(), max: z.int(), step: z.int() }),
});
export type CartLineView = z.infer<typeof CartLineView>;

/** `missingVnd` more of this shop and the voucher may be used. */
export const VoucherHint = z.object({ code: z.string(), missingVnd: VndAmount, discountVnd: VndAmount });
export type VoucherHint = z.infer<typeof VoucherHint>;

export const CartShopView = z.object({
	id: Id,
	name: z.string(),
	slug: z.string(),
	lines: z.array(CartLineView),
	/** For all lines that can be ordered. */
	voucherHint: z.optional(VoucherHint),
});
export type CartShopView = z.infer<typeof CartShopView>;

export const CartView = z.object({
	shops: z.array(CartShopView),
	lineCount: z.int(),
	itemCount: z.int(),
	totalVnd: z.int(),
});
export type CartView = z.infer<typeof CartView>;
export const EMPTY_CART: CartView = { shops: [], lineCount: 0, itemCount: 0, totalVnd: 0 };

export const cartErrors = {
	'cart.line_not_found': 'not_found',
	'cart.variant_not_found': 'not_found',
	'cart.own_shop': 'forbidden',
	'cart.off_sale': 'conflict',
	'cart.shop_closed': 'conflict',
	'cart.sold_out': 'conflict',
	'cart.not_enough_stock': 'conflict',
	'cart.quantity_too_small': 'invalid',
	'cart.quantity_too_large': 'invalid',
	'cart.quantity_step': 'invalid',
	'cart.too_many_lines': 'conflict',
} as const;
export type CartFailure = keyof typeof cartErrors;
export const fail = defineErrors(cartErrors);
