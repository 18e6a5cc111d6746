import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { changePayout } from '../../db/payout-repository.ts';
import type { Payout } from '../../db/tables.ts';
import { notifyPayoutEnd } from './notify-shop.ts';

/** Cancels a payout that must not be sent any more. The caller must hold the lock on the shop's account. */
export async function dropPayout(scope: Scope, payout: Payout, reason: 'balance' | 'account'): Promise<void> {
	const { id } = payout;
	await changePayout(scope.db, id, { state: 'cancelled', reason, endedAt: await scope.now() });
	await notifyPayoutEnd(scope, payout, 'cancelled', reason);
	await audit(scope, { subjectType: 'payout', subjectId: id, action: 'cancelled', facts: { reason } });
}
