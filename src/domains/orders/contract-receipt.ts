import * as z from 'zod/mini';
import { OrderNumber } from './contract.ts';
import type { OrderView, ShopOrderView } from './contract-views.ts';

/** More slips at once are a stack that nobody sorts. */
export const PACKING_SLIPS_MAX = 30;
/** `both`: of each order the label, then what lies in its box. */
export const PACKING_PAPERS = ['slips', 'labels', 'both'] as const;
export type PackingPapers = (typeof PACKING_PAPERS)[number];
export const PackingSlipsInput = z.strictObject({
	numbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(PACKING_SLIPS_MAX)),
	papers: z._default(z.enum(PACKING_PAPERS), 'slips'),
});
export type PackingSlipsInput = z.infer<typeof PackingSlipsInput>;

/** Drawing is work: enough for a busy shop, too slow to keep a server busy with. */
export const PAPER_LIMIT = { name: 'orders.paper', points: 60, perS: 600, by: 'actor' } as const;

type Seller = {
	readonly name: string;
	readonly legalName: string;
	readonly taxCode: string | null;
	readonly legalAddress: string;
	readonly phone: string;
	readonly email: string;
};

/** Pieces of a line that came back, never came or were cancelled alone; the way, where its fee went back. */
export type ReceiptBack = {
	readonly lineId: string | null;
	/** What sending products back has cost, and their shop bears. */
	readonly isPostage: boolean;
	readonly quantity: number;
	/** Paid back, or never collected. */
	readonly cashVnd: number;
	readonly isUncollected: boolean;
	readonly coinVnd: number;
};

/** `transfer`: a person of ours has yet to send it; `by_hand`: a person has sent what VNPAY did not take; `coin` is no money. */
export type RefundedAmount = {
	readonly stage: 'requested' | 'sending' | 'sent' | 'rejected' | 'unclear' | 'done' | 'transfer' | 'by_hand' | 'coin';
	readonly amountVnd: number;
};

/** What a buyer keeps of a purchase. No tax invoice. */
export type Receipt = {
	readonly order: OrderView;
	readonly seller: Seller;
	/** By bank or in cash, as far as it has come; and what of it went back. */
	readonly paidVnd: number;
	readonly refundedVnd: number;
	/** The same and what was promised, by where it stands. */
	readonly moneyBack: readonly RefundedAmount[];
	readonly back: readonly ReceiptBack[];
	readonly txnRefs: readonly string[];
	readonly printedAt: string;
};

export type PackingSlip = {
	readonly order: ShopOrderView;
	readonly seller: Seller;
	/** What the carrier collects; 0 when the bank has paid, `null` when whoever prints it sees no money. */
	readonly collectVnd: number | null;
};
