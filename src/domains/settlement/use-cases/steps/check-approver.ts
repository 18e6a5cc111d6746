import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../../contract.ts';
import { approverStanding } from '../../db/payout-repository.ts';

/** Money is decided by operators, never by somebody of the shop that gets it. */
export async function checkApprover(
	scope: Scope<OperatorActor>,
	shopId: string,
): Promise<Result<null, Failure<'settlement.not_operator' | 'settlement.own_shop'>>> {
	const { isOperator, isOfShop } = await approverStanding(scope.read, scope.actor.customerId, shopId);
	if (!isOperator) return refuse('settlement.not_operator');
	return isOfShop ? refuse('settlement.own_shop') : ok(null);
}
