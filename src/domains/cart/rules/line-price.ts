import type { SaleForBuyer } from '#src/domains/catalog/contract/product.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CartFailure, type CartLineStatus, cartConfig, fail } from '../contract.ts';

export type PurchasableVariant = {
	readonly priceVnd: number;
	readonly sale?: SaleForBuyer | null;
	readonly available: number;
	readonly isOnSale: boolean;
	readonly isShopOpen: boolean;
	/** Owner and staff of a shop cannot buy from it. */
	readonly isOwnShop: boolean;
	readonly quantityMin: number;
	readonly quantityMax: number;
	readonly quantityStep: number;
};

export type QuantityLimits = { readonly min: number; readonly max: number; readonly step: number };

export function quantityLimits(offer: PurchasableVariant): QuantityLimits {
	const { quantityMin: min, quantityStep: step } = offer;
	const highest = Math.min(cartConfig.unitsPerLineMax, offer.quantityMax, offer.available);
	const canSell = offer.isOnSale && offer.isShopOpen && !offer.isOwnShop && highest >= min;
	return { min, step, max: canSell ? highest - ((highest - min) % step) : 0 };
}

export type PricedLine = {
	readonly unitPriceVnd: number;
	readonly lineTotalVnd: number;
	readonly status: CartLineStatus;
	readonly limits: QuantityLimits;
};

/** A flash price is for the whole line or not at all: above the units left, the regular price counts. */
export const unitPriceOf = (
	{ priceVnd, sale }: Pick<PurchasableVariant, 'priceVnd' | 'sale'>,
	quantity: number,
): number => (sale && sale.left !== null && quantity > sale.left ? sale.regularVnd : priceVnd);

export function priceLine(offer: PurchasableVariant, quantity: number): PricedLine {
	const unitPriceVnd = unitPriceOf(offer, quantity);
	return {
		unitPriceVnd,
		lineTotalVnd: unitPriceVnd * quantity,
		status: statusOf(offer, quantity),
		limits: quantityLimits(offer),
	};
}

function statusOf(offer: PurchasableVariant, quantity: number): CartLineStatus {
	const decision = decideQuantity(offer, quantity);
	if (decision.ok) return 'ready';
	return STATUS_BY_FAILURE[decision.error.code];
}

/** Returns the price at the time of adding when it differs from today's. */
export const previousPrice = (
	seenVnd: number | null | undefined,
	unitPriceVnd: number,
): { readonly wasVnd?: number } =>
	seenVnd === null || seenVnd === undefined || seenVnd === unitPriceVnd ? {} : { wasVnd: seenVnd };

type QuantityFailure = Extract<
	CartFailure,
	| 'cart.own_shop'
	| 'cart.off_sale'
	| 'cart.shop_closed'
	| 'cart.sold_out'
	| 'cart.not_enough_stock'
	| 'cart.quantity_too_small'
	| 'cart.quantity_too_large'
	| 'cart.quantity_step'
>;

const STATUS_BY_FAILURE: Record<QuantityFailure, CartLineStatus> = {
	'cart.own_shop': 'own_shop',
	'cart.off_sale': 'off_sale',
	'cart.shop_closed': 'shop_closed',
	'cart.sold_out': 'sold_out',
	'cart.not_enough_stock': 'not_enough',
	'cart.quantity_too_small': 'wrong_quantity',
	'cart.quantity_too_large': 'wrong_quantity',
	'cart.quantity_step': 'wrong_quantity',
};

export function decideQuantity(offer: PurchasableVariant, quantity: number): Result<number, Failure<QuantityFailure>> {
	const { quantityMin, quantityStep, available } = offer;
	if (offer.isOwnShop) return fail('cart.own_shop');
	if (!offer.isOnSale) return fail('cart.off_sale');
	if (!offer.isShopOpen) return fail('cart.shop_closed');
	if (available < quantityMin) return fail('cart.sold_out');
	if (quantity < quantityMin) return fail('cart.quantity_too_small', { min: quantityMin });
	const max = Math.min(cartConfig.unitsPerLineMax, offer.quantityMax);
	if (quantity > max) return fail('cart.quantity_too_large', { max });
	if (quantity > available) return fail('cart.not_enough_stock', { available });
	if ((quantity - quantityMin) % quantityStep !== 0) return fail('cart.quantity_step', { step: quantityStep });
	return ok(quantity);
}

/** Decides the sum of both; an error says with `inCart` how much of it is in the cart already. */
export function decideAddedQuantity(
	offer: PurchasableVariant,
	inCart: number,
	added: number,
): Result<number, Failure<QuantityFailure>> {
	const decision = decideQuantity(offer, inCart + added);
	if (decision.ok || inCart === 0) return decision;
	return fail(decision.error.code, { ...decision.error.details, inCart });
}

/** Returns the wanted quantity, or the largest orderable one below it. */
export function decideReducedQuantity(
	offer: PurchasableVariant,
	wanted: number,
): Result<number, Failure<QuantityFailure>> {
	const { min, max, step } = quantityLimits(offer);
	if (max === 0 || wanted < min) return decideQuantity(offer, wanted);
	const most = Math.min(wanted, max);
	return decideQuantity(offer, most - ((most - min) % step));
}
