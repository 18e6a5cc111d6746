import type { OrderParty } from '#src/domains/orders/contract/order.ts';
import type { Scope } from '#src/platform/context.ts';
import { lockReturn, returnsOfOrder } from '../../db/return-repository.ts';
import { isReturnEnded } from '../../rules/return-states.ts';
import { moveReturn } from './move-return.ts';
import { dropReplacement } from './replace-products.ts';

/** Ends open returns for missing products, because none is missing any more. Call with the order's lock held. */
export async function closeNeverReceivedReturns(scope: Scope, orderId: string, party: OrderParty): Promise<void> {
	const missing = (await returnsOfOrder(scope.read, orderId)).filter(
		({ reason, state }) => reason === 'never_received' && !isReturnEnded(state),
	);
	for (const { id } of missing) {
		const of = await lockReturn(scope.db, id);
		// A decided return cannot be withdrawn, only closed.
		const to = of?.state === 'rejected' || of?.state === 'ruled' ? 'closed' : 'withdrawn';
		if (of?.state === 'inspected') await dropReplacement(scope, of);
		if (of) await moveReturn(scope, of, { to, party });
	}
}
