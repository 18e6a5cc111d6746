import { fail, type ShopState } from '#src/domains/vendors/contract/shop.ts';
import { findShopRow, hasShop, lockApplicant, lockShopOfOwner } from '#src/domains/vendors/db/shop-repository.ts';
import type { Application } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { insertApplication, lockApplicationOf, recordApplication } from '../../db/application-repository.ts';
import { formOfShop } from '../../queries/application-form.ts';
import { isApplicationOpen } from '../../rules/application-check.ts';

export type OpenApplication = { readonly application: Application; readonly state: ShopState | null };
export type OpenFailure = 'vendors.email_unverified' | 'vendors.has_shop' | 'vendors.application_closed';

export async function lockOpenApplication(
	scope: Scope<MemberActor>,
): Promise<Result<OpenApplication, Failure<OpenFailure>>> {
	const { db, read, actor } = scope;
	if (!actor.emailVerified) return fail('vendors.email_unverified');
	await lockApplicant(db, actor.customerId);
	const shop = await lockShopOfOwner(db, actor.customerId);
	if (!shop && (await hasShop(read, actor.customerId))) return fail('vendors.has_shop');
	const state = shop?.state ?? null;
	if (!isApplicationOpen(state)) return fail('vendors.application_closed');
	const application = (await lockApplicationOf(db, actor.customerId)) ?? (await begin(scope, shop?.id ?? null));
	return ok({ application, state });
}

async function begin({ db, actor, now }: Scope<MemberActor>, shopId: string | null): Promise<Application> {
	const shop = shopId ? await findShopRow(db, shopId) : null;
	const at = await now();
	const form = shop ? formOfShop(shop) : {};
	return insertApplication(db, {
		id: newId(),
		applicantId: actor.customerId,
		shopId,
		form,
		createdAt: at,
		updatedAt: at,
	});
}

/** Every change restarts the deadline after which abandoned drafts are closed. */
export const markApplicationChanged = async (
	{ db, now }: Scope,
	id: string,
	change: Parameters<typeof recordApplication>[2] = {},
): Promise<Date> => {
	const updatedAt = await now();
	await recordApplication(db, id, { ...change, updatedAt });
	return updatedAt;
};
