import type { ShippingPart, ShippingZone } from '#src/domains/shipping/contract.ts';
import { chargeableG, feeVnd, standardFeeVnd, type Unit } from '#src/domains/shipping/rules/rate.ts';
import { sumVnd } from '#src/shared/money.ts';

/** `parts`: the shop's rates at the time of the order; empty when the platform's rate for the zone applied. */
type Way = { readonly shippingVnd: number; readonly zone: ShippingZone; readonly parts: readonly ShippingPart[] };
export type SentUnit = Unit & { readonly variantId: string };
type Load = {
	readonly bought: readonly SentUnit[];
	readonly before: readonly SentUnit[];
	readonly after: readonly SentUnit[];
};

/**
 * Returns the part of the paid shipping fee for the items that are not shipped. Uses the rates of the order, but the
 * current weights and sizes.
 */
export function remainingShippingVnd({ shippingVnd, ...way }: Way, { bought, before, after }: Load): number {
	const wholeVnd = shippingFeeOf(way, bought);
	const partVnd = (pieces: readonly SentUnit[]) =>
		wholeVnd === 0 ? 0 : Math.floor((shippingVnd * shippingFeeOf(way, pieces)) / wholeVnd);
	return Math.max(0, partVnd(before) - partVnd(after));
}

function shippingFeeOf({ zone, parts }: Omit<Way, 'shippingVnd'>, pieces: readonly SentUnit[]): number {
	const sent = pieces.filter(({ quantity }) => quantity > 0);
	if (sent.length === 0) return 0;
	if (parts.length === 0) return standardFeeVnd(zone, chargeableG(sent));
	return sumVnd(
		parts.map(({ variantIds, ...rate }) => {
			const group = sent.filter(({ variantId }) => variantIds.includes(variantId));
			return group.length > 0 ? feeVnd(rate, chargeableG(group)) : 0;
		}),
	);
}
