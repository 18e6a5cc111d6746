import { postTransfers } from '#src/domains/ledger/index.ts';
import { failCashCollection } from '#src/domains/order-money/contract.ts';
import { bankVndOf } from '#src/domains/order-money/rules/refund-shares.ts';
import { findOrder, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { openAccount } from '#src/domains/payments/rules/bank-account.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn, type ReturnFailure } from '../../contract/return.ts';
import {
	lockRefund,
	refundsToTransfer,
	saveTransferBatch,
	waitsOfRefunds,
} from '../../db/refund-transfer-repository.ts';
import { RETURN_SHIPPING } from '../../db/return-shipping-repository.ts';
import { returnsWiring } from '../../wiring.ts';
import { recordPaidBack } from '../steps/record-paid-back.ts';

const FILE_MAX = 500;

type Transfer = ReturnType<typeof openAccount> & {
	readonly refundId: string;
	readonly batchId: string;
	readonly orderNumber: string;
	readonly amountVnd: number;
	readonly issuedAt: Date;
};

export const checkTransfersAllowed = (): Result<null, Failure<'orders.test_site'>> =>
	returnsWiring().isTestSite ? failReturn('orders.test_site') : ok(null);

/**
 * Returns the open transfers with decrypted accounts. Each is in exactly one file, which can be downloaded again;
 * each access is recorded in the audit chain of the refund.
 */
export async function openTransfers(
	context: Context<OperatorActor>,
	again: string | null = null,
): Promise<readonly Transfer[]> {
	if (!checkTransfersAllowed().ok) return [];
	const opened = await transact(context, async (scope) => {
		const waiting = await refundsToTransfer(scope.db, again, FILE_MAX);
		const batchId = again ?? newId();
		const seal = returnsWiring().bankSeal;
		const transfers = waiting.flatMap(({ id, bankSealed, orderNumber, issuedAt, ...refund }) => {
			const about = { refundId: id, batchId, orderNumber, amountVnd: bankVndOf(refund), issuedAt };
			return bankSealed === null ? [] : [{ ...about, ...openAccount(seal, bankSealed) }];
		});
		const ids = transfers.map(({ refundId }) => refundId);
		if (!again && ids.length > 0) await saveTransferBatch(scope.db, batchId, ids);
		const facts = { batchId };
		for (const subjectId of ids)
			await audit(scope, { subjectType: 'order_refund', subjectId, action: 'account_read', facts });
		return ok(transfers);
	});
	return opened.value;
}

export function confirmTransfer(
	context: Context<OperatorActor>,
	{ refundId, reference }: { readonly refundId: string; readonly reference: string },
): Promise<Result<{ readonly refundId: string }, Failure<ReturnFailure | 'orders.refund_waits'>>> {
	return transact(context, async (scope) => {
		const allowed = checkTransfersAllowed();
		if (!allowed.ok) return allowed;
		const refund = await lockRefund(scope.db, refundId);
		if (refund?.channel !== 'bank') return failReturn('orders.refund_not_found');
		const { orderId } = refund;
		const order = await findOrder(scope.read, orderId);
		if (order?.customerId === scope.actor.customerId) return failReturn('orders.refund_own');
		if (refund.paidAt) return failReturn('orders.refund_paid');
		const waitsFor = (await waitsOfRefunds(scope.read, [refundId])).get(refundId);
		if (waitsFor) return failCashCollection('orders.refund_waits', { for: waitsFor });
		const amountVnd = bankVndOf(refund);
		await postTransfers(scope, {
			source: { type: 'order_refund', id: refundId },
			legs: [
				{
					leg: 'transferred',
					debit: { kind: 'refund_payable', ownerId: orderId },
					credit: { kind: 'bank' },
					amountVnd,
				},
			],
		});
		await recordPaidBack(scope, refundId);
		if (refund.sourceType !== RETURN_SHIPPING)
			await recordEvents(scope.db, [{ orderId, kind: 'refunded', party: 'system', at: await scope.now() }]);
		const facts = { reference, amountVnd };
		await audit(scope, { subjectType: 'order_refund', subjectId: refundId, action: 'transferred', facts });
		return ok({ refundId });
	});
}
