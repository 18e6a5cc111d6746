import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { OpenReturn, ReturnState } from '#src/domains/returns/contract/return.ts';
import { orderStateTones, orderStateWord, returnStateMessages } from './orders.ts';
import { choiceBadge } from './return-badge.ts';

type Badged = {
	readonly state: OrderState;
	readonly isUndelivered: boolean;
	readonly isPartSent: boolean;
	/** Absent where returns are not shown. */
	readonly openReturn?: (Pick<OpenReturn, 'state'> & Partial<Pick<OpenReturn, 'replacement'>>) | null;
	readonly endedReturn?: Pick<OpenReturn, 'state' | 'ruling'> | null;
};
const IN_DISPUTE: Readonly<Partial<Record<ReturnState, string>>> = {
	disputed: returnStateMessages.disputed,
	under_review: returnStateMessages.disputed,
	ruled: returnStateMessages.ruled,
};

/** A completed order with a refund or ruling gets a different badge. */
function afterReturn({ state, ruling }: NonNullable<Badged['endedReturn']>): string | null {
	if (state === 'refunded' || ruling === 'buyer' || ruling === 'split') return 'Hoàn thành, có hoàn tiền';
	return ruling === 'vendor' ? 'Hoàn thành sau phán quyết' : null;
}

/** Returns the badge of an order. A dispute or an open replacement offer takes precedence over the delivery state. */
export function orderBadge(
	{ state, isUndelivered, isPartSent, openReturn, endedReturn }: Badged,
	side: 'buyer' | 'shop' = 'buyer',
) {
	const dispute = openReturn && IN_DISPUTE[openReturn.state];
	if (dispute) return { text: dispute, tone: 'warning' as const };
	const choice = openReturn && choiceBadge(side, openReturn);
	if (choice) return choice;
	const tone = orderStateTones[state];
	if (isPartSent) return { text: 'Đã gửi một phần', tone };
	const after = state === 'completed' && endedReturn ? afterReturn(endedReturn) : null;
	return { text: after ?? orderStateWord({ state, isUndelivered }), tone };
}
