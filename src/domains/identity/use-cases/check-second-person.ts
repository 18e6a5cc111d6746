import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failOperator, type OperatorFailure } from '../contract/operators.ts';
import { findOperatorById } from '../queries/find-operator.ts';

/** Grants of money need the approval of a second operator. `others` may be neither of the two. */
export async function checkSecondPerson(
	scope: Scope<OperatorActor>,
	approvedBy: string | null,
	others: readonly string[] = [],
): Promise<Result<null, Failure<OperatorFailure>>> {
	const isOther = approvedBy !== null && ![scope.actor.customerId, ...others].includes(approvedBy);
	const isOperator = isOther && (await findOperatorById(scope.read, approvedBy)) !== null;
	return isOperator ? ok(null) : failOperator('identity.second_person_needed');
}
