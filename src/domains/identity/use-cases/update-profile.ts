import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { toE164 } from '#src/shared/phone.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { fail, type ProfileInput, type ProfileView } from '../contract/identity.ts';
import { changeProfile, lockContact } from '../db/customer-repository.ts';
import { getProfile } from '../queries/get-profile.ts';

export async function updateProfile(
	context: Context<MemberActor>,
	input: ProfileInput,
): Promise<Result<ProfileView, Failure<'identity.phone_invalid' | 'identity.phone_verified'>>> {
	const typed = input.phone?.trim() ?? '';
	const given = typed === '' ? null : toE164(typed);
	if (typed !== '' && !given) return fail('identity.phone_invalid', undefined, { phone: 'identity.phone_invalid' });
	return transact(context, async (scope) => {
		const current = await lockContact(scope.db, scope.actor.customerId);
		const phone = input.phone === undefined ? current.phone : given;
		if (current.isPhoneVerified && phone !== current.phone)
			return fail('identity.phone_verified', undefined, { phone: 'identity.phone_verified' });
		await changeProfile(scope.db, scope.actor.customerId, { name: cleanLine(input.name), phone });
		return ok(await getProfile(scope));
	});
}
