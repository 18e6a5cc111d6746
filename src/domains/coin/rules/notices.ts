/** Every occasion on which somebody is told about coin. */
export const COIN_NOTICES = ['coin.ending'] as const;
export type CoinNotice = (typeof COIN_NOTICES)[number];

export type CoinNoticeParams = {
	readonly amountVnd: number;
	/** The first instant in which it can no longer be spent. */
	readonly expiresAt: string;
};
