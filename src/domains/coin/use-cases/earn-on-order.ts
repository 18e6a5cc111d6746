import type { Scope } from '#src/platform/context.ts';
import { coinConfig } from '../contract/coin.ts';
import { hasGrant, lockAccount } from '../db/account-repository.ts';
import { clawedBackShares } from '../db/debt-repository.ts';
import { cashbackOf, clawedBackVnd } from '../rules/earning.ts';
import { clawBackByShares } from './claw-back-coin.ts';
import { grantCoin } from './grant-coin.ts';

export type EarnOnOrder = {
	readonly customerId: string;
	readonly orderId: string;
	readonly productAmountPaidVnd: number;
	/** True when the customer has no other completed order with final payment. */
	readonly isFirst: boolean;
};

export async function earnOnOrder(
	scope: Scope,
	input: EarnOnOrder,
	hasGift: boolean = coinConfig.hasFirstOrderGift,
): Promise<void> {
	const { db } = scope;
	const { customerId, orderId, productAmountPaidVnd, isFirst } = input;
	await lockAccount(db, customerId);
	if (clawedBackVnd(1, await clawedBackShares(db, orderId)) === 1) return;
	const source = { type: 'order', id: orderId };
	const ofOrder = { customerId, orderId, source };
	const amountVnd = cashbackOf(productAmountPaidVnd);
	if (amountVnd > 0) await grantCoin(scope, { ...ofOrder, kind: 'cashback', amountVnd });
	if (hasGift && isFirst && !(await hasGrant(db, customerId, 'first_order')))
		await grantCoin(scope, { ...ofOrder, kind: 'first_order', amountVnd: coinConfig.otherEarns.firstOrder });
	await clawBackByShares(scope, orderId, { type: 'order_completed', id: orderId });
}
