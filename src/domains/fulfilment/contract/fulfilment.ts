import * as z from 'zod/mini';
import {
	NOTE_MAX_LENGTH,
	OrderNumber,
	PROOF_MIN_LENGTH,
	TRACKING_MAX_LENGTH,
} from '#src/domains/orders/contract/order.ts';
import {
	CARRIER_NAME_LENGTHS,
	CARRIER_STATUSES,
	CARRIERS,
	type Carrier,
	DELIVERY_FAILURES,
	DeliveryProof,
	Instant,
	isCarrierNamed,
	isPlainTracking,
	PARCEL_STATES,
} from '#src/domains/orders/contract/parcel.ts';
import { AnyQuantities, SomeQuantities } from '#src/domains/orders/contract/quantities.ts';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';

export type { CancelReason, OrderParty } from '#src/domains/orders/contract/order.ts';
export type { Carrier, CarrierStatus } from '#src/domains/orders/contract/parcel.ts';

export const parcelsConfig = {
	/** Largest number of parcels of one order that a shop can still handle. */
	parcelsMax: 20,
	/** Days during which a tracking code belongs to the shop that entered it; carriers reuse codes. */
	trackingDays: 30,
	proofPicturesMax: 3,
} as const;

/** Quantities to ship; without `lines` everything unshipped. */
export const ShipOrderInput = z
	.strictObject({
		number: OrderNumber,
		carrier: z.optional(z.enum(CARRIERS)),
		tracking: z.optional(LineText(TRACKING_MAX_LENGTH, 0)),
		/** With carrier `other` and cash on delivery: the carrier collects the cash; by default the shop does. */
		otherCollects: z.optional(z.boolean()),
		/** Of carrier `other`; needed, like a tracking code, when it collects the cash. */
		carrierName: z.optional(LineText(CARRIER_NAME_LENGTHS.max, 0)),
		lines: z.optional(SomeQuantities),
	})
	.check(
		z.refine((parcel) => !owesCash(parcel) || isCarrierNamed(parcel.carrierName ?? ''), {
			path: ['carrierName'],
			error: 'orders.carrier_name_needed',
		}),
		z.refine((parcel) => !owesCash(parcel) || isPlainTracking(parcel.tracking ?? ''), {
			path: ['tracking'],
			error: 'orders.plain_tracking_needed',
		}),
	);
export type ShipOrderInput = z.infer<typeof ShipOrderInput>;

type CashSaid = { readonly carrier?: Carrier | undefined; readonly otherCollects?: boolean | undefined };

function owesCash({ carrier = 'other', otherCollects }: CashSaid): boolean {
	return carrier === 'other' && otherCollects === true;
}

export const RECIPIENT_MAX_LENGTH = 60;

const PROOF_REFERENCE_MAX_LENGTH = 100;

const recipient = z.optional(LineText(RECIPIENT_MAX_LENGTH));

/**
 * Proof of delivery for a dispute: who received it, or a note. Without `parcelId` it covers all parcels on their
 * way.
 */
export const DeliverOrderInput = z.strictObject({
	number: OrderNumber,
	parcelId: z.optional(Id),
	recipient,
	proof: z.optional(PlainText(NOTE_MAX_LENGTH)),
	pictures: z.optional(z.array(Id).check(z.maxLength(parcelsConfig.proofPicturesMax), idsOnce)),
});
export type DeliverOrderInput = z.infer<typeof DeliverOrderInput>;

/** The shop reports a failed delivery of one parcel, or of all that are on their way. */
export const FailDeliveryInput = z.strictObject({
	number: OrderNumber,
	parcelId: z.optional(Id),
	reason: z.enum(DELIVERY_FAILURES),
	note: PlainText(NOTE_MAX_LENGTH, PROOF_MIN_LENGTH),
});
export type FailDeliveryInput = z.infer<typeof FailDeliveryInput>;

/** The parcel is back at the shop, which chooses how much of it to restock. */
export const TakeBackParcelInput = z.strictObject({
	number: OrderNumber,
	parcelId: Id,
	restock: AnyQuantities,
});
export type TakeBackParcelInput = z.infer<typeof TakeBackParcelInput>;

/** A tracking event from a carrier's server; `at` is the carrier's clock. */
export const TrackingEvent = z.object({
	carrier: z.enum(CARRIERS),
	eventId: LineText(100),
	tracking: LineText(TRACKING_MAX_LENGTH),
	status: z.enum(CARRIER_STATUSES),
	at: z.iso.datetime({ offset: true }).check(z.regex(/^20\d\d-/)),
	recipient,
	/** Where the parcel was left, or why delivery failed. */
	note: z.optional(PlainText(NOTE_MAX_LENGTH)),
	refusal: z.optional(z.enum(DELIVERY_FAILURES)),
	/** The carrier's reference for its own proof. */
	proofReference: z.optional(LineText(PROOF_REFERENCE_MAX_LENGTH)),
	/** With `delivered`: cash collected for all parcels with this code, in ₫. */
	collectedVnd: z.optional(VndAmount),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

/** `late`: known, but the parcel has a newer state. */
export const CarrierReceipt = z.object({ result: z.enum(['recorded', 'known', 'late']) });
export type CarrierReceipt = z.infer<typeof CarrierReceipt>;

export const ParcelPictureInput = z.strictObject({ parcelId: Id, pictureId: Id });
export type ParcelPictureInput = z.infer<typeof ParcelPictureInput>;

export const ParcelView = z.object({
	id: Id,
	position: z.int(),
	state: z.enum(PARCEL_STATES),
	carrier: z.enum(CARRIERS),
	tracking: z.string(),
	trackingUrl: z.nullable(z.url()),
	...DeliveryProof.shape,
	shippedAt: Instant,
	deliveredAt: z.nullable(Instant),
	refusedAt: z.nullable(Instant),
	refusal: z.nullable(z.enum(DELIVERY_FAILURES)),
	lostAt: z.nullable(Instant),
	returnedAt: z.nullable(Instant),
	lines: z.array(z.object({ lineId: Id, quantity: z.int(), restocked: z.int() })),
});
export type ParcelView = z.infer<typeof ParcelView>;
