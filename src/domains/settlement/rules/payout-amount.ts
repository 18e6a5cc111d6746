import { settlementConfig } from '../contract.ts';

/** What would be paid of a balance now; `null` while it is too little. */
export function payoutAmount(payableVnd: number): number | null {
	const { payoutLeastVnd, payoutMostVnd } = settlementConfig;
	return payableVnd < payoutLeastVnd ? null : Math.min(payableVnd, payoutMostVnd);
}

export const needsTwo = (amountVnd: number): boolean => amountVnd > settlementConfig.secondApprovalVnd;

/** Too deep below zero, or for too long: no new listings until it is made good. */
export function isListingCapped(payableVnd: number, negativeDays: number): boolean {
	if (payableVnd >= 0) return false;
	return payableVnd <= -settlementConfig.negativeLimitVnd || negativeDays >= settlementConfig.negativeDays;
}
