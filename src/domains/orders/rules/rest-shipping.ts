import type { ShippingZone } from '#src/domains/shipping/contract.ts';
import { chargeableG, type Piece, standardFeeVnd } from '#src/domains/shipping/rules/rate.ts';

type Way = { readonly shippingVnd: number; readonly zone: ShippingZone };
type Load = {
	/** All that the fee was paid for. */
	readonly bought: readonly Piece[];
	readonly before: readonly Piece[];
	readonly after: readonly Piece[];
};

/** Of what was paid for the way, what it costs less since these pieces do not go. Sizes of today, the fee as agreed. */
export function restShippingVnd({ shippingVnd, zone }: Way, { bought, before, after }: Load): number {
	const wholeVnd = feeVnd(zone, bought);
	const partVnd = (pieces: readonly Piece[]) =>
		wholeVnd === 0 ? 0 : Math.floor((shippingVnd * feeVnd(zone, pieces)) / wholeVnd);
	return Math.max(0, partVnd(before) - partVnd(after));
}

const feeVnd = (zone: ShippingZone, pieces: readonly Piece[]): number =>
	pieces.some(({ quantity }) => quantity > 0) ? standardFeeVnd(zone, chargeableG(pieces)) : 0;
