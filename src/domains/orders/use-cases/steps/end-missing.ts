import type { Scope } from '#src/platform/context.ts';
import type { OrderParty } from '../../contract.ts';
import { lockReturn, returnsOfOrder } from '../../db/return-repository.ts';
import { isReturnEnded } from '../../rules/return-states.ts';
import { moveReturn } from './move-return.ts';
import { dropReplacement } from './replace-products.ts';

/** Nothing of the order is missing any more: who asked for money because of that asks no longer. Under the order's lock. */
export async function endMissing(scope: Scope, orderId: string, party: OrderParty): Promise<void> {
	const missing = (await returnsOfOrder(scope.read, orderId)).filter(
		({ reason, state }) => reason === 'never_received' && !isReturnEnded(state),
	);
	for (const { id } of missing) {
		const of = await lockReturn(scope.db, id);
		// What was decided cannot be withdrawn, only left undone.
		const to = of?.state === 'rejected' || of?.state === 'ruled' ? 'closed' : 'withdrawn';
		if (of?.state === 'inspected') await dropReplacement(scope, of);
		if (of) await moveReturn(scope, of, { to, party });
	}
}
