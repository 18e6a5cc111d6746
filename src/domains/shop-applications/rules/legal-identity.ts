import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';

type Said = { readonly legalKind: LegalKind; readonly taxCode: string | null; readonly identityHash: string | null };

/** A person may have one shop, as an individual or as a household; a company is identified by its tax code alone. */
export const legalIdentity = ({ legalKind, taxCode, identityHash }: Said) => ({
	key: legalKind === 'individual' ? `person:${identityHash}` : `tax:${taxCode}`,
	taxCode,
	personHash: legalKind === 'company' ? null : identityHash,
});
