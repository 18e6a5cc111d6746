import { isHonestSale } from '#src/domains/catalog/rules/prices/with-sales.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import {
	scheduledPricesConfig as config,
	fail,
	type PlanSaleInput,
	type SaleState,
	type ScheduledPricesFailure,
} from '../contract.ts';

/** Clocks of shops are a little late: a start of up to five minutes ago means now. */
const LATE_MS = 5 * MINUTE_MS;
const HALF = 2;

export type SaleWindow = { readonly startsAt: Date; readonly endsAt: Date };
export type SoldVariant = { readonly id: string; readonly label: string; readonly priceVnd: number };
type Planned<T> = Result<T, Failure<ScheduledPricesFailure>>;

export function planWindow(input: Pick<PlanSaleInput, 'startsAt' | 'endsAt'>, now: Date): Planned<SaleWindow> {
	const asked = input.startsAt === undefined ? now : new Date(input.startsAt);
	if (asked < addMs(now, -LATE_MS)) return fail('catalog.sale_start_past');
	const startsAt = asked < now ? now : asked;
	if (startsAt > addMs(now, config.startAheadDays * DAY_MS))
		return fail('catalog.sale_start_too_far', { maxDays: config.startAheadDays });
	const endsAt = new Date(input.endsAt);
	const isShort = endsAt < addMs(startsAt, config.runMinMinutes * MINUTE_MS);
	if (isShort || endsAt > addMs(startsAt, config.runMaxDays * DAY_MS))
		return fail('catalog.sale_window_unfit', { minMinutes: config.runMinMinutes, maxDays: config.runMaxDays });
	return ok({ startsAt, endsAt });
}

/** A scheduled price is below the regular one and takes off at most half of it. */
export function checkPrices(
	{ prices, quantityLimit, customerLimit }: Pick<PlanSaleInput, 'prices' | 'quantityLimit' | 'customerLimit'>,
	variants: readonly SoldVariant[],
): Planned<null> {
	if (customerLimit !== undefined && (quantityLimit === undefined || customerLimit > quantityLimit))
		return fail('catalog.sale_limit_unfit');
	for (const { variantId, priceVnd } of prices) {
		const variant = variants.find(({ id }) => id === variantId);
		if (!variant) return fail('catalog.sale_not_found');
		if (isHonestSale(priceVnd, variant.priceVnd)) continue;
		const range = { minVnd: Math.ceil(variant.priceVnd / HALF), maxVnd: variant.priceVnd - 1 };
		return fail('catalog.sale_price_unfit', { variantId, label: variant.label, ...range });
	}
	return ok(null);
}

type SaleTimes = SaleWindow & { readonly cancelledAt: Date | null };

export function saleState({ startsAt, endsAt, cancelledAt }: SaleTimes, now: Date): SaleState {
	if (cancelledAt !== null) return 'cancelled';
	if (now < startsAt) return 'planned';
	return now < endsAt ? 'running' : 'ended';
}
