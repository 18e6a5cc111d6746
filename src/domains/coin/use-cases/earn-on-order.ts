import type { Scope } from '#src/platform/context.ts';
import { hasGrant, lockAccount } from '../db/account-repository.ts';
import { cashbackOf } from '../rules/earning.ts';
import { clawBackByShares } from './claw-back-coin.ts';
import { grantCoin } from './grant-coin.ts';
import { addPendingGift, type GiftOrder, isReturnedWhole } from './steps/first-order-gift.ts';

export type EarnOnOrder = {
	readonly customerId: string;
	readonly orderId: string;
	readonly productAmountPaidVnd: number;
	/** True when the customer has no other completed order with final payment. */
	readonly isFirst: boolean;
	/** What the first-order gift depends on beside the order; null where there is none, e.g. without delivery. */
	readonly gift: Pick<GiftOrder, 'isMoneyConfirmed' | 'deliveredAt' | 'addressKey'> | null;
};

export async function earnOnOrder(scope: Scope, input: EarnOnOrder): Promise<void> {
	const { db } = scope;
	const { customerId, orderId, productAmountPaidVnd, gift, ...facts } = input;
	await lockAccount(db, customerId);
	if (await isReturnedWhole(scope, orderId)) return;
	const source = { type: 'order', id: orderId };
	const ofOrder = { customerId, orderId, source };
	const amountVnd = cashbackOf(productAmountPaidVnd);
	if (amountVnd > 0) await grantCoin(scope, { ...ofOrder, kind: 'cashback', amountVnd });
	if (gift && !(await hasGrant(db, customerId, 'first_order')))
		await addPendingGift(scope, { customerId, orderId, productAmountPaidVnd, ...facts, ...gift });
	await clawBackByShares(scope, orderId, { type: 'order_completed', id: orderId });
}
