import type { Scope } from '#src/platform/context.ts';
import type { RefundExposure } from '../contract-refund-exposure.ts';
import { lockShopExposures } from '../db/refund-exposure-repository.ts';
import { listRefundExposures } from '../queries/list-refund-exposures.ts';

/**
 * What buyers may still take of a shop's money; until the transaction ends nothing more is asked back. Look at the balance
 * afterwards: what is refunded in the meantime then counts twice, never not at all.
 */
export async function lockRefundExposures(scope: Scope, shopId: string): Promise<readonly RefundExposure[]> {
	await lockShopExposures(scope.db, shopId);
	return listRefundExposures(scope.fresh, shopId);
}
