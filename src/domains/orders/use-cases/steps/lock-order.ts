import type { Scope } from '#src/platform/context.ts';
import { findOrderByNumber, lockGroup } from '../../db/order-repository.ts';
import type { Order, OrderGroup } from '../../db/tables.ts';

export type LockedOrder = { readonly group: OrderGroup; readonly order: Order };

export async function lockOrder(scope: Scope, number: string): Promise<LockedOrder | null> {
	const seen = await findOrderByNumber(scope.read, number);
	return seen && (await lockOrderById(scope, seen));
}

export async function lockOrderById(
	scope: Scope,
	{ id, groupId }: Pick<Order, 'id' | 'groupId'>,
): Promise<LockedOrder | null> {
	const locked = await lockGroup(scope.db, groupId);
	const order = locked?.orders.find((found) => found.id === id);
	return locked && order ? { group: locked.group, order } : null;
}
