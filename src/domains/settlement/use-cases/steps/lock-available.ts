import { getBalance } from '#src/domains/ledger/index.ts';
import { lockRefundExposures } from '#src/domains/orders/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { availableOf } from '../../rules/payout-amount.ts';

/** What of a shop's money no buyer may still take; nothing more is asked back of it until the transaction ends. */
export async function lockAvailable(scope: Scope, shopId: string): Promise<number> {
	// In this order: what is refunded between the two must not be counted as available.
	const exposures = await lockRefundExposures(scope, shopId);
	const { postedVnd } = await getBalance(scope.read, { kind: 'vendor_payable', ownerId: shopId });
	return availableOf(postedVnd, exposures);
}
