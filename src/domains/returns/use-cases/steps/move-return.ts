import { changeOrders, findOrder } from '#src/domains/orders/db/order-repository.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { Scope } from '#src/platform/context.ts';
import type { ReturnEventKind, ReturnParty, ReturnState } from '../../contract/return.ts';
import { changeReturn, recordReturnEvent } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { returnMoved } from '../../events.ts';
import { isReturnEnded } from '../../rules/return-states.ts';
import { effectsOfMove, type ReturnEffect } from '../../rules/return-transitions.ts';
import { returnTransitionAt } from '../../rules/scheduled-transitions.ts';
import { settleReturnShipping } from './settle-return-shipping.ts';

const TIMESTAMP_BY_STATE = {
	approved: 'approvedAt',
	shipping_back: 'sentAt',
	received: 'receivedAt',
	inspected: 'inspectedAt',
	rejected: 'rejectedAt',
	disputed: 'disputedAt',
	under_review: 'underReviewAt',
	ruled: 'ruledAt',
} as const;

export type ReturnStatement = {
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
export type ReturnStep = ReturnStatement & {
	readonly to: ReturnState;
	readonly changes?: Partial<Pick<OrderReturn, ChangedColumn>>;
	readonly kind?: ReturnEventKind;
};

/** Call with the lock of the return held. */
export async function moveReturn(scope: Scope, of: OrderReturn, step: ReturnStep): Promise<OrderReturn> {
	const { to, changes = {}, kind = to, ...said } = step;
	const effects = effectsOfMove(of.state, to);
	const at = await scope.now();
	const stamp = to in TIMESTAMP_BY_STATE ? { [TIMESTAMP_BY_STATE[to as keyof typeof TIMESTAMP_BY_STATE]]: at } : {};
	const stepped: OrderReturn = { ...of, ...stamp, ...changes, state: to, endedAt: isReturnEnded(to) ? at : null };
	const { due, next } = returnTransitionAt(stepped, at);
	const moved: OrderReturn = { ...stepped, dueAt: due ? at : next };
	const { id, ...columns } = moved;
	await changeReturn(scope.db, id, columns);
	await recordReturnStatement(scope, id, kind, at, said);
	for (const effect of effects) await EFFECTS[effect](scope, moved, at);
	return moved;
}

type Effect = (scope: Scope, of: OrderReturn, at: Date) => Promise<unknown>;
/** Effects on money and stock run before the move, in the steps that name it. */
const ranBefore: Effect = async () => undefined;
const EFFECTS: Readonly<Record<ReturnEffect, Effect>> = {
	refund_items: ranBefore,
	release_replacement: ranBefore,
	reserve_replacement: ranBefore,
	ship_replacement: ranBefore,
	recheck_order: recheckOrder,
	settle_return_shipping: (scope, of) => settleReturnShipping(scope, of),
};

/** The release of the order's money was skipped while this return was open. */
async function recheckOrder(scope: Scope, { orderId }: OrderReturn, at: Date): Promise<void> {
	const order = await findOrder(scope.read, orderId);
	if (!order) return;
	const { due, next } = transitionAt(order, null, at);
	if (due === 'release' || due === 'give_up') await changeOrders(scope.db, [orderId], { dueAt: next ?? at });
}

export async function recordReturnStatement(
	scope: Scope,
	returnId: string,
	kind: ReturnEventKind,
	at: Date,
	said: ReturnStatement,
): Promise<void> {
	const eventId = await recordReturnEvent(scope.db, { returnId, kind, at, ...said });
	await scope.publish(scope.db, returnMoved({ returnId, eventId, kind }));
}
