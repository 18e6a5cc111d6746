import * as z from 'zod/mini';
import {
	BUYER_CANCEL_REASONS,
	NOTE_MAX_LENGTH,
	ORDER_PARTIES,
	OrderNumber,
	SHOP_CANCEL_REASONS,
} from '#src/domains/orders/contract/order.ts';
import { Quantities, SomeQuantities } from '#src/domains/orders/contract/quantities.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text/text.ts';

export const PART_CANCEL_STATES = ['asked', 'cancelled', 'declined', 'withdrawn', 'lapsed'] as const;
export type PartCancelState = (typeof PART_CANCEL_STATES)[number];

const partInput = <const R extends readonly string[]>(reasons: R) =>
	z.strictObject({
		number: OrderNumber,
		/** Without lines, everything that is unshipped. */
		lines: z.optional(SomeQuantities),
		reason: z.enum(reasons),
		note: z.optional(PlainText(NOTE_MAX_LENGTH)),
	});
/** A request of the buyer that the shop must accept. */
export const RequestUnshippedCancelInput = partInput(BUYER_CANCEL_REASONS);
export type RequestUnshippedCancelInput = z.infer<typeof RequestUnshippedCancelInput>;
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

export const Cut = z.object({
	/** By bank or cash, including the refunded part of the shipping fee. */
	cashVnd: VndAmount,
	shippingVnd: VndAmount,
	/** Including coin and the platform's voucher: the reduction of the shop's sale. */
	wholeVnd: VndAmount,
});
export type Cut = z.infer<typeof Cut>;
export const NO_CUT: Cut = { cashVnd: 0, shippingVnd: 0, wholeVnd: 0 };
