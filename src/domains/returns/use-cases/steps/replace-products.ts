import { releaseReservation, reserveStock, shipStock } from '#src/domains/inventory/index.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { productOf } from '#src/domains/orders/rules/line-quantities.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn } from '../../contract/return.ts';
import { changeReturn, linesOfReturns } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { returnTransitionAt } from '../../rules/scheduled-transitions.ts';
import type { LockedReturn } from './lock-return.ts';
import { moveReturn, type ReturnStatement, recordReturnStatement } from './move-return.ts';

const sourceOf = ({ id }: OrderReturn) => ({ type: 'return', id }) as const;
const returnedProducts = async ({ read }: Scope, { order, of }: LockedReturn) =>
	productOf(await linesOfOrders(read, [order.id]), await linesOfReturns(read, [of.id]));

export async function offerReplacement(
	scope: Scope,
	locked: LockedReturn,
	said: ReturnStatement,
): Promise<Result<OrderReturn, Failure<'orders.return_no_replacement'>>> {
	const source = sourceOf(locked.of);
	const lines = (await returnedProducts(scope, locked)).map((goods) => ({ source, ...goods }));
	const reserved = await reserveStock(scope, lines, null);
	if (!reserved.ok) return failReturn('orders.return_no_replacement');
	const changes = { replacementOfferedAt: await scope.now() };
	return ok(await moveReturn(scope, locked.of, { to: 'inspected', kind: 'replacement_offered', changes, ...said }));
}

export async function agreeReplacement(scope: Scope, of: OrderReturn, said: ReturnStatement): Promise<OrderReturn> {
	const at = await scope.now();
	const agreed: OrderReturn = { ...of, replacementAgreedAt: at };
	const { next } = returnTransitionAt(agreed, at);
	await changeReturn(scope.db, of.id, { replacementAgreedAt: at, dueAt: next });
	await recordReturnStatement(scope, of.id, 'replacement_agreed', at, said);
	return { ...agreed, dueAt: next };
}

export async function sendReplacement(
	scope: Scope,
	locked: LockedReturn,
	said: ReturnStatement,
	replacementTracking: string,
): Promise<OrderReturn> {
	await shipStock(scope, sourceOf(locked.of), await returnedProducts(scope, locked));
	return moveReturn(scope, locked.of, { to: 'replaced', changes: { replacementTracking }, ...said });
}

export async function dropReplacement(scope: Scope, of: OrderReturn): Promise<void> {
	if (of.replacementOfferedAt) await releaseReservation(scope, sourceOf(of));
}
