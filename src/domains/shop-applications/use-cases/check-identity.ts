import { fail } from '#src/domains/vendors/contract/shop.ts';
import { checkOperatorConflict, vendorsWiring } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { lockApplicationOfShop, recordApplication } from '../db/application-repository.ts';

type Rejected =
	| 'vendors.application_missing'
	| 'vendors.office_own_shop'
	| 'vendors.identity_missing'
	| 'vendors.identity_differs';
type Input = { readonly shopId: string; readonly number: string };

export async function checkIdentity(
	context: Context<OperatorActor>,
	{ shopId, number }: Input,
): Promise<Result<{ readonly shopId: string }, Failure<Rejected>>> {
	const hash = await vendorsWiring().identityCheck.recognise(number.replace(/[\s.-]/g, ''));
	return transact(context, async (scope): Promise<Result<{ shopId: string }, Failure<Rejected>>> => {
		const application = await lockApplicationOfShop(scope.db, shopId);
		if (!application) return fail('vendors.application_missing');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		const { identityHash, identityAssertionId: assertionId } = application;
		if (!identityHash) return fail('vendors.identity_missing');
		if (identityHash !== hash) return fail('vendors.identity_differs');
		await recordApplication(scope.db, application.id, { identityCheckedAt: await scope.now() });
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'identity_checked', facts: { assertionId } });
		return ok({ shopId });
	});
}
