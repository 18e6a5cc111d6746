import * as z from 'zod/mini';
import {
	NOTE_MAX_LENGTH,
	OrderNumber,
	PROOF_MIN_LENGTH,
	TRACKING_MAX_LENGTH,
} from '#src/domains/orders/contract/order.ts';
import {
	CARRIER_STATUSES,
	CARRIERS,
	DELIVERY_FAILURES,
	DeliveryProof,
	Instant,
	PARCEL_STATES,
} from '#src/domains/orders/contract/parcel.ts';
import { AnyQuantities, SomeQuantities } from '#src/domains/orders/contract/quantities.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';

export type { CancelReason, OrderParty } from '#src/domains/orders/contract/order.ts';
export type { Carrier, CarrierStatus } from '#src/domains/orders/contract/parcel.ts';

export const parcelsConfig = {
	/** Lines of one order times the items of one line would be absurd; this is what a shop can still look over. */
	parcelsMax: 20,
	/** For so long a carrier's code belongs to the shop that has written it down. */
	trackingDays: 30,
	/** Of one delivery. */
	proofPicturesMax: 3,
} as const;

/** What leaves now; without `lines` all that is left. */
export const ShipOrderInput = z.strictObject({
	number: OrderNumber,
	carrier: z.optional(z.enum(CARRIERS)),
	/** What the carrier calls the parcel, when it has a name. */
	tracking: z.optional(LineText(TRACKING_MAX_LENGTH, 0)),
	lines: z.optional(SomeQuantities),
});
export type ShipOrderInput = z.infer<typeof ShipOrderInput>;

export const RECIPIENT_MAX_LENGTH = 60;

const PROOF_REFERENCE_MAX_LENGTH = 100;

const recipient = z.optional(LineText(RECIPIENT_MAX_LENGTH));

/** What the shop stands for in a dispute: who took it, or a few words. Without `parcelId` all that is on its way. */
export const DeliverOrderInput = z.strictObject({
	number: OrderNumber,
	parcelId: z.optional(Id),
	recipient,
	proof: z.optional(PlainText(NOTE_MAX_LENGTH)),
	pictures: z.optional(z.array(Id).check(z.maxLength(parcelsConfig.proofPicturesMax))),
});
export type DeliverOrderInput = z.infer<typeof DeliverOrderInput>;

/** Nobody took it: said by the shop for one parcel, or for all that are on their way. */
export const FailDeliveryInput = z.strictObject({
	number: OrderNumber,
	parcelId: z.optional(Id),
	reason: z.enum(DELIVERY_FAILURES),
	note: PlainText(NOTE_MAX_LENGTH, PROOF_MIN_LENGTH),
});
export type FailDeliveryInput = z.infer<typeof FailDeliveryInput>;

/** It is back in the shop; how much of it goes on stock again is the shop's choice. */
export const TakeBackParcelInput = z.strictObject({
	number: OrderNumber,
	parcelId: Id,
	restock: AnyQuantities,
});
export type TakeBackParcelInput = z.infer<typeof TakeBackParcelInput>;

/** What a carrier's server tells of a parcel; `at` by its own clock. */
export const TrackingEvent = z.object({
	carrier: z.enum(CARRIERS),
	eventId: LineText(100),
	tracking: LineText(TRACKING_MAX_LENGTH),
	status: z.enum(CARRIER_STATUSES),
	at: z.iso.datetime({ offset: true }).check(z.regex(/^20\d\d-/)),
	recipient,
	/** Where and how it was left, or why nobody took it. */
	note: z.optional(PlainText(NOTE_MAX_LENGTH)),
	/** Why nobody took it, where the carrier knows. */
	refusal: z.optional(z.enum(DELIVERY_FAILURES)),
	/** What the carrier keeps its own proof under. */
	proofReference: z.optional(LineText(PROOF_REFERENCE_MAX_LENGTH)),
	/** With `delivered`: the cash that the carrier has taken for all that goes by this code, in ₫. */
	collectedVnd: z.optional(VndAmount),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

/** `late`: known, but the parcel has gone another way since. */
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
	/** The carrier's own page about it, where there is one. */
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
