import type { DeliveryFailure } from '../contract/parcel.ts';

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

export type OrderNoticeParams = {
	readonly number: string;
	readonly shopName: string;
	readonly totalVnd: number;
	/** Amount due by bank or in cash, after coin; absent in notices of earlier releases. */
	readonly payVnd?: number;
	/** Number of other orders in the same order group. */
	readonly others: number;
	readonly method: 'vnpay' | 'cod';
	/** Reason of the cancellation, the bank's failure reason, or the step of a return. */
	readonly reason: string | null;
	readonly party: string | null;
	readonly wasPaid: boolean;
	readonly txnRef?: string | null;
	/** Coin earned by the completed order, or coin refunded by a return in addition to `totalVnd`. */
	readonly coinVnd?: number;
	/** Coin that the shop pays the buyer as compensation for a cancelled order; absent in notices of earlier releases. */
	readonly goodwillVnd?: number;
	/** Totals of orders paid together, as comma-separated `number:sum`. */
	readonly sums?: string;
	/** After a failed payment: the deadline of the next attempt; `isOver` when no further attempt is possible. */
	readonly payUntil?: string;
	readonly isOver?: boolean;
	/** Amount refunded through the bank after a cancellation. */
	readonly backVnd?: number;
	/** Deadlines of a dispute for the first answer and for the ruling; `keeper` is the operator in charge. */
	readonly answerBy?: string;
	readonly rulingBy?: string;
	readonly keeper?: string;
	readonly caseNumber?: string;
	readonly dueBy?: string;
	/** Of an order that waits for confirmation: the shop's deadline, and when the order cancels itself. */
	readonly confirmBy?: string;
	readonly cancelsAt?: string;
	/**
	 * Reason of a failed delivery; whether it counts against cash on delivery and whether the shipping fee is
	 * retained.
	 */
	readonly refusal?: DeliveryFailure | null;
	readonly isCounted?: boolean;
	readonly isFeeRetained?: boolean;
	readonly ruling?: 'buyer' | 'vendor' | 'split' | null;
	/** Refund by bank transfer: the account as the buyer entered it, and the amount. */
	readonly transfer?: string | null;
	readonly transferVnd?: number;
	readonly isReminder?: boolean;
	/** True when the platform transferred a refund that VNPAY had rejected. */
	readonly isByHand?: boolean;
	/** Address for returned products; `isShopFault` when the shop pays the return shipping. */
	readonly sendTo?: string;
	readonly isShopFault?: boolean;
};

export type Details = Partial<Omit<OrderNoticeParams, 'number' | 'shopName' | 'method'>> & {
	/** Distinguishes notices of one kind, e.g. two failed payments. */
	readonly occasion?: string;
	/** False keeps the notice out of the mail; otherwise its class decides. */
	readonly isMailed?: boolean;
};
