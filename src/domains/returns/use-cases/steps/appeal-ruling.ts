import type { Scope } from '#src/platform/context.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { moveReturn, type ReturnStatement } from './move-return.ts';

/** Each ruling can be appealed once, by either side; the second ruling is final. */
export async function appealRuling(scope: Scope, of: OrderReturn, said: ReturnStatement): Promise<OrderReturn> {
	const appealedAt = await scope.now();
	const changes = { appealedAt, ruling: null, rulingPercent: null, ruledAt: null };
	return moveReturn(scope, of, { to: 'under_review', kind: 'appealed', changes, ...said });
}
