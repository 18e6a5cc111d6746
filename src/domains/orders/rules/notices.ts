import type { DeliveryFailure } from '../contract-parcels.ts';

/** Every occasion on which a buyer or a shop is told something about an order. */
export const BUYER_NOTICES = [
	'orders.buyer_placed',
	'orders.buyer_payment_failed',
	'orders.buyer_payment_held',
	'orders.buyer_expired',
	'orders.buyer_confirmed',
	'orders.buyer_shipped',
	'orders.buyer_part_shipped',
	'orders.buyer_part_delivered',
	'orders.buyer_refused',
	'orders.buyer_refusal_cleared',
	'orders.buyer_case_found',
	'orders.buyer_lost',
	'orders.buyer_part_lost',
	'orders.buyer_arrived_paid_back',
	'orders.buyer_delivered',
	'orders.buyer_completed',
	'orders.buyer_cancelled',
	'orders.buyer_cancel_declined',
	'orders.buyer_rest_declined',
	'orders.buyer_rest_cancelled',
	'orders.buyer_refunded',
	'orders.buyer_refund_stuck',
	'orders.buyer_refund_unclear',
	'orders.buyer_money_returned',
	'orders.buyer_remind_receipt',
	'orders.buyer_ask_arrival',
	'orders.buyer_return',
	'orders.buyer_message',
] as const;
export const SHOP_NOTICES = [
	'orders.shop_placed',
	'orders.shop_to_pack',
	'orders.shop_cancelled',
	'orders.shop_cancel_asked',
	'orders.shop_rest_asked',
	'orders.shop_cancel_withdrawn',
	'orders.shop_rest_cancelled',
	'orders.shop_completed',
	'orders.shop_remind_confirm',
	'orders.shop_warn_overdue',
	'orders.shop_remind_pack',
	'orders.shop_refused',
	'orders.shop_refusal_cleared',
	'orders.shop_case_found',
	'orders.shop_lost',
	'orders.shop_part_lost',
	'orders.shop_arrived_paid_back',
	'orders.shop_parcel_lost',
	'orders.shop_parcel_back',
	'orders.shop_remind_rest',
	'orders.shop_ask_arrival',
	'orders.shop_excused',
	'orders.shop_return',
	'orders.shop_message',
] as const;
export type BuyerNotice = (typeof BUYER_NOTICES)[number];
export type ShopNotice = (typeof SHOP_NOTICES)[number];
export type OrderNotice = BuyerNotice | ShopNotice;

/** What the words of such a notice may speak of; an absent value is null. */
export type OrderNoticeParams = {
	readonly number: string;
	readonly shopName: string;
	readonly totalVnd: number;
	/** What bank or cash pays, where the whole is worth more; absent in notices of earlier releases. */
	readonly payVnd?: number;
	/** Orders of the same group besides this one. */
	readonly others: number;
	readonly method: 'vnpay' | 'cod';
	/** Why it was cancelled, why the bank refused, or the step of a return. */
	readonly reason: string | null;
	readonly party: string | null;
	readonly wasPaid: boolean;
	/** The payment as the bank names it; absent in notices of earlier releases. */
	readonly txnRef?: string | null;
	/** What completing it has earned, or what of a return goes back beside the money of `totalVnd`. */
	readonly coinVnd?: number;
	/** What the shop gives its buyer in coin for not delivering; absent in notices of earlier releases. */
	readonly goodwillVnd?: number;
	/** Of several orders paid together each with its sum: `number:sum`, by comma. */
	readonly sums?: string;
	/** Of a try to pay that failed: until when the next may be made, or that none may. */
	readonly payUntil?: string;
	readonly isOver?: boolean;
	/** What bank or cash had paid of an order that is cancelled. */
	readonly backVnd?: number;
	/** Of a dispute: when it is answered and decided, and by whom it is looked after. */
	readonly answerBy?: string;
	readonly rulingBy?: string;
	readonly keeper?: string;
	/** Of parcels that are looked for: the number of the case, and by when it ends. */
	readonly caseNumber?: string;
	readonly dueBy?: string;
	/** Why nobody took an order, whether that counts against paying in cash, and whether the fee of its way is kept. */
	readonly refusal?: DeliveryFailure | null;
	readonly isCounted?: boolean;
	readonly isFeeRetained?: boolean;
	/** Of a dispute that is decided. */
	readonly ruling?: 'buyer' | 'vendor' | 'split' | null;
	/** Of a refund by transfer: how much of it, and to which account as the buyer wrote it. */
	readonly transfer?: string | null;
	readonly transferVnd?: number;
	/** Asked before, without an answer. */
	readonly isReminder?: boolean;
	/** Our own bank has sent what VNPAY refused. */
	readonly isByHand?: boolean;
	/** Where products of a return are sent to, and whether their way is the shop's to pay. */
	readonly sendTo?: string;
	readonly isShopFault?: boolean;
};

export type Details = Partial<Omit<OrderNoticeParams, 'number' | 'shopName' | 'method'>> & {
	/** Tells occasions of one kind apart, e.g. two refused payments. */
	readonly occasion?: string;
	/** Only in the inbox, where it is false; else as its class has it. */
	readonly isMailed?: boolean;
};
