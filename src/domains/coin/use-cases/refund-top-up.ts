import { requestRefund } from '#src/domains/payments/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type RefundedTopUp, type RefundTopUpInput, type topUpRefundErrors } from '../contract/top-up.ts';
import {
	changeSlices,
	lockAccount,
	movementsOfSlices,
	recordMovements,
	slicesByIds,
} from '../db/account-repository.ts';
import { changeTopUp, findTopUp } from '../db/top-up-repository.ts';
import { customerAccount } from '../rules/payer.ts';
import { refundableOf } from '../rules/top-up.ts';

type Answer = Result<RefundedTopUp, Failure<keyof typeof topUpRefundErrors>>;

export function refundTopUp(context: Context<MemberActor>, { topUpId }: RefundTopUpInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { customerId } = actor;
		const seen = await findTopUp(scope.read, topUpId);
		if (seen?.customerId !== customerId) return fail('coin.not_found');
		const account = await lockAccount(db, customerId);
		const topUp = await findTopUp(scope.read, topUpId);
		const [slice] = topUp?.sliceId ? await slicesByIds(db, [topUp.sliceId]) : [];
		if (!topUp?.paidAt || !slice) return fail('coin.not_refundable');
		if (account.frozenAt) return fail('coin.frozen');
		const at = await scope.now();
		const movements = (await movementsOfSlices(scope.read, [slice.id])).get(slice.id) ?? [];
		const { refundableVnd: amountVnd } = refundableOf(movements, slice.heldVnd, at);
		if (amountVnd === 0) return fail('coin.not_refundable');
		// Coin may come back after a refund and go back to its source as well.
		const source = { type: 'top_up_refund', id: newId() };
		const asked = await requestRefund(scope, {
			purpose: 'top_up',
			reference: topUpId,
			amountVnd,
			source,
			reason: 'unspent',
			from: customerAccount('paid', customerId),
			payableOwner: topUpId,
		});
		if (!asked.ok) return fail('coin.not_refundable');
		await changeSlices(db, [{ sliceId: slice.id, remainingVnd: -amountVnd }]);
		await recordMovements(db, [
			{ customerId, sliceId: slice.id, kind: 'refunded', changeVnd: -amountVnd, source, orderId: null, at },
		]);
		await changeTopUp(db, topUpId, { refundedAt: at, refundedVnd: topUp.refundedVnd + amountVnd });
		return ok({ topUpId, refundedVnd: amountVnd });
	});
}
