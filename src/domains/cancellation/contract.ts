import * as z from 'zod/mini';
import { BUYER_CANCEL_REASONS, Note, OrderNumber, SHOP_CANCEL_REASONS } from '#src/domains/orders/contract/order.ts';

export type { OrderParty } from '#src/domains/orders/contract/order.ts';

const cancelInput = <const R extends readonly string[]>(reasons: R) =>
	z.strictObject({ number: OrderNumber, reason: z.enum(reasons), note: z.optional(Note) });

/** Before the shop has confirmed, no reason is needed; `decideBuyerCancel` tells when it is. */
export const CancelOrderInput = z.strictObject({
	number: OrderNumber,
	reason: z.optional(z.enum(BUYER_CANCEL_REASONS)),
	note: z.optional(Note),
});
export type CancelOrderInput = z.infer<typeof CancelOrderInput>;

export const DeclineOrderInput = cancelInput(SHOP_CANCEL_REASONS);
export type DeclineOrderInput = z.infer<typeof DeclineOrderInput>;

export const AnswerCancelInput = z.strictObject({ number: OrderNumber, accept: z.boolean(), note: z.optional(Note) });
export type AnswerCancelInput = z.infer<typeof AnswerCancelInput>;
