import type { CoinKind } from '../contract.ts';

/** Every occasion on which somebody is told about coin. */
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

/** What is not of the occasion is absent. */
export type CoinNoticeParams = {
	readonly amountVnd: number;
	/** The first instant in which it can no longer be spent. */
	readonly expiresAt?: string;
	readonly origin?: CoinKind;
	/** What of a grant was owed already. */
	readonly settledVnd?: number;
	/** Of what is taken back, what was spent already: the next grants pay it. */
	readonly owedVnd?: number;
	/** The payment as the bank names it. */
	readonly txnRef?: string;
	/** Why coin is frozen or free again, as the operator wrote it; or why money could not be used. */
	readonly reason?: string;
	/** Our own bank has sent what VNPAY refused, and to which account as its owner is shown it. */
	readonly isByHand?: boolean;
	/** Asked before, without an answer. */
	readonly isReminder?: boolean;
	readonly transfer?: string | null;
};

/** Of what an order earns its own notice tells; a coin for a review is no reason for a mail. */
export const grantNoticeClass = (kind: CoinKind): 'order' | 'social' | null => {
	if (kind === 'cashback' || kind === 'first_order' || kind === 'top_up') return null;
	return kind === 'review' ? 'social' : 'order';
};
