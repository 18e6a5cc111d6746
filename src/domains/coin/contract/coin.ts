import { defineErrors, type Failure } from '#src/shared/failure.ts';

/** 1 bizcoin = 1 ₫ of discount. The published coin policy imports these values. ⚖ */
export const coinConfig = {
	earnBasisPoints: 50,
	/** `perDay` and `perWeek` limit all earned coin, `perOrder` only cashback. */
	earnMax: { perOrder: 20_000, perDay: 50_000, perWeek: 100_000 },
	/** Reviews accept no videos, so none are rewarded (ADR 20). */
	otherEarns: { reviewWithPhoto: 100, firstOrder: 10_000 },
	/** After the return window, so that an order that goes back earns nothing. ⚖ */
	firstOrderGift: { goodsMinVnd: 50_000, daysAfterDelivery: 15 },
	bonusSpend: { goodsPercent: 50, perDay: 500_000 },
	/** Months after the grant; the coin ends on the last day of the month. */
	bonusMonths: 3,
	expiryNoticeDays: [14, 3],
	revivedDays: 30,
	topUp: {
		amountsVnd: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
		perDayVnd: 2_000_000,
		heldVnd: 10_000_000,
		refundableDays: 7,
	},
	handMaxVnd: 1_000_000,
} as const;

/** Earned coin expires, bought coin does not. */
export const COIN_BUCKETS = ['bonus', 'paid'] as const;
export type CoinBucket = (typeof COIN_BUCKETS)[number];

export const COIN_KINDS = [
	'cashback',
	'first_order',
	'review',
	'shop_goodwill',
	'late_paid',
	'operator',
	'top_up',
] as const;
export type CoinKind = (typeof COIN_KINDS)[number];
/** `returned` is returned coin that got a later end and so became a separate slice. */
export type SliceKind = CoinKind | 'returned';
export type GrantKind = Exclude<CoinKind, 'top_up'>;

export const COIN_MOVEMENTS = [
	'granted',
	'spent',
	'returned',
	'expired',
	'clawed_back',
	'debt_settled',
	'refunded',
] as const;
export type CoinMovementKind = (typeof COIN_MOVEMENTS)[number];

/** `goodsVnd` is the price of the products after vouchers; coin cannot pay for anything else. */
export type CoinPart = {
	readonly orderId: string;
	readonly goodsVnd: number;
	readonly bonusVnd: number;
	readonly paidVnd: number;
};
export type CoinForOrders = { readonly customerId: string; readonly parts: readonly CoinPart[] };

export type CoinQuote = {
	readonly bonusUsableVnd: number;
	readonly paidUsableVnd: number;
	readonly isFrozen: boolean;
};

export const spendErrors = {
	'coin.frozen': 'conflict',
	'coin.insufficient': 'conflict',
	'coin.over_limit': 'conflict',
} as const;
export const manualGrantErrors = {
	'coin.reason_missing': 'invalid',
	'coin.amount_refused': 'invalid',
	'coin.own_account': 'forbidden',
} as const;
export const coinErrors = { ...spendErrors, ...manualGrantErrors } as const;
export type CoinFailure = keyof typeof coinErrors;
export type SpendFailure = Failure<keyof typeof spendErrors>;
export const fail = defineErrors(coinErrors);
