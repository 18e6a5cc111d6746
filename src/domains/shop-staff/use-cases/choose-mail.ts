import { fail } from '#src/domains/vendors/contract/shop.ts';
import type { ChooseMailInput } from '#src/domains/vendors/contract/staff.ts';
import { lockShop } from '#src/domains/vendors/db/shop-repository.ts';
import { recordMailPreference } from '#src/domains/vendors/db/staff-repository.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';

type Answer = Result<ChooseMailInput, Failure<'vendors.staff_unknown' | 'vendors.staff_owner'>>;

/** Staff of any role may choose for themselves; the owner always receives mails. */
export function chooseMail(context: Context<VendorActor>, { wantsMail }: ChooseMailInput): Promise<Answer> {
	return transact(context, async ({ db, actor }): Promise<Answer> => {
		const { shopId, customerId } = actor;
		const shop = await lockShop(db, shopId);
		if (shop?.ownerId === customerId) return fail('vendors.staff_owner');
		if (!(await recordMailPreference(db, shopId, customerId, wantsMail))) return fail('vendors.staff_unknown');
		return ok({ wantsMail });
	});
}
