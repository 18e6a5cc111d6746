import { changeOrders, findOrder } from '#src/domains/orders/db/order-repository.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { Scope } from '#src/platform/context.ts';
import { mayMove } from '#src/shared/states.ts';
import type { ReturnEventKind, ReturnParty, ReturnState } from '../../contract/return.ts';
import { changeReturn, recordReturnEvent } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { returnMoved } from '../../events.ts';
import { isReturnEnded, returnStates } from '../../rules/return-states.ts';
import { returnTransitionAt } from '../../rules/scheduled-transitions.ts';
import { settleReturnShipping } from './settle-return-shipping.ts';

const STAMPS = {
	approved: 'approvedAt',
	shipping_back: 'sentAt',
	received: 'receivedAt',
	inspected: 'inspectedAt',
	rejected: 'rejectedAt',
	disputed: 'disputedAt',
	under_review: 'underReviewAt',
	ruled: 'ruledAt',
} as const;

export type Said = {
	readonly party: ReturnParty;
	readonly note?: string;
	readonly pictureIds?: readonly string[];
};
type ChangedColumn =
	| 'tracking'
	| 'ruling'
	| 'rulingPercent'
	| 'ruledAt'
	| 'ruledBy'
	| 'appealedAt'
	| 'replacementOfferedAt'
	| 'replacementTracking';
export type ReturnStep = Said & {
	readonly to: ReturnState;
	readonly changes?: Partial<Pick<OrderReturn, ChangedColumn>>;
	readonly kind?: ReturnEventKind;
};

/** Call with the lock of the return held. */
export async function moveReturn(scope: Scope, of: OrderReturn, step: ReturnStep): Promise<OrderReturn> {
	const { to, changes = {}, kind = to, ...said } = step;
	if (!mayMove(returnStates, of.state, to)) throw new Error(`return ${of.id} cannot go from ${of.state} to ${to}`);
	const at = await scope.now();
	const stamp = to in STAMPS ? { [STAMPS[to as keyof typeof STAMPS]]: at } : {};
	const stepped: OrderReturn = { ...of, ...stamp, ...changes, state: to, endedAt: isReturnEnded(to) ? at : null };
	const { due, next } = returnTransitionAt(stepped, at);
	const moved: OrderReturn = { ...stepped, dueAt: due ? at : next };
	const { id, ...columns } = moved;
	await changeReturn(scope.db, id, columns);
	await sayOfReturn(scope, id, kind, at, said);
	if (!moved.endedAt) return moved;
	await lookAgain(scope, moved.orderId, at);
	await settleReturnShipping(scope, moved);
	return moved;
}

/** The release of the order's money was skipped while this return was open. */
async function lookAgain(scope: Scope, orderId: string, at: Date): Promise<void> {
	const order = await findOrder(scope.read, orderId);
	if (!order) return;
	const { due, next } = transitionAt(order, null, at);
	if (due === 'release' || due === 'give_up') await changeOrders(scope.db, [orderId], { dueAt: next ?? at });
}

export async function sayOfReturn(
	scope: Scope,
	returnId: string,
	kind: ReturnEventKind,
	at: Date,
	said: Said,
): Promise<void> {
	const eventId = await recordReturnEvent(scope.db, { returnId, kind, at, ...said });
	await scope.publish(scope.db, returnMoved({ returnId, eventId, kind }));
}
