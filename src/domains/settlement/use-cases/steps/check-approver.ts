import { findOperatorById } from '#src/domains/identity/index.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { fail } from '../../contract/settlement.ts';

export async function checkApprover(
	scope: Scope<OperatorActor>,
	shopId: string,
): Promise<Result<null, Failure<'settlement.not_operator' | 'vendors.office_own_shop'>>> {
	const isOperator = (await findOperatorById(scope.read, scope.actor.customerId)) !== null;
	return isOperator ? checkOperatorConflict(scope, shopId) : fail('settlement.not_operator');
}
