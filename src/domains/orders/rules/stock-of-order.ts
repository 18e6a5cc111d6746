import type { StockLine, StockSource } from '#src/domains/catalog/contract/product.ts';

/** Reservations belong to the order, so that cancelling it does not release stock of others in its group. */
export const stockSourceOf = ({ id }: { readonly id: string }): StockSource => ({ type: 'order', id });

type OrderedLine = { readonly orderId: string; readonly variantId: string; readonly quantity: number };
export const stockLineOf = ({ orderId, variantId, quantity }: OrderedLine): StockLine => ({
	source: stockSourceOf({ id: orderId }),
	variantId,
	quantity,
});
