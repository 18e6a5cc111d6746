import type { CoinKind } from '../contract/coin.ts';

export const COIN_NOTICES = [
	'coin.ending',
	'coin.granted',
	'coin.clawed_back',
	'coin.topped_up',
	'coin.top_up_returned',
	'coin.top_up_refunded',
	'coin.top_up_refund_stuck',
	'coin.top_up_refund_unclear',
	'coin.frozen',
	'coin.unfrozen',
] as const;
export type CoinNotice = (typeof COIN_NOTICES)[number];

/** Parameters that do not apply to a notice are absent. */
export type CoinNoticeParams = {
	readonly amountVnd: number;
	readonly expiresAt?: string;
	readonly origin?: CoinKind;
	readonly settledVnd?: number;
	/** The part of a clawback that was already spent; the next grants pay it. */
	readonly owedVnd?: number;
	/** The payment reference that the bank shows. */
	readonly txnRef?: string;
	/** The operator's reason for freezing or unfreezing, or why a payment could not be used. */
	readonly reason?: string;
	/**
	 * True when the operator transferred a refund that VNPAY had rejected; `transfer` is the account as shown to its
	 * owner.
	 */
	readonly isByHand?: boolean;
	readonly isReminder?: boolean;
	readonly transfer?: string | null;
};

/** The order's own notice announces what it earns; coin for a review is not worth a mail. */
export const grantNoticeClass = (kind: CoinKind): 'order' | 'social' | null => {
	if (kind === 'cashback' || kind === 'first_order' || kind === 'top_up') return null;
	return kind === 'review' ? 'social' : 'order';
};
