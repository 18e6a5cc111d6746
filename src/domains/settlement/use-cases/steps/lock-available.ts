import { lockRefundExposures } from '#src/domains/returns/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { payableMoney } from '../../queries/payable-money.ts';
import { availableOf } from '../../rules/payout-amount.ts';

/** Returns the available amount and locks the refund exposures, so that none is added until the transaction ends. */
export async function lockAvailable(scope: Scope, shopId: string): Promise<number> {
	// The lock must come before the balance is read: a refund between the two would otherwise count as available.
	const exposures = await lockRefundExposures(scope, shopId);
	const { payableVnd, unremittedVnd } = await payableMoney(scope.read, shopId);
	return availableOf(payableVnd, exposures, unremittedVnd);
}
