import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { mayMove } from '#src/shared/states.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { InvestigationOutcome } from '../../contract/investigation.ts';
import { changeInvestigation, insertInvestigation, openInvestigationOf } from '../../db/investigation-repository.ts';
import type { ParcelInvestigation } from '../../db/tables.ts';
import { investigationStates } from '../../rules/investigation-states.ts';

/** Opens an investigation and moves the order's deadline to its end. */
export async function openInvestigation(scope: Scope, orderId: string): Promise<ParcelInvestigation> {
	const earlier = await openInvestigationOf(scope.read, orderId);
	if (earlier) return earlier;
	const at = await scope.now();
	const made: ParcelInvestigation = {
		id: newId(),
		number: newNumber(),
		orderId,
		state: 'open',
		openedAt: at,
		dueBy: addMs(at, ordersConfig.findDays * DAY_MS),
		closedAt: null,
		closedBy: null,
		note: '',
	};
	await insertInvestigation(scope.db, made);
	await recordEvents(scope.db, [{ orderId, kind: 'case_opened', party: 'system', note: made.number, at }]);
	await changeOrders(scope.db, [orderId], { dueAt: made.dueBy });
	return made;
}

type InvestigationClosing = { readonly to: InvestigationOutcome; readonly note?: string; readonly by?: string };

/** Does nothing without an open investigation. Call with the order's lock held. */
export async function closeInvestigation(
	scope: Scope,
	orderId: string,
	{ to, note = '', by }: InvestigationClosing,
): Promise<void> {
	const of = await openInvestigationOf(scope.read, orderId);
	if (!of || !mayMove(investigationStates, of.state, to)) return;
	const at = await scope.now();
	await changeInvestigation(scope.db, of.id, { state: to, closedAt: at, closedBy: by ?? null, note });
	const said = [of.number, note].filter(Boolean).join('. ');
	await recordEvents(scope.db, [{ orderId, kind: 'case_closed', party: 'system', reason: to, note: said, at }]);
}
