import type { Scope } from '#src/platform/context.ts';
import type { RefundExposure } from '../../contract/refund-exposure.ts';
import { lockShopExposures } from '../../db/refund-exposure-repository.ts';
import { listRefundExposures } from '../../queries/list-refund-exposures.ts';

/**
 * Returns the amounts that buyers may still reclaim and blocks new returns until the transaction ends. Read the
 * balance afterwards, so that a concurrent refund is counted twice rather than missed.
 */
export async function lockRefundExposures(scope: Scope, shopId: string): Promise<readonly RefundExposure[]> {
	await lockShopExposures(scope.db, shopId);
	return listRefundExposures(scope.fresh, shopId);
}
