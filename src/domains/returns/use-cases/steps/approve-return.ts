import type { Scope } from '#src/platform/context.ts';
import type { OrderReturn } from '../../db/tables.ts';
import type { LockedReturn } from './lock-return.ts';
import { moveReturn, type ReturnStatement } from './move-return.ts';
import { refundReturn } from './refund-return.ts';

export async function approveReturn(scope: Scope, locked: LockedReturn, said: ReturnStatement): Promise<OrderReturn> {
	const of = await moveReturn(scope, locked.of, { to: 'approved', ...said });
	return of.needsGoods ? of : refundReturn(scope, { ...locked, of }, { party: 'system' });
}
