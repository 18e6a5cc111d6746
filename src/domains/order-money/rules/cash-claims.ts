import type { AccountRef } from '#src/domains/ledger/contract.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { splitByLargestRemainder } from '#src/shared/money.ts';
import { cashHeldByShop, type DeliveredQuantities, isCashHeldByShop, worthOf } from './cash-held-by-shop.ts';

type ClaimedParcel = DeliveredQuantities & { readonly id: string };
export type CashSplit = {
	readonly heldVnd: number;
	readonly claims: readonly { readonly parcelId: string; readonly carrier: Carrier; readonly amountVnd: number }[];
};

/**
 * Splits the cash of a delivered order in ₫ between the shop and one claim per parcel of a carrier, by the prices of
 * the delivered items. The parts add up to `takenVnd`.
 */
export function splitCash(
	takenVnd: number,
	parcels: readonly ClaimedParcel[],
	bought: Parameters<typeof cashHeldByShop>[2],
): CashSplit {
	const claimed = parcels.filter((parcel) => parcel.state === 'delivered' && !isCashHeldByShop(parcel));
	const heldVnd = claimed.length === 0 ? takenVnd : cashHeldByShop(takenVnd, parcels, bought);
	const weights = claimed.map((parcel) => worthOf([parcel], bought));
	const amounts = splitByLargestRemainder(takenVnd - heldVnd, weights);
	const claims = claimed.map(({ id, carrier }, at) => ({ parcelId: id, carrier, amountVnd: amounts[at] ?? 0 }));
	return { heldVnd, claims: claims.filter(({ amountVnd }) => amountVnd > 0) };
}

export const claimAccount = (carrier: Carrier, shopId: string): AccountRef => ({
	kind: 'cod_receivable',
	ownerId: `${carrier}:${shopId}`,
});
export const heldCashAccount = (shopId: string): AccountRef => ({ kind: 'cod_receivable', ownerId: `shop:${shopId}` });
