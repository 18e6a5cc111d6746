/** What somebody says of who they are; seen by the check alone. */
export type IdentityClaim = { readonly number: string; readonly birthDate: string };
export type IdentityAssertion = {
	/** By which the checker finds the case again. */
	readonly assertionId: string;
	/** Keyed: two claims of one person are recognised, nobody is named. */
	readonly subjectHash: string;
	/** Already proven by the checker; otherwise a person compares the papers first. */
	readonly isChecked: boolean;
};

/** Who stands behind a shop. */
export type IdentityCheck = {
	assert(claim: IdentityClaim): Promise<IdentityAssertion>;
	/** The hash under which this number would be known. */
	recognise(number: string): Promise<string>;
};
