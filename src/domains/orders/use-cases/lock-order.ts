import type { Scope } from '#src/platform/context.ts';
import { findOrderByNumber, lockGroup } from '../db/order-repository.ts';
import type { Order, OrderGroup } from '../db/tables.ts';

export type LockedOrder = { readonly group: OrderGroup; readonly order: Order };

/** The order as it stands under its group's lock; whose it is remains to be checked. */
export async function lockOrder(scope: Scope, number: string): Promise<LockedOrder | null> {
	const seen = await findOrderByNumber(scope.read, number);
	const locked = seen && (await lockGroup(scope.db, seen.groupId));
	const order = locked?.orders.find(({ id }) => id === seen?.id);
	return locked && order ? { group: locked.group, order } : null;
}
