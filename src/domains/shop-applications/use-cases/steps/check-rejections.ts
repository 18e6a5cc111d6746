import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { rejectionsOf } from '../../db/rejection-repository.ts';
import { appliesAgainFrom, rejectionsCountFrom } from '../../rules/apply-again.ts';

type ApplicantKey = { readonly applicantId: string; readonly identityKey?: string };

export async function checkRejections(
	{ fresh, now }: Scope,
	whose: ApplicantKey,
): Promise<Result<null, Failure<'vendors.applied_too_often'>>> {
	const at = await now();
	const times = await rejectionsOf(fresh, { ...whose, after: rejectionsCountFrom(at) });
	const from = appliesAgainFrom(
		times.map(({ rejectedAt }) => rejectedAt),
		at,
	);
	const { rejectionsMax: max, rejectionDays: days } = applicationConfig;
	return from > at ? fail('vendors.applied_too_often', { max, days }) : ok(null);
}
