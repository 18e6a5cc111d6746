import { addMs, DAY_MS } from '#src/shared/time.ts';
import { coinConfig } from '../contract/coin.ts';

const { firstOrderGift } = coinConfig;

export type GiftFacts = {
	readonly isFirst: boolean;
	/** Goods after vouchers and coin. */
	readonly productAmountPaidVnd: number;
	readonly isEmailVerified: boolean;
	readonly verifiedPhone: string | null;
	/** The bank or the carrier confirmed the money; cash that the shop itself collected does not count. */
	readonly isMoneyConfirmed: boolean;
};

export const earnsGift = (facts: GiftFacts): boolean =>
	facts.isFirst &&
	facts.isMoneyConfirmed &&
	facts.isEmailVerified &&
	facts.verifiedPhone !== null &&
	facts.productAmountPaidVnd >= firstOrderGift.goodsMinVnd;

export const giftSpendableAt = (deliveredAt: Date): Date =>
	addMs(deliveredAt, firstOrderGift.daysAfterDelivery * DAY_MS);
