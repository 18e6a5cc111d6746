import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { LineText, PlainText } from '#src/shared/text.ts';
import { NOTE_MAX_LENGTH, OrderNumber, PROOF_MIN_LENGTH, TRACKING_MAX_LENGTH } from './contract.ts';

/** `own`: the shop brings it; `other`: a bus, a friend, whatever else has wheels. */
export const CARRIERS = ['ghn', 'ghtk', 'viettel_post', 'vnpost', 'jt_express', 'own', 'other'] as const;
export type Carrier = (typeof CARRIERS)[number];
export const PARCEL_STATES = ['shipped', 'in_transit', 'delivered', 'refused', 'returned'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const parcelsConfig = {
	/** Lines of one order times the pieces of one line would be absurd; this is what a shop can still look over. */
	parcelsMax: 20,
} as const;

export const Pieces = z.strictObject({ lineId: Id, quantity: z.int().check(z.minimum(1), z.maximum(50)) });
export type Pieces = z.infer<typeof Pieces>;
const linesMax = 100;

/** What leaves now; without `lines` all that is left. */
export const ShipOrderInput = z.strictObject({
	number: OrderNumber,
	carrier: z.optional(z.enum(CARRIERS)),
	/** What the carrier calls the parcel, when it has a name. */
	tracking: z.optional(LineText(TRACKING_MAX_LENGTH, 0)),
	lines: z.optional(z.array(Pieces).check(z.minLength(1), z.maxLength(linesMax))),
});
export type ShipOrderInput = z.infer<typeof ShipOrderInput>;

/** Who took it and when: what the shop stands for in a dispute. Without `parcelId` every parcel that is on its way. */
export const DeliverOrderInput = z.strictObject({
	number: OrderNumber,
	parcelId: z.optional(Id),
	proof: PlainText(NOTE_MAX_LENGTH, PROOF_MIN_LENGTH),
});
export type DeliverOrderInput = z.infer<typeof DeliverOrderInput>;

const Instant = z.iso.datetime();
export const ParcelView = z.object({
	id: Id,
	position: z.int(),
	state: z.enum(PARCEL_STATES),
	carrier: z.enum(CARRIERS),
	tracking: z.string(),
	/** The carrier's own page about it, where there is one. */
	trackingUrl: z.nullable(z.url()),
	proof: z.string(),
	shippedAt: Instant,
	deliveredAt: z.nullable(Instant),
	refusedAt: z.nullable(Instant),
	returnedAt: z.nullable(Instant),
	lines: z.array(z.object({ lineId: Id, quantity: z.int() })),
});
export type ParcelView = z.infer<typeof ParcelView>;
