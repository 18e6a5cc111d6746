import { cancelOne } from '#src/domains/cancellation/index.ts';
import { expireOrder } from '#src/domains/checkout/index.ts';
import { grantPendingCoin, isCashCollected, releaseSale } from '#src/domains/order-money/index.ts';
import { changeOrders, type NoticedOrder, type Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrderById } from '#src/domains/orders/index.ts';
import { type ScheduledTransition, transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { hasOpenReturn } from '#src/domains/returns/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { openInvestigationOf } from '../db/investigation-repository.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';
import { endParcels } from './steps/end-parcels.ts';
import { moveOrder } from './steps/move-order.ts';
import { openInvestigation } from './steps/open-close-investigation.ts';
import { remindParty } from './steps/remind-party.ts';
import { unsentQuantitiesOf } from './steps/unshipped-quantities.ts';
import { acceptUnshippedCancel } from './unshipped-items/answer-unshipped-cancellation.ts';
import { cancelQuantitiesOf } from './unshipped-items/cancel-unshipped-items.ts';

/** Checks the state under the lock, so that a late or repeated call is safe. */
export async function advanceOrder(
	context: Context<SystemActor>,
	asked: Pick<Order, 'id' | 'groupId'>,
): Promise<ScheduledTransition | null> {
	const done = await transact(context, async (scope) => {
		const locked = await lockOrderById(scope, asked);
		if (!locked) return ok(null);
		const { group, order } = locked;
		const now = await scope.now();
		const { due, next } = transitionAt(order, group.heldAt ? null : group.expiresAt, now);
		await changeOrders(scope.db, [order.id], { dueAt: next });
		if (due) await TRANSITIONS[due](scope, locked);
		return ok(due);
	});
	return done.ok ? done.value : null;
}

const TRANSITIONS: Readonly<Record<ScheduledTransition, (scope: Scope, due: LockedOrder) => Promise<void>>> = {
	expire: expireOrder,
	remind_confirm: (scope, due) => remindParty(scope, toNoticedOrder(due), 'remind_confirm'),
	warn_overdue: (scope, due) => remindParty(scope, toNoticedOrder(due), 'warn_overdue'),
	remind_pack: (scope, due) => remindParty(scope, toNoticedOrder(due), 'remind_pack'),
	remind_rest: (scope, due) => remindParty(scope, toNoticedOrder(due), 'remind_rest'),
	remind_receipt: (scope, due) => remindParty(scope, toNoticedOrder(due), 'remind_receipt'),
	ask_arrival: requestArrival,
	accept_cancel: (scope, { group, order }) => cancelOne(scope, group, order, { party: 'system', reason: 'agreed' }),
	cancel_unconfirmed: (scope, { group, order }) =>
		cancelOne(scope, group, order, { party: 'system', reason: 'not_confirmed' }),
	cancel_unpacked: (scope, { group, order }) =>
		cancelOne(scope, group, order, { party: 'system', reason: 'not_packed' }),
	give_up: giveUp,
	accept_rest: async (scope, due) => void (await acceptUnshippedCancel(scope, due)),
	cancel_rest: async (scope, due) => {
		const said = { party: 'system', reason: 'not_packed', note: '' } as const;
		await cancelQuantitiesOf(scope, due, await unsentQuantitiesOf(scope.read, due.order.id), said);
	},
	complete: completeOrder,
	release: releasePayout,
};

/** The payout waits for open returns and uncollected cash; when one ends, the release is checked again. */
async function releasePayout(scope: Scope, due: LockedOrder): Promise<void> {
	if (await hasOpenReturn(scope.read, due.order.id)) return;
	if (!(await isCashCollected(scope.read, due.order.id))) return;
	await releaseSale(scope, due);
	await grantPendingCoin(scope, { ...due.order, releasedAt: await scope.now() });
}

const toNoticedOrder = ({ group, order }: LockedOrder): NoticedOrder => ({
	...order,
	method: group.paymentMethod,
	coinVnd: order.coinBonusVnd + order.coinPaidVnd,
	wasPlaced: order.placedAt !== null,
});

async function completeOrder(scope: Scope, { order }: LockedOrder): Promise<void> {
	const moved = await moveOrder(scope, order, { transition: 'complete', party: 'system' });
	if (!moved.ok) throw new Error(`order ${order.number} was due for completion in state ${order.state}`);
}

/** Both sides are asked; an order with unshipped items stays in its state. */
async function requestArrival(scope: Scope, due: LockedOrder): Promise<void> {
	const { id, state } = due.order;
	const opened = state === 'shipped' ? await openInvestigation(scope, id) : null;
	const details = opened && { caseNumber: opened.number, dueBy: opened.dueBy.toISOString(), occasion: opened.number };
	await remindParty(scope, toNoticedOrder(due), 'ask_arrival', details ?? {});
}

/** An open return decides on the order instead; its end checks this again. */
async function giveUp(scope: Scope, due: LockedOrder): Promise<void> {
	const { group, order } = due;
	if (await hasOpenReturn(scope.read, order.id)) return;
	const open = await openInvestigationOf(scope.read, order.id);
	// A late run asks first and then waits the full promised time.
	if (!open) return requestArrival(scope, due);
	if ((await scope.now()) < open.dueBy) return changeOrders(scope.db, [order.id], { dueAt: open.dueBy });
	const parcels = await parcelsOf(scope.read, [order.id]);
	const ended = parcels.filter(isOnItsWay);
	const lost = await endParcels(scope, { group, order }, { parcels, ended, to: 'lost', party: 'system', proof: '' });
	if (!lost.ok) throw new Error(`order ${order.number} was due to be given up in state ${order.state}`);
}
