import type { SoldLine } from '#src/domains/fees/rules/line-fees.ts';
import { feesLeft } from '#src/domains/order-money/rules/fees-after-refunds.ts';
import { type OutwardShipping, outwardShippingVnd } from '#src/domains/order-money/rules/outward-shipping.ts';
import { type PaidLine, unitShare } from '#src/domains/order-money/rules/refund-shares.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import {
	countOf,
	mergeQuantities,
	remainingQuantities,
	subtractQuantities,
} from '#src/domains/orders/rules/line-quantities.ts';
import { sumVnd } from '#src/shared/money.ts';

export type ExposedOrder = {
	readonly lines: readonly (SoldLine & PaidLine & { readonly id: string })[];
	/** `whole`: fully refunded units; `backVnd`: amount refunded for the line so far. */
	readonly gone: readonly (Quantities & { readonly whole: number; readonly backVnd: number })[];
	readonly shipping: { readonly feeVnd: number; readonly commissionBp: number; readonly backVnd: number };
	readonly asked: readonly (Quantities & { readonly isFault: boolean })[];
	readonly outward: OutwardShipping;
};

/** Returns by how much the shop's proceeds drop if all open returns are refunded in full. */
export function refundExposureOf({ lines, gone, shipping, asked, outward }: ExposedOrder): number {
	const goneOf = new Map(gone.map((of) => [of.lineId, of]));
	const taken = remainingQuantities(subtractQuantities(lines, gone), mergeQuantities(asked));
	const takenOf = new Map(taken.map(({ lineId, quantity }) => [lineId, quantity]));
	const before = lines.map((line) => ({ ...line, backVnd: goneOf.get(line.id)?.backVnd ?? 0 }));
	const after = before.map((line) => {
		const share = unitShare(line, {
			before: goneOf.get(line.id)?.quantity ?? 0,
			taken: takenOf.get(line.id) ?? 0,
		});
		return { ...line, backVnd: line.backVnd + sumVnd(Object.values(share)) };
	});
	const faulty = remainingQuantities(taken, mergeQuantities(asked.filter(({ isFault }) => isFault)));
	const shippingAfter = { ...shipping, backVnd: shipping.backVnd + outwardShippingVnd(outward, countOf(faulty)) };
	return Math.max(0, feesLeft(before, shipping).shopVnd - feesLeft(after, shippingAfter).shopVnd);
}
