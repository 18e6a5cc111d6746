import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { splitByLargestRemainder, sumVnd } from '#src/shared/money.ts';
import type { PayoutSource, PayoutSourceKind } from '../contract/settlement.ts';

/** A released order in ₫: what was released, the cash that the shop kept of it, and what carriers remitted for it. */
export type ReleasedOrder = {
	readonly orderId: string;
	readonly method: PaymentMethod;
	readonly payVnd: number;
	readonly releasedVnd: number;
	readonly heldVnd: number;
	readonly remitted: readonly { readonly remittanceId: string; readonly amountVnd: number }[];
};
export type SourcePart = {
	readonly kind: PayoutSourceKind;
	readonly orderId: string | null;
	readonly remittanceId: string | null;
	readonly amountVnd: number;
};

function partsOf({ orderId, method, payVnd, releasedVnd, heldVnd, remitted }: ReleasedOrder): readonly SourcePart[] {
	const part = (kind: PayoutSourceKind, amountVnd: number, remittanceId: string | null = null): SourcePart => ({
		kind,
		orderId,
		remittanceId,
		amountVnd,
	});
	if (method === 'vnpay' || payVnd === 0) return [part('online', releasedVnd)];
	const cashVnd = Math.min(releasedVnd, sumVnd(remitted.map(({ amountVnd }) => amountVnd)));
	const shares = splitByLargestRemainder(
		cashVnd,
		remitted.map(({ amountVnd }) => amountVnd),
	);
	const leftVnd = releasedVnd - cashVnd - heldVnd;
	// Without a kept or a remitted part the order is from before claims existed.
	const rest: PayoutSourceKind = heldVnd > 0 ? 'shop_cash' : cashVnd > 0 ? 'online' : 'other';
	return [
		...remitted.map(({ remittanceId }, at) => part('remittance', shares[at] ?? 0, remittanceId)),
		part(rest, leftVnd),
	];
}

/** What a payout of `amountVnd` rests on; a last part without an order closes the difference. */
export function payoutParts(amountVnd: number, orders: readonly ReleasedOrder[]): readonly SourcePart[] {
	const parts = orders.flatMap(partsOf);
	const leftVnd = amountVnd - sumVnd(parts.map((part) => part.amountVnd));
	const all = [...parts, { kind: 'other' as const, orderId: null, remittanceId: null, amountVnd: leftVnd }];
	return all.filter((part) => part.amountVnd !== 0);
}

/** Carriers of a payout's cash that owe others' claims for too long. */
export const carriersToReview = (
	sources: readonly Pick<PayoutSource, 'carrier'>[],
	late: readonly Carrier[],
): readonly Carrier[] => late.filter((carrier) => sources.some((source) => source.carrier === carrier));
