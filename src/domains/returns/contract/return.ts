import * as z from 'zod/mini';
import type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { OrderNumber, TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { Delivery } from '#src/domains/orders/contract/parcel.ts';
import { AnyQuantities, SomeQuantities } from '#src/domains/orders/contract/quantities.ts';
import { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { idsOnce } from '#src/shared/each-once.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { LineText, PlainText } from '#src/shared/text/text.ts';
import {
	BUYER_RETURN_SHIPPING_ACTIONS,
	RETURN_SHIPPING_EVENTS,
	ReturnShippingOffer,
	ReturnShippingView,
	SHOP_RETURN_SHIPPING_ACTIONS,
} from './return-shipping.ts';

/** Deadlines of returns, refunds and disputes; the published policies quote these values. ⚖ */
export const returnsConfig = {
	buyer: { defectDays: 15, changeOfMindDays: 7, neverReceivedDays: 15, shipBackDays: 6 },
	shop: { answerHours: 48, inspectHours: 48 },
	refundIssuedHours: 24,
	dispute: {
		firstAnswerHours: 24,
		evidenceHours: 24,
		evidencesMax: 5,
		rulingWorkingDays: 5,
		appealDays: 3,
		staleDays: 30,
	},
} as const;
/** Deadlines that no policy quotes; without them a state could last for ever. */
export const returnWaits = {
	/** For parcels on their way back without a response of the shop. */
	arrivalDays: 15,
	agreeHours: 48,
	replaceDays: 3,
	escalateDays: 3,
	/** Working days until banks have usually credited a manual transfer. */
	transferDays: 3,
} as const;

export const RETURN_STATES = [
	'requested',
	'vendor_review',
	'approved',
	'shipping_back',
	'received',
	'inspected',
	'refunded',
	'replaced',
	'rejected',
	'withdrawn',
	'disputed',
	'under_review',
	'ruled',
	'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
/** `paid_back`: the bank has accepted the refund. */
export const RETURN_EVENTS = [
	...RETURN_STATES,
	...(['evidence', 'appealed', 'paid_back', 'replacement_offered', 'replacement_agreed', 'answered'] as const),
	...RETURN_SHIPPING_EVENTS,
] as const;
export type ReturnEventKind = (typeof RETURN_EVENTS)[number];
export const RETURN_PARTIES = ['buyer', 'shop', 'operator', 'system'] as const;
export type ReturnParty = (typeof RETURN_PARTIES)[number];
export const RETURN_REASONS = [
	'defect',
	'wrong',
	'missing',
	'not_as_described',
	'counterfeit',
	'never_received',
	'change_of_mind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RULINGS = ['buyer', 'vendor', 'split'] as const;
export type Ruling = (typeof RULINGS)[number];

export const RETURN_PICTURES_MAX = 6;
export const RETURN_NOTE_MAX = 1000;
export const RETURN_NOTE_MIN = 10;

const Note = PlainText(RETURN_NOTE_MAX);
const Pictures = z.array(Id).check(z.maxLength(RETURN_PICTURES_MAX), idsOnce);

export const RequestReturnInput = z.strictObject({
	orderNumber: OrderNumber,
	reason: z.enum(RETURN_REASONS),
	lines: SomeQuantities,
	note: PlainText(RETURN_NOTE_MAX, RETURN_NOTE_MIN),
	pictures: Pictures,
	bank: z.optional(BankAccount),
});
export type RequestReturnInput = z.infer<typeof RequestReturnInput>;

export const BUYER_RETURN_ACTIONS = [
	'withdraw',
	'send_back',
	'take_replacement',
	'refuse_replacement',
	'dispute',
	'add_evidence',
	'appeal',
] as const;
export type BuyerReturnAction = (typeof BUYER_RETURN_ACTIONS)[number];
export const SHOP_RETURN_ACTIONS = [
	'review',
	'approve',
	'waive',
	'reject',
	'receive',
	'accept',
	'replace',
	'object',
	'send_replacement',
	'add_evidence',
	'appeal',
] as const;
export type ShopReturnAction = (typeof SHOP_RETURN_ACTIONS)[number];

const actionInput = <const A extends readonly string[]>(actions: A) =>
	z.strictObject({
		returnId: Id,
		act: z.enum(actions),
		note: z.optional(Note),
		tracking: z.optional(LineText(TRACKING_MAX_LENGTH, 0)),
		pictures: z.optional(Pictures),
	});
export const PursueReturnInput = actionInput(BUYER_RETURN_ACTIONS);
export type PursueReturnInput = z.infer<typeof PursueReturnInput>;
export const HandleReturnInput = z.strictObject({
	...actionInput(SHOP_RETURN_ACTIONS).shape,
	restock: z.optional(AnyQuantities),
});
export type HandleReturnInput = z.infer<typeof HandleReturnInput>;

export const ChangedReturn = z.object({ id: Id, state: z.enum(RETURN_STATES) });
export type ChangedReturn = z.infer<typeof ChangedReturn>;
export const ReturnPictureInput = z.strictObject({ returnId: Id, pictureId: Id });
export type ReturnPictureInput = z.infer<typeof ReturnPictureInput>;
export const PrivateUpload = z.object({ id: Id });

const Instant = z.iso.datetime();
export const ReturnEventView = z.object({
	kind: z.enum(RETURN_EVENTS),
	party: z.enum(RETURN_PARTIES),
	note: z.string(),
	at: Instant,
	pictureIds: z.array(Id),
});
export type ReturnEventView = z.infer<typeof ReturnEventView>;

export const RefundView = z.object({
	channel: z.enum(['vnpay', 'bank', 'none']),
	cashVnd: VndAmount,
	coinVnd: VndAmount,
	issuedAt: Instant,
	paidAt: z.nullable(Instant),
	expectedBy: z.nullable(Instant),
	waitsFor: z.optional(z.enum(['carrier', 'shop'])),
});
export type RefundView = z.infer<typeof RefundView>;

export const ReturnAmount = z.object({ cashVnd: VndAmount, coinVnd: VndAmount });
export type ReturnAmount = z.infer<typeof ReturnAmount>;

export const OpenReturn = z.object({
	state: z.enum(RETURN_STATES),
	dueBy: z.nullable(Instant),
	ruling: z.nullable(z.enum(RULINGS)),
	rulingPercent: z.nullable(z.int()),
	/** Null: no replacement was offered. `tracking` is empty until it has shipped. */
	replacement: z.nullable(z.object({ isAgreed: z.boolean(), tracking: z.string() })),
	/** Set when it was closed without a ruling: the deadline that the buyer missed. */
	lapse: z.nullable(z.enum(['not_sent', 'not_escalated'])),
});
export type OpenReturn = z.infer<typeof OpenReturn>;

const returnFacts = {
	id: Id,
	orderNumber: OrderNumber,
	...OpenReturn.shape,
	reason: z.enum(RETURN_REASONS),
	lines: z.array(
		z.object({
			lineId: Id,
			productName: z.string(),
			variantLabel: z.string(),
			pictureHash: z.nullable(z.string()),
			quantity: z.int(),
			restocked: z.int(),
		}),
	),
	restockedAt: z.nullable(Instant),
	/** The refund, or what it would be as decided so far; null when there is none. */
	amount: z.nullable(ReturnAmount),
	needsGoods: z.boolean(),
	tracking: z.string(),
	refund: z.nullable(RefundView),
	events: z.array(ReturnEventView),
	/** For disputes: the operator in charge, or the deadline of the first answer. */
	care: z.nullable(z.object({ keeper: z.nullable(z.string()), answerBy: Instant })),
	/** Proofs of delivery, when the buyer claims that something did not arrive. */
	deliveries: z.array(Delivery),
	postage: z.nullable(ReturnShippingView),
};
export const BuyerReturnView = z.object({
	...returnFacts,
	bankShown: z.nullable(z.string()),
	sendTo: z.nullable(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
	mayDo: z.array(z.enum(BUYER_RETURN_ACTIONS)),
	postageOffer: z.nullable(ReturnShippingOffer),
	postageActs: z.array(z.enum(BUYER_RETURN_SHIPPING_ACTIONS)),
	postageBank: z.nullable(z.string()),
});
export type BuyerReturnView = z.infer<typeof BuyerReturnView>;
export const ShopReturnView = z.object({
	...returnFacts,
	mayDo: z.array(z.enum(SHOP_RETURN_ACTIONS)),
	postageActs: z.array(z.enum(SHOP_RETURN_SHIPPING_ACTIONS)),
});
export type ShopReturnView = z.infer<typeof ShopReturnView>;
export const ShopReturns = z.object({ items: z.array(ShopReturnView) });
export type ShopReturns = z.infer<typeof ShopReturns>;

/** Shipping fee and units without cancelled items, and what returns for a fault have refunded so far. */
type OutwardShipping = {
	readonly paidVnd: number;
	readonly quantity: number;
	readonly faultyQuantity: number;
	readonly refundedVnd: number;
};

/** Bought items with what was paid for them and what was already refunded. */
export type Returnable = {
	readonly bought: readonly {
		readonly id: string;
		readonly unitPriceVnd: number;
		readonly quantity: number;
		readonly shopDiscountVnd: number;
		readonly platformDiscountVnd: number;
		readonly coinBonusVnd: number;
		readonly coinPaidVnd: number;
	}[];
	readonly gone: readonly { readonly lineId: string; readonly quantity: number; readonly whole: number }[];
	readonly shipping: OutwardShipping;
};

export type ReturnOffer = {
	readonly reasons: readonly {
		readonly reason: ReturnReason;
		readonly until: string | null;
		readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
	}[];
	readonly lines: readonly { readonly lineId: string; readonly left: number; readonly returnTerms: ReturnTerms }[];
	readonly needsBank: boolean;
	/** Basis of the refund preview while items are selected. */
	readonly from: Returnable;
};

export const returnsErrors = {
	'orders.return_not_found': 'not_found',
	'orders.return_not_possible': 'conflict',
	'orders.return_too_early': 'conflict',
	'orders.return_too_late': 'conflict',
	'orders.return_too_many': 'conflict',
	'orders.return_not_taken': 'conflict',
	'orders.return_bank_needed': 'invalid',
	'orders.return_picture_unknown': 'invalid',
	'orders.return_note_needed': 'invalid',
	'orders.return_note_long': 'invalid',
	'orders.return_wrong_state': 'conflict',
	'orders.refund_not_found': 'not_found',
	'orders.refund_paid': 'conflict',
	'orders.test_site': 'conflict',
	'orders.refund_own': 'forbidden',
	'orders.return_no_replacement': 'conflict',
	'orders.return_not_disputed': 'conflict',
	'orders.return_evidence_closed': 'conflict',
	'orders.return_evidence_full': 'conflict',
	'orders.ruling_percent': 'invalid',
	'orders.ruling_own': 'forbidden',
	'orders.ruling_too_early': 'conflict',
	'orders.ruling_same_person': 'forbidden',
} as const;
export type ReturnFailure = keyof typeof returnsErrors;
export const failReturn = defineErrors(returnsErrors);
