import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text.ts';
import { BUYER_CANCEL_REASONS, NOTE_MAX_LENGTH, ORDER_PARTIES, OrderNumber, SHOP_CANCEL_REASONS } from './contract.ts';
import { Quantities, SomeQuantities } from './contract-quantities.ts';

/** Of a partly sent order, what does not leave any more. */
export const PART_CANCEL_STATES = ['asked', 'cancelled', 'declined', 'withdrawn', 'lapsed'] as const;
export type PartCancelState = (typeof PART_CANCEL_STATES)[number];

const partInput = <const R extends readonly string[]>(reasons: R) =>
	z.strictObject({
		number: OrderNumber,
		/** Without them all that has not left. */
		lines: z.optional(SomeQuantities),
		reason: z.enum(reasons),
		note: z.optional(PlainText(NOTE_MAX_LENGTH)),
	});
/** The buyer's wish; the shop has to agree. */
export const RequestUnshippedCancelInput = partInput(BUYER_CANCEL_REASONS);
export type RequestUnshippedCancelInput = z.infer<typeof RequestUnshippedCancelInput>;
/** The shop cannot send it: to its fault. */
export const CancelUnshippedItemsInput = partInput(SHOP_CANCEL_REASONS);
export type CancelUnshippedItemsInput = z.infer<typeof CancelUnshippedItemsInput>;

export const PartCancelView = z.object({
	id: Id,
	state: z.enum(PART_CANCEL_STATES),
	party: z.enum(ORDER_PARTIES),
	reason: z.string(),
	note: z.string(),
	askedAt: z.iso.datetime(),
	lines: z.array(Quantities),
});
export type PartCancelView = z.infer<typeof PartCancelView>;

/** Of an order's money what is no part of it any more, since items of it were cancelled. */
export const Cut = z.object({
	/** By bank or cash, with what of the way goes back. */
	cashVnd: VndAmount,
	shippingVnd: VndAmount,
	/** With coin and the platform's voucher: what the shop gets less. */
	wholeVnd: VndAmount,
});
export type Cut = z.infer<typeof Cut>;
export const NO_CUT: Cut = { cashVnd: 0, shippingVnd: 0, wholeVnd: 0 };
