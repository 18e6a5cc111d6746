import { applicationConfig, type SubmitIdentityInput } from '#src/domains/vendors/contract/application.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import { vendorsWiring } from '#src/domains/vendors/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { isCitizenNumber, isOfAge } from '../rules/citizen-number.ts';
import { lockOpenApplication, markApplicationChanged, type OpenFailure } from './steps/lock-application.ts';

type Rejected = OpenFailure | 'vendors.identity_invalid' | 'vendors.too_young';
const { adultYears } = applicationConfig;

export async function submitIdentity(
	context: Context<MemberActor>,
	{ number: typed, birthDate }: SubmitIdentityInput,
): Promise<Result<{ readonly hasIdentity: true }, Failure<Rejected>>> {
	const number = typed.replace(/[\s.-]/g, '');
	if (!isCitizenNumber(number, birthDate))
		return fail('vendors.identity_invalid', undefined, { number: 'vendors.identity_invalid' });
	const asserted = await vendorsWiring().identityCheck.assert({ number, birthDate });
	return transact(context, async (scope) => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const at = await scope.now();
		if (!isOfAge(birthDate, vietnamDay(at), adultYears)) return fail('vendors.too_young', { years: adultYears });
		await markApplicationChanged(scope, open.value.application.id, {
			identityAssertionId: asserted.assertionId,
			identityHash: asserted.subjectHash,
			identityCheckedAt: asserted.isChecked ? at : null,
		});
		return ok({ hasIdentity: true as const });
	});
}
