import { defineErrors, type Failure } from '#src/shared/failure.ts';

/** Numbers of bizcoin; 1 bizcoin = 1 ₫ of discount. The coin policy imports them. ⚖ */
export const coinConfig = {
	/** Of the cash paid for products, in basis points. */
	earnBasisPoints: 50,
	/** A day and a week count everything that is earned, an order only its own share. */
	earnMax: { perOrder: 20_000, perDay: 50_000, perWeek: 100_000 },
	/** Reviews take no videos, so nothing is promised for one (ADR 20). */
	otherEarns: { reviewWithPhoto: 100, firstOrder: 10_000 },
	/** Off until phones can be verified: fresh accounts collect it at a befriended shop and spend it there. */
	hasFirstOrderGift: false,
	bonusSpend: { goodsPercent: 50, perDay: 500_000 },
	/** Bonus ends on the last day of this month after its grant. */
	bonusMonths: 3,
	expiryNoticeDays: [14, 3],
	revivedDays: 30,
	topUp: {
		amountsVnd: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
		perDayVnd: 2_000_000,
		heldVnd: 10_000_000,
		refundableDays: 7,
	},
	/** What an operator grants at most at a time. */
	handMaxVnd: 1_000_000,
} as const;

/** Earned coin ends, bought coin does not. */
export const COIN_BUCKETS = ['bonus', 'paid'] as const;
export type CoinBucket = (typeof COIN_BUCKETS)[number];

/** Where coin came from. */
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
/** `returned`: a part of any of these that came back and lives on by itself. */
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

/** Coin for one order. `goodsVnd` is what its products cost after vouchers: coin pays for nothing else. */
export type CoinPart = {
	readonly orderId: string;
	readonly goodsVnd: number;
	readonly bonusVnd: number;
	readonly paidVnd: number;
};
export type CoinForOrders = { readonly customerId: string; readonly parts: readonly CoinPart[] };

/** What could be spent on products of this worth; the two together stay within the products. */
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
export const handErrors = {
	'coin.reason_missing': 'invalid',
	'coin.amount_refused': 'invalid',
	'coin.own_account': 'forbidden',
} as const;
export const coinErrors = { ...spendErrors, ...handErrors } as const;
export type CoinFailure = keyof typeof coinErrors;
export type SpendFailure = Failure<keyof typeof spendErrors>;
export const fail = defineErrors(coinErrors);
