import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/identity.ts';
import { findCustomerByEmail, makeOperator } from '../db/customer-repository.ts';
import { endSessionsOfCustomer } from './end-sessions.ts';

/** Ends all sessions, because a cookie from before the grant must not get the privilege. */
export async function grantOperator(
	context: Context<OperatorActor | SystemActor>,
	input: { readonly email: string },
): Promise<Result<{ readonly customerId: string }, Failure<'identity.customer_not_found'>>> {
	return transact(context, async (scope) => {
		const customer = await findCustomerByEmail(scope.db, normaliseEmail(input.email) ?? '');
		if (!customer) return fail('identity.customer_not_found');
		await makeOperator(scope.db, customer.id);
		await endSessionsOfCustomer(scope, customer.id);
		await audit(scope, { subjectType: 'customer', subjectId: customer.id, action: 'operator_granted', facts: {} });
		return ok({ customerId: customer.id });
	});
}
