import { listProvinces } from '#src/domains/addresses/index.ts';
import { lockRight } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import {
	type CreateProfileInput,
	fail,
	type RemoveProfileInput,
	type SaveProfileInput,
	type ShippingFailure,
	type ShippingProfile,
	type ShippingProfiles,
	type ShippingTerms,
	shippingConfig,
} from '../contract.ts';
import { deleteProfile, insertProfile, lockRates, profilesOf, recordProfile } from '../db/profile-repository.ts';
import { checkTerms } from '../rules/profile-check.ts';

type Answer = Promise<Result<ShippingProfiles, Failure<ShippingFailure>>>;
type Before = readonly ShippingProfile[];

export const createProfile = (context: Context<VendorActor>, input: CreateProfileInput): Answer =>
	save(context, async (scope, before) => {
		if (before.length >= shippingConfig.profilesMax)
			return fail('shipping.profiles_full', { max: shippingConfig.profilesMax });
		if (input.isCommon && before.some(({ isCommon }) => isCommon)) return fail('shipping.common_taken');
		const checked = await check(scope, input.terms);
		if (!checked.ok) return checked;
		const { isCommon, terms } = input;
		const profile = { id: newId(), name: cleanLine(input.name), isCommon, terms };
		await insertProfile(scope.db, { ...profile, shopId: scope.actor.shopId, at: await scope.now() });
		return ok({ profileId: profile.id, action: 'shipping_added', terms });
	});

export const saveProfile = (context: Context<VendorActor>, input: SaveProfileInput): Answer =>
	save(context, async (scope, before) => {
		const { profileId, version, terms } = input;
		const profile = before.find(({ id }) => id === profileId);
		if (!profile) return fail('shipping.profile_not_found');
		if (profile.version !== version) return fail('shipping.profile_changed', { current: profile });
		const checked = await check(scope, terms);
		if (!checked.ok) return checked;
		const change = { name: cleanLine(input.name), version: version + 1, terms, at: await scope.now() };
		await recordProfile(scope.db, profileId, change);
		return ok({ profileId, action: 'shipping_changed', terms });
	});

/** Products that used the profile fall back to the shop's common rates. */
export const removeProfile = (context: Context<VendorActor>, { profileId }: RemoveProfileInput): Answer =>
	save(context, async (scope, before) => {
		const profile = before.find(({ id }) => id === profileId);
		if (!profile) return fail('shipping.profile_not_found');
		await deleteProfile(scope.db, profileId);
		return ok({ profileId, action: 'shipping_removed', terms: profile.terms });
	});

type Stored = { readonly profileId: string; readonly action: string; readonly terms: ShippingTerms };

function save(
	context: Context<VendorActor>,
	change: (scope: Scope<VendorActor>, before: Before) => Promise<Result<Stored, Failure<ShippingFailure>>>,
): Answer {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!(await lockRight(scope, 'shop.edit'))) return fail('shipping.role_not_allowed');
		const state = await lockRates(db, actor.shopId);
		if (state === null || state === 'terminated' || state === 'rejected') return fail('shipping.state_refuses');
		const done = await change(scope, await profilesOf(readOnly(db), actor.shopId));
		if (!done.ok) return done;
		const { profileId, action, terms } = done.value;
		await audit(scope, { subjectType: 'shop', subjectId: actor.shopId, action, facts: { profileId, terms } });
		await dropPages(db, [`shop:${actor.shopId}`]);
		return ok({ items: [...(await profilesOf(readOnly(db), actor.shopId))], nextCursor: null });
	});
}

async function check({ read }: Scope, terms: ShippingTerms) {
	const provinces = await listProvinces(read);
	return checkTerms(terms, new Set(provinces.map(({ code }) => code)));
}
