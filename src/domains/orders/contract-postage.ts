import * as z from 'zod/mini';
import { BankAccount } from '#src/domains/payments/contract-account.ts';
import { refusalsOf } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text.ts';

/** What a buyer paid to send faulty goods back, which their shop bears: docs/adr/0017. */
export const postageConfig = {
	/** A parcel of 20 kg from one end of the country to the other. */
	maxVnd: 300_000,
	minVnd: 1_000,
	/** A receipt that was taken back may be followed by another one. */
	triesMax: 3,
} as const;

export const POSTAGE_STATES = ['stated', 'accepted', 'refused', 'disputed', 'owed', 'withdrawn', 'closed'] as const;
export type PostageState = (typeof POSTAGE_STATES)[number];
export const POSTAGE_EVENTS = [
	'postage_stated',
	'postage_withdrawn',
	'postage_accepted',
	'postage_refused',
	'postage_disputed',
	'postage_ruled',
	'postage_paid',
] as const;

export const POSTAGE_NOTE_MAX = 1000;
const Note = z.optional(PlainText(POSTAGE_NOTE_MAX));

export const StatePostageInput = z.strictObject({
	returnId: Id,
	amountVnd: VndAmount.check(z.minimum(postageConfig.minVnd), z.maximum(postageConfig.maxVnd)),
	/** The photographed receipt. */
	pictureId: Id,
	/** Where it goes, when the return does not know. */
	bank: z.optional(BankAccount),
});
export type StatePostageInput = z.infer<typeof StatePostageInput>;

export const BUYER_POSTAGE_ACTS = ['withdraw', 'dispute'] as const;
export type BuyerPostageAct = (typeof BUYER_POSTAGE_ACTS)[number];
export const SHOP_POSTAGE_ACTS = ['accept', 'refuse'] as const;
export type ShopPostageAct = (typeof SHOP_POSTAGE_ACTS)[number];
export const PursuePostageInput = z.strictObject({ returnId: Id, act: z.enum(BUYER_POSTAGE_ACTS), note: Note });
export type PursuePostageInput = z.infer<typeof PursuePostageInput>;
export const JudgePostageInput = z.strictObject({ returnId: Id, act: z.enum(SHOP_POSTAGE_ACTS), note: Note });
export type JudgePostageInput = z.infer<typeof JudgePostageInput>;
export const ChangedPostage = z.object({ state: z.enum(POSTAGE_STATES) });
export type ChangedPostage = z.infer<typeof ChangedPostage>;

const Instant = z.iso.datetime();
export const PostageView = z.object({
	state: z.enum(POSTAGE_STATES),
	amountVnd: VndAmount,
	/** What goes to the buyer, once that is decided. */
	backVnd: z.nullable(VndAmount),
	/** Whoever's turn it is has until then. */
	dueBy: z.nullable(Instant),
	paidAt: z.nullable(Instant),
	/** Until then the bank has usually shown it. */
	expectedBy: z.nullable(Instant),
});
export type PostageView = z.infer<typeof PostageView>;
/** The buyer may say now what it cost. */
export const PostageOffer = z.object({ needsBank: z.boolean() });

export const postageRefusals = {
	'orders.postage_not_possible': 'conflict',
	'orders.postage_stated_already': 'conflict',
	'orders.postage_too_often': 'conflict',
	'orders.postage_bank_needed': 'invalid',
	'orders.postage_note_needed': 'invalid',
	'orders.postage_wrong_state': 'conflict',
	'orders.postage_too_high': 'invalid',
} as const;
export type PostageRefusal = keyof typeof postageRefusals;
export const refusePostage = refusalsOf(postageRefusals);
