export type IdentityClaim = { readonly number: string; readonly birthDate: string };
export type IdentityAssertion = {
	/** The provider's reference of the check. */
	readonly assertionId: string;
	/** A keyed hash: it identifies repeated claims of one person without revealing the person. */
	readonly subjectHash: string;
	/** True when the provider has verified the claim; otherwise an operator must compare the papers first. */
	readonly isChecked: boolean;
};

export type IdentityCheck = {
	assert(claim: IdentityClaim): Promise<IdentityAssertion>;
	recognise(number: string): Promise<string>;
};
