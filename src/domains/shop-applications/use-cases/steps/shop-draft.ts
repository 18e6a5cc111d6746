import { listProvinces } from '#src/domains/addresses/index.ts';
import type { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { fail, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { checkShopTexts } from '#src/domains/vendors/rules/shop-page/shop-texts.ts';
import { normaliseVisible } from '#src/domains/vendors/rules/shop-page/text-check.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { toE164 } from '#src/shared/phone.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { needsTaxCode } from '../../rules/application-check.ts';

export type ShopDraft = ReturnType<typeof draftOf>;

export async function checkDraft(
	{ read }: Scope,
	input: OpenShopInput,
): Promise<Result<ShopDraft, Failure<VendorFailure>>> {
	if (needsTaxCode(input.legalKind) && !input.taxCode)
		return fail('vendors.tax_code_missing', undefined, { taxCode: 'vendors.tax_code_missing' });
	const phone = toE164(input.phone);
	if (!phone) return fail('vendors.phone_invalid', undefined, { phone: 'vendors.phone_invalid' });
	const draft = draftOf(input, phone);
	const { name, tagline, description } = draft;
	const worded = checkShopTexts({ name, tagline, description });
	if (!worded.ok) return worded;
	const provinces = await listProvinces(read);
	if (!provinces.some(({ code }) => code === input.provinceCode))
		return fail('vendors.province_unknown', undefined, { provinceCode: 'vendors.province_unknown' });
	return ok(draft);
}

function draftOf(input: OpenShopInput, phone: string) {
	const name = cleanLine(normaliseVisible(input.name));
	return {
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
