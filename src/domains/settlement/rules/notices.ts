/** Every occasion on which those who look after a shop's money are told something. */
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
	/** Absent in notices of earlier releases. */
	readonly shopId?: string;
	/** Of a payout, or what is owed. */
	readonly amountVnd: number;
	readonly bank: string;
	readonly lastDigits: string;
	/** As the operator wrote it, or `balance`, `account`, `shop` of one that nobody sends; empty where none is needed. */
	readonly reason: string;
	/** Another account was known before. */
	readonly isChange: boolean;
};

/** Whom a thief would want to keep from knowing: always told, by mail too. */
export const isSecurityNotice = (kind: ShopMoneyNotice): boolean => kind.startsWith('settlement.account_');
