import { addWorkingDays } from '#src/shared/working-time.ts';
import type { PostageView } from '../contract-postage.ts';
import { returnWaits } from '../contract-returns.ts';
import type { OrderRefund, OrderReturn, ReturnPostage } from '../db/tables.ts';
import { postageDueBy } from '../rules/postage.ts';

/** What both sides read of what sending back has cost; where it goes only the buyer does. */
export function postageView(
	postage: ReturnPostage,
	of: OrderReturn,
	owed: OrderRefund | undefined,
	isWaiting: boolean,
): PostageView {
	const { state, amountVnd, grantedVnd } = postage;
	return {
		...{ state, amountVnd, backVnd: owed?.postageVnd ?? grantedVnd },
		dueBy: postageDueBy(postage, of.endedAt)?.toISOString() ?? null,
		paidAt: owed?.paidAt?.toISOString() ?? null,
		expectedBy: owed && !isWaiting ? addWorkingDays(owed.issuedAt, returnWaits.transferDays).toISOString() : null,
	};
}
