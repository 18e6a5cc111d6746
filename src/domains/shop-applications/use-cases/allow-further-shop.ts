import { fail } from '#src/domains/vendors/contract/shop.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { lockApplicationOf, recordApplication } from '../db/application-repository.ts';

type Input = { readonly applicantId: string; readonly reason: string };
type Rejected = 'vendors.application_missing' | 'vendors.office_own_shop' | 'vendors.reason_missing';

export function allowFurtherShop(
	context: Context<OperatorActor>,
	{ applicantId, reason: written }: Input,
): Promise<Result<{ readonly applicantId: string }, Failure<Rejected>>> {
	return transact(context, async (scope): Promise<Result<{ applicantId: string }, Failure<Rejected>>> => {
		const reason = clean(written);
		if (reason === '') return fail('vendors.reason_missing');
		const application = await lockApplicationOf(scope.db, applicantId);
		if (!application) return fail('vendors.application_missing');
		if (applicantId === scope.actor.customerId) return fail('vendors.office_own_shop');
		await recordApplication(scope.db, application.id, { isFurtherAllowed: true });
		const entry = { subjectType: 'shop_application', subjectId: application.id, action: 'further_shop_allowed' };
		await audit(scope, { ...entry, facts: { reason } });
		return ok({ applicantId });
	});
}
