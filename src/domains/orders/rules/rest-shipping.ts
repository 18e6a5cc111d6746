import type { ShippingPart, ShippingZone } from '#src/domains/shipping/contract.ts';
import { chargeableG, feeVnd, type Piece, standardFeeVnd } from '#src/domains/shipping/rules/rate.ts';
import { sumVnd } from '#src/shared/money.ts';

/** `parts`: the rates of the shop that the fee was counted by; none: the platform's for this zone. */
type Way = { readonly shippingVnd: number; readonly zone: ShippingZone; readonly parts: readonly ShippingPart[] };
export type SentPiece = Piece & { readonly variantId: string };
type Load = {
	/** All that the fee was paid for. */
	readonly bought: readonly SentPiece[];
	readonly before: readonly SentPiece[];
	readonly after: readonly SentPiece[];
};

/** Of what was paid for the way, what it costs less since these pieces do not go. Sizes of today, rates as agreed. */
export function restShippingVnd({ shippingVnd, ...way }: Way, { bought, before, after }: Load): number {
	const wholeVnd = wayVnd(way, bought);
	const partVnd = (pieces: readonly SentPiece[]) =>
		wholeVnd === 0 ? 0 : Math.floor((shippingVnd * wayVnd(way, pieces)) / wholeVnd);
	return Math.max(0, partVnd(before) - partVnd(after));
}

function wayVnd({ zone, parts }: Omit<Way, 'shippingVnd'>, pieces: readonly SentPiece[]): number {
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
