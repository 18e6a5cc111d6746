import { listProvinces } from '#src/domains/addresses/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { toE164 } from '#src/shared/phone.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese, slugOf } from '#src/shared/slug.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { type OpenShopInput, type OwnShop, refuse, type VendorRefusal } from '../contract.ts';
import { addStaff, hasShop, insertShop, lockApplicant } from '../db/shop-repository.ts';
import { checkShopWords } from '../rules/shop-words.ts';

/** Starts a shop as a draft of its owner, who then submits it for approval. One person, one shop. */
export function openShop(
	context: Context<MemberActor>,
	input: OpenShopInput,
): Promise<Result<OwnShop, Failure<VendorRefusal>>> {
	return transact(context, async ({ db, read, actor, now }) => {
		if (!actor.emailVerified) return refuse('vendors.email_unverified');
		await lockApplicant(db, actor.customerId);
		if (await hasShop(read, actor.customerId)) return refuse('vendors.has_shop');
		if (input.legalKind !== 'individual' && !input.taxCode) return refuse('vendors.tax_code_missing');
		const phone = toE164(input.phone);
		if (!phone) return refuse('vendors.phone_invalid');
		const draft = draftOf(input, phone);
		const { name, tagline, description } = draft;
		const worded = checkShopWords({ name, tagline, description });
		if (!worded.ok) return worded;
		const provinces = await listProvinces(read);
		if (!provinces.some(({ code }) => code === input.provinceCode)) return refuse('vendors.province_unknown');
		const at = await now();
		const shop = { ...draft, id: newId(), ownerId: actor.customerId, createdAt: at, updatedAt: at };
		const slug = await insertShop(db, shop, slugOf(shop.name) || 'gian-hang');
		await addStaff(db, shop.id, actor.customerId, 'admin', at);
		const { id, capabilities } = shop;
		return ok({ id, name, slug, capabilities, state: 'draft' as const, stateReason: '' });
	});
}

function draftOf(input: OpenShopInput, phone: string) {
	const name = cleanLine(input.name);
	return {
		state: 'draft' as const,
		name,
		nameFolded: foldVietnamese(name),
		tagline: cleanLine(input.tagline ?? ''),
		description: clean(input.description ?? ''),
		capabilities: [...new Set(input.capabilities)],
		legalKind: input.legalKind,
		legalName: cleanLine(input.legalName),
		taxCode: input.taxCode ?? null,
		legalAddress: cleanLine(input.legalAddress),
		phone,
		email: input.email.normalize('NFC').toLowerCase(),
		provinceCode: input.provinceCode,
	};
}
