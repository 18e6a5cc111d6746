import type { DeliveryFailure, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { isLost } from './parcel-states.ts';

type FailedParcel = { readonly state: ParcelState; readonly refusal: DeliveryFailure | null };

const SHOPS: ReadonlySet<DeliveryFailure | null> = new Set<DeliveryFailure>(['damaged', 'shop_fault']);

/** Counts towards the limit for cash on delivery. */
export const isFailedByBuyer = (parcels: readonly FailedParcel[]): boolean =>
	!parcels.every(isLost) && !parcels.some(({ refusal }) => SHOPS.has(refusal));

/** All parcels went to a wrong address: the shipping fee was earned and is not refunded. */
export const retainsFee = (parcels: readonly FailedParcel[]): boolean =>
	parcels.length > 0 && parcels.every((parcel) => !isLost(parcel) && parcel.refusal === 'wrong_address');

/** True even if a parcel was lost on its way back. */
export const hasRetainedFee = (
	order: { readonly holdDays: number | null },
	parcels: readonly FailedParcel[],
): boolean =>
	order.holdDays !== null && parcels.length > 0 && parcels.every(({ refusal }) => refusal === 'wrong_address');
