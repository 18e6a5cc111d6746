import type { Scope } from '#src/platform/context.ts';
import { findOrder, lockGroup } from '../db/order-repository.ts';
import { findReturn, lockReturn } from '../db/return-repository.ts';
import type { OrderReturn } from '../db/tables.ts';
import type { LockedOrder } from './lock-order.ts';

export type LockedReturn = LockedOrder & { readonly of: OrderReturn };

/** A return as it stands under the lock of its order's group; whose it is remains to be checked. */
export async function lockReturnOf(scope: Scope, returnId: string): Promise<LockedReturn | null> {
	const seen = await findReturn(scope.read, returnId);
	const ordered = seen && (await findOrder(scope.read, seen.orderId));
	const locked = ordered && (await lockGroup(scope.db, ordered.groupId));
	const order = locked?.orders.find(({ id }) => id === seen?.orderId);
	const of = order ? await lockReturn(scope.db, returnId) : null;
	return locked && order && of ? { group: locked.group, order, of } : null;
}
