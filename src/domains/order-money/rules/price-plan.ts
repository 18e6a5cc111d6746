import { feesLeft } from './fees-after-refunds.ts';

export type PlanRates = { readonly commissionBp: number; readonly taxBp: number };
export type PricePlan = {
	readonly priceVnd: number;
	readonly discountVnd: number;
	readonly shippingShareVnd: number;
};
export type PlannedSale = {
	readonly commissionVnd: number;
	readonly taxVnd: number;
	readonly remainsVnd: number;
};
export const PLAN_PRICE_MIN_VND = 1000;
const WHOLE_BP = 10_000;
/** Commission and tax each round down by less than 1 ₫. */
const ROUNDED_VND = 2;

/** Uses the same calculation as the booking of a completed order. */
export function planSale({ priceVnd, discountVnd, shippingShareVnd }: PricePlan, rates: PlanRates): PlannedSale {
	const shopDiscountVnd = Math.min(discountVnd, priceVnd);
	const line = { unitPriceVnd: priceVnd, quantity: 1, shopDiscountVnd, ...rates, backVnd: 0 };
	const { commissionVnd, taxVnd, shopVnd } = feesLeft([line], { feeVnd: 0, commissionBp: 0, backVnd: 0 });
	return { commissionVnd, taxVnd, remainsVnd: shopVnd - shippingShareVnd };
}

/** Returns the lowest price that leaves at least `wantedVnd`; the inverse of `planSale`. */
export function priceFor(wantedVnd: number, plan: Omit<PricePlan, 'priceVnd'>, rates: PlanRates): number {
	const storedBp = WHOLE_BP - rates.commissionBp - rates.taxBp;
	const neededVnd = wantedVnd + plan.shippingShareVnd;
	if (neededVnd <= 0) return PLAN_PRICE_MIN_VND;
	const earnedFor = (vnd: number) => Math.floor((Math.max(0, vnd) * WHOLE_BP) / storedBp);
	let priceVnd = Math.max(PLAN_PRICE_MIN_VND, earnedFor(neededVnd - ROUNDED_VND) + plan.discountVnd);
	while (planSale({ ...plan, priceVnd }, rates).remainsVnd < wantedVnd) priceVnd += 1;
	return priceVnd;
}
