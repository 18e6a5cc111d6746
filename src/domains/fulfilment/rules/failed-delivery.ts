import type { DeliveryFailure, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { isLost } from './parcel-states.ts';

type FailedParcel = { readonly state: ParcelState; readonly refusal: DeliveryFailure | null };

const SHOPS: ReadonlySet<DeliveryFailure | null> = new Set<DeliveryFailure>(['damaged', 'shop_fault']);

/** Counts towards the limit for cash on delivery. */
export const isFailedByBuyer = (parcels: readonly FailedParcel[]): boolean =>
	!parcels.every(isLost) && !parcels.some(({ refusal }) => SHOPS.has(refusal));

/**
 * No parcel could be delivered, each of them through the buyer: the outbound shipping fee of a prepaid order was earned
 * and is not refunded. A carrier that gives no reason reports a refusal.
 */
export const retainsFee = (parcels: readonly FailedParcel[]): boolean =>
	parcels.length > 0 && parcels.every((parcel) => !isLost(parcel) && !SHOPS.has(parcel.refusal));

/** True even if a parcel was lost on its way back. */
export const hasRetainedFee = (
	order: { readonly holdDays: number | null },
	parcels: readonly (FailedParcel & { readonly refusedAt: Date | null })[],
): boolean =>
	order.holdDays !== null &&
	parcels.length > 0 &&
	parcels.every(({ refusedAt, refusal }) => refusedAt !== null && !SHOPS.has(refusal));
