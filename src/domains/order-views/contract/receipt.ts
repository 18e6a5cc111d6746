import * as z from 'zod/mini';
import { OrderNumber } from '#src/domains/orders/contract/order.ts';
import type { OrderView, ShopOrderView } from './order-views.ts';

export const PACKING_SLIPS_MAX = 30;
/** `both` prints the label of each order, followed by its packing slip. */
export const PACKING_PAPERS = ['slips', 'labels', 'both'] as const;
export type PackingPapers = (typeof PACKING_PAPERS)[number];
export const PackingSlipsInput = z.strictObject({
	numbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(PACKING_SLIPS_MAX)),
	papers: z._default(z.enum(PACKING_PAPERS), 'slips'),
});
export type PackingSlipsInput = z.infer<typeof PackingSlipsInput>;

/** Drawing costs CPU time: enough for a busy shop, too few to overload the server. */
export const PAPER_LIMIT = { name: 'orders.paper', points: 60, perS: 600, by: 'actor' } as const;

type Seller = {
	readonly name: string;
	readonly legalName: string;
	readonly taxCode: string | null;
	readonly legalAddress: string;
	readonly phone: string;
	readonly email: string;
};

/** Items of a line that were returned, lost or cancelled; without a line it is the refunded shipping fee. */
export type ReceiptBack = {
	readonly lineId: string | null;
	/** True for the cost of sending products back, which the shop bears. */
	readonly isPostage: boolean;
	readonly quantity: number;
	readonly cashVnd: number;
	readonly isUncollected: boolean;
	readonly coinVnd: number;
};

/**
 * `transfer`: waits for a bank transfer by an operator; `by_hand`: an operator transferred what VNPAY had rejected;
 * `coin` is no cash.
 */
export type RefundedAmount = {
	readonly stage: 'requested' | 'sending' | 'sent' | 'rejected' | 'unclear' | 'done' | 'transfer' | 'by_hand' | 'coin';
	readonly amountVnd: number;
};

/** The buyer's proof of purchase; not a tax invoice. */
export type Receipt = {
	readonly order: OrderView;
	readonly seller: Seller;
	readonly paidVnd: number;
	readonly refundedVnd: number;
	readonly moneyBack: readonly RefundedAmount[];
	readonly back: readonly ReceiptBack[];
	readonly txnRefs: readonly string[];
	readonly printedAt: string;
};

export type PackingSlip = {
	readonly order: ShopOrderView;
	readonly seller: Seller;
	/** Cash to collect; 0 for prepaid orders, null when the person printing may not see amounts. */
	readonly collectVnd: number | null;
};
