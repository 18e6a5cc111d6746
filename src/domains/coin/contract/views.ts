import type { CoinBucket, CoinKind, CoinMovementKind } from './coin.ts';

export type CoinAccountView = {
	readonly bonusVnd: number;
	readonly paidVnd: number;
	readonly heldVnd: number;
	/** Deducted from the next grants. */
	readonly debtVnd: number;
	readonly isFrozen: boolean;
	readonly endings: readonly { readonly expiresAt: Date; readonly amountVnd: number }[];
};

export const STATEMENT_FILTERS = ['all', 'earned', 'spent', 'ended'] as const;
export type StatementFilter = (typeof STATEMENT_FILTERS)[number];
export const STATEMENT_PAGE = 20;
/** Members with more rows export month by month. */
export const STATEMENT_ROWS_MAX = 5000;
export const CHART_MONTHS = 6;
export const ENDINGS_MAX = 12;

export type CoinMovementView = {
	readonly id: string;
	readonly kind: CoinMovementKind;
	readonly origin: CoinKind;
	readonly bucket: CoinBucket;
	readonly changeVnd: number;
	readonly orderId: string | null;
	readonly expiresAt: Date | null;
	readonly at: Date;
};

export type CoinMonth = { readonly month: string; readonly inVnd: number; readonly outVnd: number };
