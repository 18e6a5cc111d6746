import type { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { fail, type OwnShop, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { addStaff, hasShop, insertShop, lockApplicant } from '#src/domains/vendors/db/shop-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { slugOf } from '#src/shared/slug.ts';
import { checkDraft } from './steps/shop-draft.ts';

type Identity = {
	readonly identityKey?: string | null;
	readonly isFurtherShop?: boolean;
	readonly infoRounds?: number;
};

export function openShop(
	context: Context<MemberActor>,
	input: OpenShopInput,
	identity: Identity = {},
): Promise<Result<OwnShop, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		if (!actor.emailVerified) return fail('vendors.email_unverified');
		await lockApplicant(db, actor.customerId);
		if (await hasShop(read, actor.customerId)) return fail('vendors.has_shop');
		const draft = await checkDraft(scope, input);
		if (!draft.ok) return draft;
		const at = await now();
		const made = { id: newId(), ownerId: actor.customerId, createdAt: at, updatedAt: at };
		const shop = { ...draft.value, ...identity, ...made, state: 'draft' as const };
		const slug = await insertShop(db, shop, slugOf(shop.name) || 'gian-hang');
		await addStaff(db, shop.id, actor.customerId, 'admin', at);
		const { id, name, capabilities } = shop;
		return ok({ id, name, slug, capabilities, state: 'draft' as const, stateReason: '' });
	});
}
