import * as z from 'zod/mini';
import type { ReturnTerms } from '#src/domains/catalog/contract-terms.ts';
import { BankAccount } from '#src/domains/payments/contract-account.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { LineText, PlainText } from '#src/shared/text.ts';
import { OrderNumber, TRACKING_MAX_LENGTH } from './contract.ts';
import { Delivery } from './contract-parcels.ts';
import { AnyQuantities, SomeQuantities } from './contract-quantities.ts';
import {
	BUYER_RETURN_SHIPPING_ACTIONS,
	RETURN_SHIPPING_EVENTS,
	ReturnShippingOffer,
	ReturnShippingView,
	SHOP_RETURN_SHIPPING_ACTIONS,
} from './contract-return-shipping.ts';

/** Returns, refunds and disputes; the policies quote these numbers. ⚖ */
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
/** What no policy quotes: where a state would otherwise wait for ever. */
export const returnWaits = {
	/** Of parcels on their way back that the shop says nothing of. */
	arrivalDays: 15,
	/** A buyer who is offered another item says yes or no; silence is no. */
	agreeHours: 48,
	/** The shop sends what was agreed on instead. */
	replaceDays: 3,
	/** A buyer who disagrees with the shop says so. */
	escalateDays: 3,
	/** Working days until banks have usually shown what was transferred by hand. */
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
/** `paid_back`: the bank has the money. */
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
const Pictures = z.array(Id).check(z.maxLength(RETURN_PICTURES_MAX));

export const RequestReturnInput = z.strictObject({
	orderNumber: OrderNumber,
	reason: z.enum(RETURN_REASONS),
	lines: SomeQuantities,
	note: PlainText(RETURN_NOTE_MAX, RETURN_NOTE_MIN),
	pictures: Pictures,
	/** Where cash goes back to. */
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
		/** Of a parcel that was sent back, or instead. */
		tracking: z.optional(LineText(TRACKING_MAX_LENGTH, 0)),
		pictures: z.optional(Pictures),
	});
export const PursueReturnInput = actionInput(BUYER_RETURN_ACTIONS);
export type PursueReturnInput = z.infer<typeof PursueReturnInput>;
export const HandleReturnInput = z.strictObject({
	...actionInput(SHOP_RETURN_ACTIONS).shape,
	/** Of what has come back, this goes on stock again. */
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
	/** Products and shipping, to the bank. */
	cashVnd: VndAmount,
	coinVnd: VndAmount,
	issuedAt: Instant,
	paidAt: z.nullable(Instant),
	/** Until then the bank has usually shown it; null where nobody can say. */
	expectedBy: z.nullable(Instant),
	waitsFor: z.optional(z.enum(['carrier', 'shop'])),
});
export type RefundView = z.infer<typeof RefundView>;

/** Money and coin that go back together. */
export const ReturnAmount = z.object({ cashVnd: VndAmount, coinVnd: VndAmount });
export type ReturnAmount = z.infer<typeof ReturnAmount>;

/** Where a return stands that has not ended: it decides what happens with its order next. */
export const OpenReturn = z.object({
	state: z.enum(RETURN_STATES),
	/** Whoever's turn it is has until then. */
	dueBy: z.nullable(Instant),
	ruling: z.nullable(z.enum(RULINGS)),
	rulingPercent: z.nullable(z.int()),
	/** Of what is sent instead: not offered, offered, agreed on; and its number once it has left. */
	replacement: z.nullable(z.object({ isAgreed: z.boolean(), tracking: z.string() })),
	/** Closed without a ruling: what the buyer let pass. */
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
			/** Of it, on stock of its shop again. */
			restocked: z.int(),
		}),
	),
	restockedAt: z.nullable(Instant),
	/** What went back, or would by what is decided now; null where nothing does. */
	amount: z.nullable(ReturnAmount),
	needsGoods: z.boolean(),
	tracking: z.string(),
	refund: z.nullable(RefundView),
	events: z.array(ReturnEventView),
	/** Of a dispute: who looks after it, or until when that is said. */
	care: z.nullable(z.object({ keeper: z.nullable(z.string()), answerBy: Instant })),
	/** What speaks for it that the parcels came, where the buyer says that something did not. */
	deliveries: z.array(Delivery),
	/** What sending the products back has cost the buyer, as far as they said so. */
	postage: z.nullable(ReturnShippingView),
};
export const BuyerReturnView = z.object({
	...returnFacts,
	/** Masked. */
	bankShown: z.nullable(z.string()),
	/** The shop's, while it waits for the products. */
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

/** What was bought with what was paid for it, and what of it went back already. */
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
	/** Of the way there, what has not gone back. */
	readonly shippingVnd: number;
};

/** What the form of a new return offers. */
export type ReturnOffer = {
	/** Each with the items it may be given for. */
	readonly reasons: readonly {
		readonly reason: ReturnReason;
		readonly until: string | null;
		readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
	}[];
	readonly lines: readonly { readonly lineId: string; readonly left: number; readonly returnTerms: ReturnTerms }[];
	readonly needsBank: boolean;
	/** What the amount is counted from while items are chosen. */
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
