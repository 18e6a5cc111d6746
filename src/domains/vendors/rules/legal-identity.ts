import type { LegalKind } from '../contract.ts';

type Said = { readonly legalKind: LegalKind; readonly taxCode: string | null; readonly identityHash: string | null };

/** A person sells as one shop, whether under the own name or a household's; a company is told by its tax code alone. */
export const legalIdentity = ({ legalKind, taxCode, identityHash }: Said) => ({
	key: legalKind === 'individual' ? `person:${identityHash}` : `tax:${taxCode}`,
	taxCode,
	personHash: legalKind === 'company' ? null : identityHash,
});
