import { fail } from '#src/domains/vendors/contract/shop.ts';
import type { AcceptInvitationInput } from '#src/domains/vendors/contract/staff.ts';
import { addStaff, hasShop, lockApplicant } from '#src/domains/vendors/db/shop-repository.ts';
import { endInvitation, lockInvitation } from '#src/domains/vendors/db/staff-repository.ts';
import { notifyOwner } from '#src/domains/vendors/index.ts';
import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { findPerson } from '../queries/find-person.ts';

type Rejected =
	| 'vendors.invitation_gone'
	| 'vendors.invitation_other'
	| 'vendors.email_unverified'
	| 'vendors.state_refuses'
	| 'vendors.staff_taken';
type Answer = Result<{ readonly shopName: string }, Failure<Rejected>>;

export function acceptInvitation(context: Context<MemberActor>, { token }: AcceptInvitationInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read, actor, now } = scope;
		const { customerId } = actor;
		if (!actor.emailVerified) return fail('vendors.email_unverified');
		await lockApplicant(db, customerId);
		const invited = await lockInvitation(db, hashSecret(token));
		const at = await now();
		if (!invited || invited.endedAt || at >= invited.expiresAt) return fail('vendors.invitation_gone');
		if (!mayShopSell(invited.shopState)) return fail('vendors.state_refuses', { state: invited.shopState });
		const person = await findPerson(read, customerId);
		if (person?.email !== invited.email) return fail('vendors.invitation_other');
		if (await hasShop(read, customerId)) return fail('vendors.staff_taken');
		const { shopId, shopName, role } = invited;
		await endInvitation(db, shopId, invited.id, at);
		await addStaff(db, shopId, customerId, role, at);
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'staff_joined', facts: { role } });
		await notifyOwner(scope, {
			customerId: invited.invitedBy,
			kind: 'vendors.staff_joined',
			about: invited.id,
			shopName,
			person: person.name,
		});
		return ok({ shopName });
	});
}
