import type { StockLine, StockSource } from '#src/domains/catalog/contract.ts';

/** Stock is held by the order: cancelling one leaves its sibling's products alone. */
export const stockSourceOf = ({ id }: { readonly id: string }): StockSource => ({ type: 'order', id });

type OrderedLine = { readonly orderId: string; readonly variantId: string; readonly quantity: number };
export const stockLineOf = ({ orderId, variantId, quantity }: OrderedLine): StockLine => ({
	source: stockSourceOf({ id: orderId }),
	variantId,
	quantity,
});
