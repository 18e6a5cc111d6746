import { type OperatorFailure, operatorConfig } from '#src/domains/identity/contract/operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import { fail, type OrderFailure, type OrderState } from '#src/domains/orders/contract/order.ts';
import { changeOrders, findOrder } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrderById } from '#src/domains/orders/index.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { ReturnFailure } from '#src/domains/returns/contract/return.ts';
import { checkJudge, hasOpenReturn } from '#src/domains/returns/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { INVESTIGATION_NOTE_MAX } from '../../contract/investigation.ts';
import { findInvestigation } from '../../db/investigation-repository.ts';
import { parcelInvestigationFound } from '../../events.ts';
import { investigationStates } from '../../rules/investigation-states.ts';
import { isOnItsWay } from '../../rules/parcel-states.ts';
import { endParcels } from '../steps/end-parcels.ts';
import { closeInvestigation } from '../steps/open-close-investigation.ts';

export type DecideInvestigation = {
	readonly number: string;
	/** `found` restarts the 15 days of waiting; `lost` ends the order immediately. */
	readonly outcome: 'found' | 'lost';
	readonly note: string;
	readonly approvedBy: string | null;
};
type Rejected = OrderFailure | OperatorFailure | Extract<ReturnFailure, 'orders.ruling_own'>;
type Answer = Result<{ readonly orderNumber: string; readonly state: OrderState }, Failure<Rejected>>;

export function decideInvestigation(context: Context<OperatorActor>, input: DecideInvestigation): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { number, outcome } = input;
		const locked = await lockOrderOf(scope, number);
		const of = locked && (await findInvestigation(scope.read, number));
		if (!locked || !of) return fail('orders.case_not_found');
		if (!mayMove(investigationStates, of.state, outcome)) return fail('orders.case_closed');
		const note = clean(input.note);
		if (note === '' || note.length > INVESTIGATION_NOTE_MAX)
			return fail('orders.case_note', { max: INVESTIGATION_NOTE_MAX });
		const allowed = await checkDecision(scope, locked, input);
		if (!allowed.ok) return allowed;
		await closeInvestigation(scope, of.orderId, { to: outcome, note, by: scope.actor.customerId });
		const facts = { outcome, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'order_case', subjectId: of.id, action: 'decided', facts });
		const { number: orderNumber } = locked.order;
		const state = outcome === 'found' ? await resumeOrder(scope, locked, number) : await isLost(scope, locked);
		return ok({ orderNumber, state });
	});
}

async function lockOrderOf(scope: Scope, number: string): Promise<LockedOrder | null> {
	const seen = await findInvestigation(scope.read, number);
	const order = seen && (await findOrder(scope.read, seen.orderId));
	return order ? lockOrderById(scope, order) : null;
}

/** Rejects operators who are a party of the order, and orders with an open return, which decides on the refund. */
async function checkDecision(
	scope: Scope<OperatorActor>,
	{ order }: LockedOrder,
	{ outcome, approvedBy }: DecideInvestigation,
): Promise<Result<unknown, Failure<Rejected>>> {
	const sides = await checkJudge(scope, order);
	if (!sides.ok || outcome === 'found') return sides;
	if (await hasOpenReturn(scope.read, order.id)) return fail('orders.case_in_return');
	const needsSecond = order.totalVnd > operatorConfig.secondPersonAboveVnd;
	return needsSecond ? checkSecondPerson(scope, approvedBy, sides.value) : ok(null);
}

/** Counts as a tracking event now; both sides are notified of the new deadline. */
async function resumeOrder(scope: Scope, { order }: LockedOrder, caseNumber: string): Promise<OrderState> {
	const at = await scope.now();
	const dueAt = nextTransitionAt({ ...order, lastScanAt: at }, at);
	await changeOrders(scope.db, [order.id], { lastScanAt: at, dueAt });
	const againAt = dueAt?.toISOString() ?? null;
	await scope.publish(scope.db, parcelInvestigationFound({ orderId: order.id, caseNumber, againAt }));
	return order.state;
}

async function isLost(scope: Scope, locked: LockedOrder): Promise<OrderState> {
	const parcels = await parcelsOf(scope.read, [locked.order.id]);
	const ended = parcels.filter(isOnItsWay);
	const lost = await endParcels(scope, locked, { parcels, ended, to: 'lost', party: 'system', proof: '' });
	if (!lost.ok) throw new Error(`order ${locked.order.number} could not be given up in state ${locked.order.state}`);
	return lost.value;
}
