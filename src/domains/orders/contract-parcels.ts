import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** `own`: the shop brings it; `other`: a bus, a friend, whatever else has wheels. */
export const CARRIERS = ['ghn', 'ghtk', 'viettel_post', 'vnpost', 'jt_express', 'own', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];
/** `lost`: nobody has heard of it for too long. */
export const PARCEL_STATES = ['shipped', 'in_transit', 'delivered', 'refused', 'lost', 'returned'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** Why nobody took a parcel: three times its buyer's doing, twice not. */
export const DELIVERY_FAILURES = ['buyer_refused', 'not_reached', 'wrong_address', 'damaged', 'shop_fault'] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

export const CARRIER_STATUSES = ['picked_up', 'in_transit', 'delivered', 'refused', 'returned'] as const;
export type CarrierStatus = (typeof CARRIER_STATUSES)[number];

export const Instant = z.iso.datetime();
/** What speaks for a delivery: for both parties and whoever judges. */
export const DeliveryProof = z.object({
	recipient: z.string(),
	proof: z.string(),
	/** The carrier's. */
	proofReference: z.string(),
	pictureIds: z.array(Id),
});
export type DeliveryProof = z.infer<typeof DeliveryProof>;
/** Of a parcel that is said to have arrived. */
export const Delivery = z.object({ parcelId: Id, position: z.int(), at: Instant, ...DeliveryProof.shape });
export type Delivery = z.infer<typeof Delivery>;
