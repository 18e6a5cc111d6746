import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';

type IdentityInput = {
	readonly legalKind: LegalKind;
	readonly taxCode: string | null;
	readonly identityHash: string | null;
};

/** A person may have one shop, as an individual or as a household; a company is identified by its tax code alone. */
export const legalIdentity = ({ legalKind, taxCode, identityHash }: IdentityInput) => ({
	key: legalKind === 'individual' ? `person:${identityHash}` : `tax:${taxCode}`,
	taxCode,
	personHash: legalKind === 'company' ? null : identityHash,
});
