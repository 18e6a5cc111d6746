import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { isAnotherIdentity } from '../rules/application-check.ts';
import { lockOpenApplication, markApplicationChanged, type OpenFailure } from './steps/lock-application.ts';

/** Merges single fields, so that two devices that edit different fields overwrite nothing. */
export function saveApplication(
	context: Context<MemberActor>,
	typed: ApplicationForm,
): Promise<Result<{ readonly savedAt: string }, Failure<OpenFailure>>> {
	return transact(context, async (scope) => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const { id, form: before } = open.value.application;
		const form = { ...before, ...typed };
		const unchecked = isAnotherIdentity(before, form) ? { identityCheckedAt: null } : {};
		const savedAt = await markApplicationChanged(scope, id, { form, ...unchecked });
		return ok({ savedAt: savedAt.toISOString() });
	});
}
