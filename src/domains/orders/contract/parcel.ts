import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { cleanLine } from '#src/shared/text/clean.ts';

/** `own` is delivered by the shop; `other` is any other way, such as a bus. */
export const CARRIERS = ['ghn', 'ghtk', 'viettel_post', 'vnpost', 'jt_express', 'own', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];
/** Of carrier `other`. */
export const CARRIER_NAME_LENGTHS = { min: 2, max: 60 } as const;

/** What `tracking_key` in the database compares: no blanks, dashes, case or width of letters. */
export const trackingKey = (typed: string): string =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[\s-]+/g, '');
export const isPlainTracking = (typed: string): boolean => /^[A-Z0-9]+$/.test(trackingKey(typed));

export function isCarrierNamed(typed: string): boolean {
	const name = cleanLine(typed);
	const { min, max } = CARRIER_NAME_LENGTHS;
	return name.length >= min && name.length <= max && /[\p{L}\p{N}]/u.test(name);
}
/** `lost`: without any tracking event for too long. */
export const PARCEL_STATES = ['shipped', 'in_transit', 'delivered', 'refused', 'lost', 'returned'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The buyer is responsible for the first three, but not for the last two. */
export const DELIVERY_FAILURES = ['buyer_refused', 'not_reached', 'wrong_address', 'damaged', 'shop_fault'] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

export const CARRIER_STATUSES = ['picked_up', 'in_transit', 'delivered', 'refused', 'returned'] as const;
export type CarrierStatus = (typeof CARRIER_STATUSES)[number];

export const Instant = z.iso.datetime();
/** Visible to both parties and to operators. */
export const DeliveryProof = z.object({
	recipient: z.string(),
	proof: z.string(),
	proofReference: z.string(),
	pictureIds: z.array(Id),
});
export type DeliveryProof = z.infer<typeof DeliveryProof>;
export const Delivery = z.object({ parcelId: Id, position: z.int(), at: Instant, ...DeliveryProof.shape });
export type Delivery = z.infer<typeof Delivery>;
