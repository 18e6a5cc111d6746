import { sumVnd } from '#src/shared/money.ts';
import type { ProductTerms, ShippingPart, ZoneRate } from '../contract.ts';
import {
	chargeableG,
	type DeliveryEstimate,
	estimateDelivery,
	feeVnd,
	type Place,
	rateBetween,
	type Unit,
} from './rate.ts';

export type ParcelLine = Unit & { readonly variantId: string; readonly prepDays: number; readonly terms: ProductTerms };
export type ParcelQuote = DeliveryEstimate & {
	readonly feeVnd: number;
	/** The amount still missing for free shipping; null when shipping is free already or never becomes free. */
	readonly moreForFreeVnd: number | null;
};
export type Route = { readonly from: Place; readonly to: Place };

export const isDelivered = ({ terms }: Pick<ParcelLine, 'terms'>, { from, to }: Route): boolean =>
	rateBetween(terms, from, to) !== null;

type PartLine = Pick<ParcelLine, 'variantId' | 'terms'>;
type Part = ShippingPart & { readonly rate: ZoneRate; readonly missingVnd: number | null };

/**
 * Groups the products by shipping profile, each with its rate, which is zero where `goodsVnd` reaches the profile's
 * free amount.
 */
export function shippingParts(lines: readonly PartLine[], { from, to }: Route, goodsVnd: number): readonly Part[] {
	const groups = [...Map.groupBy(lines, ({ terms }) => terms.profileId).values()];
	return groups.flatMap((group) => {
		const terms = group[0]?.terms;
		const rate = terms && rateBetween(terms, from, to);
		if (!rate) return [];
		const variantIds = group.map(({ variantId }) => variantId);
		const missingVnd = terms.freeFromVnd === null ? null : terms.freeFromVnd - goodsVnd;
		const isFree = missingVnd !== null && missingVnd <= 0;
		const { firstVnd, nextVnd } = isFree ? { firstVnd: 0, nextVnd: 0 } : rate;
		return [{ variantIds, firstVnd, nextVnd, rate, missingVnd }];
	});
}

const laterDate = (left: Date, right: Date): Date => (left > right ? left : right);

/**
 * Quotes the shipping of one shop's products: weights add up within a profile, fees across profiles; a profile may
 * be free from `goodsVnd` on. Returns null when nothing is delivered there.
 */
export function quoteParcel(lines: readonly ParcelLine[], way: Route, goodsVnd: number, at: Date): ParcelQuote | null {
	const quoted = shippingParts(lines, way, goodsVnd).map((part) => quotePart(part, lines, at));
	const [first, ...others] = quoted;
	if (!first) return null;
	const missing = quoted.flatMap(({ missingVnd }) => missingVnd ?? []);
	return {
		feeVnd: sumVnd(quoted.map((part) => part.feeVnd)),
		from: others.reduce((from, part) => laterDate(from, part.from), first.from),
		to: others.reduce((to, part) => laterDate(to, part.to), first.to),
		moreForFreeVnd: missing.length > 0 ? Math.min(...missing) : null,
	};
}

function quotePart({ variantIds, rate, missingVnd, ...asked }: Part, lines: readonly ParcelLine[], at: Date) {
	const group = lines.filter(({ variantId }) => variantIds.includes(variantId));
	const partVnd = feeVnd(asked, chargeableG(group));
	return {
		...estimateDelivery(at, Math.max(...group.map(({ prepDays }) => prepDays)), rate),
		feeVnd: partVnd,
		missingVnd: partVnd > 0 ? missingVnd : null,
	};
}
