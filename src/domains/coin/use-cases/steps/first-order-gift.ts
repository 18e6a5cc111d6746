import { createHmac } from 'node:crypto';
import { findVerifiedContact } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { deriveKey } from '#src/platform/seal/index.ts';
import { hasSmsSender } from '#src/platform/sms/index.ts';
import { coinConfig } from '../../contract/coin.ts';
import { clawedBackShares } from '../../db/debt-repository.ts';
import { recordGift, settleGift } from '../../db/gift-repository.ts';
import { clawedBackVnd } from '../../rules/earning.ts';
import { earnsGift, giftSpendableAt } from '../../rules/first-order-gift.ts';

export type GiftOrder = {
	readonly customerId: string;
	readonly orderId: string;
	readonly productAmountPaidVnd: number;
	readonly isFirst: boolean;
	readonly isMoneyConfirmed: boolean;
	readonly deliveredAt: Date;
	/** Ward and folded street line. */
	readonly addressKey: string;
};

/** Unique indexes hold one gift per customer, phone and address; without a way to verify phones there is none. */
export async function addPendingGift(scope: Scope, order: GiftOrder): Promise<void> {
	if (!hasSmsSender()) return;
	const { isEmailVerified, verifiedPhone } = await findVerifiedContact(scope.fresh, order.customerId);
	if (!earnsGift({ ...order, isEmailVerified, verifiedPhone })) return;
	await recordGift(scope.db, {
		orderId: order.orderId,
		customerId: order.customerId,
		phoneHash: keyed('phone', verifiedPhone ?? ''),
		addressHash: keyed('address', order.addressKey),
		amountVnd: coinConfig.otherEarns.firstOrder,
		madeAt: await scope.now(),
		spendableAt: giftSpendableAt(order.deliveredAt),
	});
}

/** The gift's row orders this against the job that grants it. */
export async function withdrawGiftOfReturnedOrder(scope: Scope, orderId: string): Promise<void> {
	if (await isReturnedWhole(scope, orderId)) await settleGift(scope.db, orderId, 'withdrawn', await scope.now());
}

export const isReturnedWhole = async ({ db }: Scope, orderId: string): Promise<boolean> =>
	clawedBackVnd(1, await clawedBackShares(db, orderId)) === 1;

const keyed = (kind: string, value: string): string =>
	createHmac('sha256', deriveKey(config().APP_SECRET, 'first-order-gift'))
		.update(`${kind}\n${value}`)
		.digest('base64url');
