import type { NoReturnReason, ReturnTerms } from '../contract/return-terms.ts';

/** Shown before ordering and stored with the order; the product's reason overrides the shop's setting. */
export function returnTermsOf(
	{ acceptsChangeOfMind }: { readonly acceptsChangeOfMind: boolean },
	{ noReturnReason }: { readonly noReturnReason: NoReturnReason | null },
): ReturnTerms {
	return noReturnReason ?? (acceptsChangeOfMind ? 'change_of_mind' : 'faults_only');
}
