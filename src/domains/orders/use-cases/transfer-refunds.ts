import { postTransfers } from '#src/domains/ledger/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type BankAccount, type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { recordEvents } from '../db/order-repository.ts';
import { lockRefund, refundsToTransfer } from '../db/refund-repository.ts';
import { openBank } from '../rules/bank-account.ts';
import { ordersWiring } from '../wiring.ts';
import { recordPaidBack } from './record-paid-back.ts';

const FILE_MAX = 500;

type Transfer = BankAccount & {
	readonly refundId: string;
	readonly orderNumber: string;
	readonly amountVnd: number;
	readonly issuedAt: Date;
};

/** What a person has to transfer, accounts opened: each look stands in the audit chain of its refund. */
export async function openTransfers(context: Context<SystemActor>): Promise<readonly Transfer[]> {
	const opened = await transact(context, async (scope) => {
		const waiting = await refundsToTransfer(scope.read, FILE_MAX);
		const seal = ordersWiring().bankSeal;
		const transfers = waiting.flatMap(({ id, bankSealed, orderNumber, cashVnd, shippingVnd, issuedAt }) =>
			bankSealed === null
				? []
				: [{ refundId: id, orderNumber, amountVnd: cashVnd + shippingVnd, issuedAt, ...openBank(seal, bankSealed) }],
		);
		for (const { refundId } of transfers)
			await audit(scope, { subjectType: 'order_refund', subjectId: refundId, action: 'account_read', facts: {} });
		return ok(transfers);
	});
	return opened.value;
}

/** The bank has transferred it: once, however often somebody says so. */
export function confirmTransfer(
	context: Context<SystemActor>,
	{ refundId, reference }: { readonly refundId: string; readonly reference: string },
): Promise<Result<{ readonly refundId: string }, Failure<ReturnRefusal>>> {
	return transact(context, async (scope) => {
		const refund = await lockRefund(scope.db, refundId);
		if (refund?.channel !== 'bank') return refuseReturn('orders.return_not_found');
		if (refund.paidAt) return refuseReturn('orders.return_wrong_state');
		const { orderId, cashVnd, shippingVnd } = refund;
		const paid = await postTransfers(scope, {
			source: { type: 'order_refund', id: refundId },
			legs: [
				{
					leg: 'transferred',
					debit: { kind: 'refund_payable', ownerId: orderId },
					credit: { kind: 'bank' },
					amountVnd: cashVnd + shippingVnd,
				},
			],
		});
		if (!paid.ok) throw new Error(`transfer of refund ${refundId} was refused by the ledger`);
		await recordPaidBack(scope, refundId);
		await recordEvents(scope.db, [{ orderId, kind: 'refunded', party: 'system', at: await scope.now() }]);
		const facts = { reference, amountVnd: cashVnd + shippingVnd };
		await audit(scope, { subjectType: 'order_refund', subjectId: refundId, action: 'transferred', facts });
		return ok({ refundId });
	});
}
