import { fail, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { type InvitationIdInput, type InviteStaffInput, staffConfig } from '#src/domains/vendors/contract/staff.ts';
import {
	countPeople,
	endInvitation,
	endInvitationsTo,
	insertInvitation,
} from '#src/domains/vendors/db/staff-repository.ts';
import { lockOwnShop, vendorsWiring } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { sendMailJob } from '#src/platform/mail/index.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { checkEmail } from '#src/shared/email-check.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { INVITATION_MAIL } from '../jobs/check-invitation-mails.ts';
import { findStaffByEmail } from '../queries/find-person.ts';

type Answer = Promise<Result<{ readonly invitationId: string }, Failure<VendorFailure>>>;
const { inviteDays, peopleMax } = staffConfig;

export function inviteStaff(context: Context<VendorActor>, input: InviteStaffInput): Answer {
	const { email: typed, role, isEmailConfirmed = false } = input;
	return transact(context, async (scope): Answer => {
		const { db, read, actor, now } = scope;
		const locked = await lockOwnShop(scope, 'staff.keep');
		if (!locked.ok) return locked;
		const { id: shopId, name: shopName, state } = locked.value;
		if (state === 'suspended') return fail('vendors.state_refuses', { state });
		const verdict = checkEmail(cleanLine(typed));
		if (verdict.kind === 'malformed') {
			const { suggestion } = verdict;
			return fail('vendors.email_invalid', { suggestion }, { email: 'vendors.email_invalid' });
		}
		if (verdict.kind === 'mistyped' && !isEmailConfirmed)
			return fail('vendors.email_mistyped', { suggestion: verdict.suggestion }, { email: 'vendors.email_mistyped' });
		const { email } = verdict;
		if (await findStaffByEmail(read, shopId, email))
			return fail('vendors.staff_taken', undefined, { email: 'vendors.staff_taken' });
		const at = await now();
		await endInvitationsTo(db, shopId, email, at);
		if ((await countPeople(db, shopId, at)) >= peopleMax) return fail('vendors.staff_full', { max: peopleMax });
		const [id, token] = [newId(), newSecret()];
		const expiresAt = addMs(at, inviteDays * DAY_MS);
		const invited = { id, shopId, email, role, invitedBy: actor.customerId, createdAt: at, expiresAt };
		await insertInvitation(db, { ...invited, tokenHash: hashSecret(token) });
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'staff_invited', facts: { role } });
		const letter = vendorsWiring().mailOf({ shopName, role, token });
		const ground = { kind: INVITATION_MAIL, facts: { id } };
		await scope.enqueue(db, sendMailJob, { key: `staff-invitation-${id}`, to: email, ...letter, ground });
		return ok({ invitationId: id });
	});
}

export function revokeInvitation(context: Context<VendorActor>, { invitationId }: InvitationIdInput): Answer {
	return transact(context, async (scope): Answer => {
		const locked = await lockOwnShop(scope, 'staff.keep');
		if (!locked.ok) return locked;
		const isEnded = await endInvitation(scope.db, locked.value.id, invitationId, await scope.now());
		return isEnded ? ok({ invitationId }) : fail('vendors.staff_unknown');
	});
}
