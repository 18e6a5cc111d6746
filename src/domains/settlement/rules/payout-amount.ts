import type { RefundExposure } from '#src/domains/returns/contract/refund-exposure.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import { sumVnd } from '#src/shared/money.ts';
import {
	type PayoutAccountState,
	type PayoutBlocker,
	type PayoutState,
	settlementConfig,
} from '../contract/settlement.ts';

/** The minimum of a payout. A shop that may no longer sell earns nothing more, so it is paid any amount. */
export const minPayoutVnd = (shopState: ShopState): number =>
	mayShopSell(shopState) ? settlementConfig.payoutLeastVnd : 1;

/** `unremittedVnd`: cash that carriers have not remitted; the platform does not advance it. */
export function availableOf(
	payableVnd: number,
	stakes: readonly Pick<RefundExposure, 'amountVnd'>[],
	unremittedVnd = 0,
): number {
	const heldVnd = unremittedVnd + sumVnd(stakes.map(({ amountVnd }) => amountVnd));
	return payableVnd <= 0 ? payableVnd : Math.max(0, payableVnd - heldVnd);
}

export function payoutAmount(availableVnd: number, shopState: ShopState): number | null {
	return availableVnd < minPayoutVnd(shopState) ? null : Math.min(availableVnd, settlementConfig.payoutMostVnd);
}

type PayoutRequest = {
	readonly accountState: PayoutAccountState | null;
	readonly isHeld: boolean;
	readonly hasOpen: boolean;
	readonly availableVnd: number;
	readonly shopState: ShopState;
};
export function payoutBlocker({
	accountState,
	isHeld,
	hasOpen,
	availableVnd,
	shopState,
}: PayoutRequest): PayoutBlocker | null {
	if (accountState === null) return 'account_missing';
	if (accountState !== 'active') return 'account_not_active';
	if (isHeld) return 'account_held';
	if (hasOpen) return 'payout_open';
	return payoutAmount(availableVnd, shopState) === null ? 'too_little' : null;
}

/** The shop may withdraw its own request until the first operator has approved it. */
export const mayWithdraw = (payout: {
	readonly state: PayoutState;
	readonly firstApprovedBy: string | null;
}): boolean => payout.state === 'requested' && payout.firstApprovedBy === null;

export const needsSecondApproval = (amountVnd: number): boolean => amountVnd > settlementConfig.secondApprovalVnd;

export function isListingCapped(payableVnd: number, negativeDays: number): boolean {
	if (payableVnd >= 0) return false;
	return payableVnd <= -settlementConfig.negativeLimitVnd || negativeDays >= settlementConfig.negativeDays;
}
