import type { OrderRefund } from '#src/domains/order-money/db/tables.ts';
import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { returnWaits } from '../contract/return.ts';
import type { ReturnShippingView } from '../contract/return-shipping.ts';
import type { OrderReturn, ReturnShipping } from '../db/tables.ts';
import { returnShippingDueBy } from '../rules/return-shipping-transitions.ts';

/** Without the target account, which only the buyer sees. */
export function returnShippingView(
	postage: ReturnShipping,
	of: OrderReturn,
	owed: OrderRefund | undefined,
	isWaiting: boolean,
): ReturnShippingView {
	const { state, amountVnd, grantedVnd } = postage;
	return {
		state,
		amountVnd,
		backVnd: owed?.postageVnd ?? grantedVnd,
		dueBy: returnShippingDueBy(postage, of.endedAt)?.toISOString() ?? null,
		paidAt: owed?.paidAt?.toISOString() ?? null,
		expectedBy: owed && !isWaiting ? addWorkingDays(owed.issuedAt, returnWaits.transferDays).toISOString() : null,
	};
}
