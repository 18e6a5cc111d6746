import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { changeOrders } from '../../db/order-repository.ts';
import type { Order } from '../../db/tables.ts';

/** The time for complaints is over: what is left of the order's money may be paid out to its shop. */
export async function releaseSale(scope: Scope, { id, shopId, reservedVnd }: Order): Promise<void> {
	if (reservedVnd > 0) {
		await postTransfers(scope, {
			source: { type: 'order', id },
			legs: [
				{
					leg: 'released',
					debit: { kind: 'vendor_reserve', ownerId: shopId },
					credit: { kind: 'vendor_payable', ownerId: shopId },
					amountVnd: reservedVnd,
				},
			],
		});
	}
	await changeOrders(scope.db, [id], { reservedVnd: 0, releasedAt: await scope.now(), dueAt: null });
}
