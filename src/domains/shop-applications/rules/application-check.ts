import type { ApplicationForm, PaperKind, RequestedField } from '#src/domains/vendors/contract/application.ts';
import { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { LEGAL_KINDS, type LegalKind, type ShopState, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { toE164 } from '#src/shared/phone.ts';

export type ApplicationFaults = Readonly<Partial<Record<RequestedField, VendorFailure>>>;
type Judged =
	| { readonly input: OpenShopInput; readonly faults: null }
	| { readonly input: null; readonly faults: ApplicationFaults };

const REQUIRED_PAPERS: Readonly<Record<LegalKind, readonly PaperKind[]>> = {
	individual: ['identity'],
	household: ['identity', 'licence'],
	company: ['identity', 'licence'],
};

export const papersNeeded = (kind: LegalKind | undefined): readonly PaperKind[] =>
	REQUIRED_PAPERS[kind ?? LEGAL_KINDS[0]];

/** Individuals may lack a tax code. While the legal kind is unknown, none is reported missing. */
export const needsTaxCode = (kind: LegalKind | undefined): boolean => kind !== undefined && kind !== 'individual';

const WRONG: Readonly<Record<keyof OpenShopInput, VendorFailure>> = {
	name: 'vendors.shop_name_invalid',
	tagline: 'vendors.words_invalid',
	description: 'vendors.words_invalid',
	legalName: 'vendors.legal_name_invalid',
	legalAddress: 'vendors.legal_address_invalid',
	legalKind: 'vendors.choice_missing',
	capabilities: 'vendors.choice_missing',
	taxCode: 'vendors.tax_code_invalid',
	phone: 'vendors.phone_invalid',
	email: 'vendors.email_invalid',
	provinceCode: 'vendors.province_unknown',
};
const CHOSEN: readonly string[] = ['legalKind', 'capabilities', 'provinceCode'];
const missing = (field: string): VendorFailure =>
	CHOSEN.includes(field) ? 'vendors.choice_missing' : 'vendors.field_missing';

/** Treats blank fields as missing. */
const filled = (form: ApplicationForm): ApplicationForm =>
	Object.fromEntries(
		Object.entries(form).flatMap(([name, value]) => {
			const stored = typeof value === 'string' ? value.trim() : value;
			return stored === '' || stored === undefined ? [] : [[name, stored]];
		}),
	);

export function judgeApplication(
	typed: ApplicationForm,
	{ papers, hasIdentity }: { readonly papers: readonly PaperKind[]; readonly hasIdentity: boolean },
): Judged {
	const form = filled(typed);
	const { taxCode, phone } = form;
	const parsed = OpenShopInput.safeParse(form);
	const faults: Partial<Record<string, VendorFailure>> = {};
	for (const { path } of parsed.success ? [] : parsed.error.issues) {
		const field = String(path[0]) as keyof OpenShopInput;
		faults[field] ??= field in form ? WRONG[field] : missing(field);
	}
	if (phone && !toE164(phone)) faults.phone = 'vendors.phone_invalid';
	if (needsTaxCode(form.legalKind) && !taxCode) faults.taxCode = 'vendors.tax_code_missing';
	if (!hasIdentity) faults.identity = 'vendors.identity_missing';
	if (papersNeeded(form.legalKind).some((kind) => !papers.includes(kind))) faults.papers = 'vendors.papers_missing';
	return parsed.success && Object.keys(faults).length === 0
		? { input: parsed.data, faults: null }
		: { input: null, faults: faults as ApplicationFaults };
}

export const isAnotherIdentity = (before: ApplicationForm, after: ApplicationForm): boolean =>
	(['legalKind', 'legalName', 'taxCode'] as const).some((field) => (before[field] ?? '') !== (after[field] ?? ''));
export const isIdentityPaper = (kind: PaperKind): boolean => kind === 'identity' || kind === 'licence';

export const isApplicationOpen = (state: ShopState | null): boolean =>
	state === null || state === 'draft' || state === 'needs_info';
export const mayWithdraw = (state: ShopState | null): boolean => isApplicationOpen(state) || state === 'submitted';
