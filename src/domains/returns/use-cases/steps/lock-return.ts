import { findOrder } from '#src/domains/orders/db/order-repository.ts';
import { type LockedOrder, lockOrderById } from '#src/domains/orders/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { findReturn, lockReturn } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';

export type LockedReturn = LockedOrder & { readonly of: OrderReturn };

export async function lockReturnOf(scope: Scope, returnId: string): Promise<LockedReturn | null> {
	const seen = await findReturn(scope.read, returnId);
	const ordered = seen && (await findOrder(scope.read, seen.orderId));
	const locked = ordered && (await lockOrderById(scope, ordered));
	const of = locked && (await lockReturn(scope.db, returnId));
	return of && { ...locked, of };
}
