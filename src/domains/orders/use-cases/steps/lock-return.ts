import type { Scope } from '#src/platform/context.ts';
import { findOrder } from '../../db/order-repository.ts';
import { findReturn, lockReturn } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/return-tables.ts';
import { type LockedOrder, lockOrderById } from './lock-order.ts';

export type LockedReturn = LockedOrder & { readonly of: OrderReturn };

export async function lockReturnOf(scope: Scope, returnId: string): Promise<LockedReturn | null> {
	const seen = await findReturn(scope.read, returnId);
	const ordered = seen && (await findOrder(scope.read, seen.orderId));
	const locked = ordered && (await lockOrderById(scope, ordered));
	const of = locked && (await lockReturn(scope.db, returnId));
	return of && { ...locked, of };
}
