export const SHOP_MONEY_NOTICES = [
	'settlement.payout_opened',
	'settlement.payout_paid',
	'settlement.payout_failed',
	'settlement.payout_cancelled',
	'settlement.account_submitted',
	'settlement.account_active',
	'settlement.account_rejected',
	'settlement.account_restricted',
	'settlement.debt_begun',
	'settlement.listing_capped',
	'settlement.listing_free',
] as const;
export type ShopMoneyNotice = (typeof SHOP_MONEY_NOTICES)[number];

export type ShopMoneyParams = {
	/** Absent in notices that earlier releases stored. */
	readonly shopId?: string;
	readonly amountVnd: number;
	readonly bank: string;
	readonly lastDigits: string;
	/**
	 * The operator's text, or `balance`, `account` or `shop` for an automatic cancellation; empty where no reason
	 * applies.
	 */
	readonly reason: string;
	readonly isChange: boolean;
};

/**
 * Security notices cannot be switched off and are also mailed, because a thief who changes the account would hide
 * them.
 */
export const isSecurityNotice = (kind: ShopMoneyNotice): boolean => kind.startsWith('settlement.account_');
