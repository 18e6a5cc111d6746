import type { CoinBucket, CoinKind, CoinMovementKind } from './contract.ts';

/** What its owner sees of it. */
export type CoinAccountView = {
	readonly bonusVnd: number;
	readonly paidVnd: number;
	/** Of both, what waits for a payment. */
	readonly heldVnd: number;
	/** Taken from the next grants. */
	readonly debtVnd: number;
	readonly isFrozen: boolean;
	/** Bonus by the instant at which it ends, the soonest first. */
	readonly endings: readonly { readonly expiresAt: Date; readonly amountVnd: number }[];
};

export const STATEMENT_FILTERS = ['all', 'earned', 'spent', 'ended'] as const;
export type StatementFilter = (typeof STATEMENT_FILTERS)[number];
export const STATEMENT_PAGE = 20;
/** In one file; who has more asks month by month. */
export const STATEMENT_ROWS_MAX = 5000;
export const CHART_MONTHS = 6;
export const ENDINGS_MAX = 12;

export type CoinMovementView = {
	readonly id: string;
	readonly kind: CoinMovementKind;
	/** Where the moved coin had come from. */
	readonly origin: CoinKind;
	readonly bucket: CoinBucket;
	readonly changeVnd: number;
	/** The order that it was earned with or spent on. */
	readonly orderId: string | null;
	readonly expiresAt: Date | null;
	readonly at: Date;
};

export type CoinMonth = { readonly month: string; readonly inVnd: number; readonly outVnd: number };
