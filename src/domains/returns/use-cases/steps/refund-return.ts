import { refundedQuantities, refundShare, returnVoucherUses } from '#src/domains/order-money/index.ts';
import { outwardShippingVnd } from '#src/domains/order-money/rules/outward-shipping.ts';
import { refundsLastUnit, WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { countOf, remainingQuantities, subtractQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import type { Scope } from '#src/platform/context.ts';
import { outwardShippingOf } from '../../db/outward-shipping-repository.ts';
import { linesOfReturns } from '../../db/return-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { isFault } from '../../rules/return-windows.ts';
import { endReturned } from './end-returned-order.ts';
import type { LockedReturn } from './lock-return.ts';
import { moveReturn, type ReturnStatement } from './move-return.ts';
import { dropReplacement } from './replace-products.ts';

export async function refundReturn(scope: Scope, locked: LockedReturn, said: ReturnStatement): Promise<OrderReturn> {
	await payBack(scope, locked, WHOLE_PERCENT);
	await dropReplacement(scope, locked.of);
	return moveReturn(scope, locked.of, { to: 'refunded', ...said });
}

export async function executeRuling(scope: Scope, locked: LockedReturn, said: ReturnStatement): Promise<OrderReturn> {
	const percent = locked.of.rulingPercent ?? 0;
	if (percent > 0) await payBack(scope, locked, percent);
	return moveReturn(scope, locked.of, { to: 'closed', ...said });
}

async function payBack(scope: Scope, { group, order, of }: LockedReturn, percent: number): Promise<void> {
	const before = await refundedQuantities(scope.read, order.id);
	const bought = await linesOfOrders(scope.read, [order.id]);
	// A failed delivery may have refunded items since the ruling.
	const lines = remainingQuantities(subtractQuantities(bought, before), await linesOfReturns(scope.read, [of.id]));
	if (lines.length === 0) return;
	const isLast = percent === WHOLE_PERCENT && refundsLastUnit(bought, before, lines);
	if (isLast && isFault(of.reason)) await returnVoucherUses(scope, { group, order });
	const faulty = percent === WHOLE_PERCENT && isFault(of.reason) ? countOf(lines) : 0;
	const shippingVnd = outwardShippingVnd(await outwardShippingOf(scope.read, order.id), faulty);
	const bank =
		of.bankSealed !== null && of.bankShown !== null ? { bankSealed: of.bankSealed, bankShown: of.bankShown } : null;
	const source = { type: 'return', id: of.id };
	await refundShare(scope, { group, order }, { source, lines, shippingVnd, reason: 'return', percent, bank });
	if (isLast) await endReturned(scope, order);
}
