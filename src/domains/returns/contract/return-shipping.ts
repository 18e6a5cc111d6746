import * as z from 'zod/mini';
import { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text/text.ts';

/** Return shipping costs of faulty products, which the shop bears: docs/adr/0017. */
export const returnShippingConfig = {
	/** The price of a 20 kg parcel across the whole country. */
	maxVnd: 300_000,
	minVnd: 1_000,
	/** The buyer may withdraw a receipt and submit another one. */
	triesMax: 3,
} as const;

export const RETURN_SHIPPING_STATES = [
	'stated',
	'accepted',
	'refused',
	'disputed',
	'owed',
	'withdrawn',
	'closed',
] as const;
export type ReturnShippingState = (typeof RETURN_SHIPPING_STATES)[number];
export const RETURN_SHIPPING_EVENTS = [
	'postage_stated',
	'postage_withdrawn',
	'postage_accepted',
	'postage_refused',
	'postage_disputed',
	'postage_ruled',
	'postage_paid',
] as const;

export const RETURN_SHIPPING_NOTE_MAX = 1000;
const Note = z.optional(PlainText(RETURN_SHIPPING_NOTE_MAX));

export const StateReturnShippingInput = z.strictObject({
	returnId: Id,
	amountVnd: VndAmount.check(z.minimum(returnShippingConfig.minVnd), z.maximum(returnShippingConfig.maxVnd)),
	pictureId: Id,
	bank: z.optional(BankAccount),
});
export type StateReturnShippingInput = z.infer<typeof StateReturnShippingInput>;

export const BUYER_RETURN_SHIPPING_ACTIONS = ['withdraw', 'dispute'] as const;
export type BuyerReturnShippingAction = (typeof BUYER_RETURN_SHIPPING_ACTIONS)[number];
export const SHOP_RETURN_SHIPPING_ACTIONS = ['accept', 'refuse'] as const;
export type ShopReturnShippingAction = (typeof SHOP_RETURN_SHIPPING_ACTIONS)[number];
export const PursueReturnShippingInput = z.strictObject({
	returnId: Id,
	act: z.enum(BUYER_RETURN_SHIPPING_ACTIONS),
	note: Note,
});
export type PursueReturnShippingInput = z.infer<typeof PursueReturnShippingInput>;
export const JudgeReturnShippingInput = z.strictObject({
	returnId: Id,
	act: z.enum(SHOP_RETURN_SHIPPING_ACTIONS),
	note: Note,
});
export type JudgeReturnShippingInput = z.infer<typeof JudgeReturnShippingInput>;
export const ChangedReturnShipping = z.object({ state: z.enum(RETURN_SHIPPING_STATES) });
export type ChangedReturnShipping = z.infer<typeof ChangedReturnShipping>;

const Instant = z.iso.datetime();
export const ReturnShippingView = z.object({
	state: z.enum(RETURN_SHIPPING_STATES),
	amountVnd: VndAmount,
	backVnd: z.nullable(VndAmount),
	dueBy: z.nullable(Instant),
	paidAt: z.nullable(Instant),
	expectedBy: z.nullable(Instant),
});
export type ReturnShippingView = z.infer<typeof ReturnShippingView>;
export const ReturnShippingOffer = z.object({ needsBank: z.boolean() });

export const returnShippingErrors = {
	'orders.postage_not_possible': 'conflict',
	'orders.postage_stated_already': 'conflict',
	'orders.postage_too_often': 'conflict',
	'orders.postage_bank_needed': 'invalid',
	'orders.postage_note_needed': 'invalid',
	'orders.postage_wrong_state': 'conflict',
	'orders.postage_too_high': 'invalid',
} as const;
export type ReturnShippingFailure = keyof typeof returnShippingErrors;
export const failReturnShipping = defineErrors(returnShippingErrors);
