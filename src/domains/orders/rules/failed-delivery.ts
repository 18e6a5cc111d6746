import type { DeliveryFailure, ParcelState } from '../contract-parcels.ts';
import { isLost } from './parcel-states.ts';

/** A parcel that nobody took; `null`: its carrier gave no reason. */
type TurnedBack = { readonly state: ParcelState; readonly refusal: DeliveryFailure | null };

const SHOPS: ReadonlySet<DeliveryFailure | null> = new Set<DeliveryFailure>(['damaged', 'shop_fault']);

/** Nobody took any of it, and not because of the shop: such a delivery in cash counts against the next one. */
export const isFailedByBuyer = (parcels: readonly TurnedBack[]): boolean =>
	!parcels.every(isLost) && !parcels.some(({ refusal }) => SHOPS.has(refusal));

/** All of it was sent where its buyer is not: the way there was made, and is not paid back. */
export const retainsFee = (parcels: readonly TurnedBack[]): boolean =>
	parcels.length > 0 && parcels.every((parcel) => !isLost(parcel) && parcel.refusal === 'wrong_address');

/** Its shop was left the fee of an order that nobody took; a parcel that was lost on its way back changes nothing about it. */
export const hasRetainedFee = (order: { readonly holdDays: number | null }, parcels: readonly TurnedBack[]): boolean =>
	order.holdDays !== null && parcels.length > 0 && parcels.every(({ refusal }) => refusal === 'wrong_address');
