import type { Scope } from '#src/platform/context.ts';
import { findRefund, markPaidBack } from '../../db/refund-transfer-repository.ts';
import { findReturnShippingById, RETURN_SHIPPING } from '../../db/return-shipping-repository.ts';
import { recordReturnStatement } from './move-return.ts';

export async function recordPaidBack(scope: Scope, refundId: string): Promise<boolean> {
	const at = await scope.now();
	if (!(await markPaidBack(scope.db, refundId, at))) return false;
	const refund = await findRefund(scope.read, refundId);
	if (refund?.sourceType === 'return')
		await recordReturnStatement(scope, refund.sourceId, 'paid_back', at, { party: 'system' });
	const postage =
		refund?.sourceType === RETURN_SHIPPING ? await findReturnShippingById(scope.read, refund.sourceId) : null;
	if (postage) await recordReturnStatement(scope, postage.returnId, 'postage_paid', at, { party: 'system' });
	return true;
}
