import type { NoReturnReason, ReturnTerms } from '../contract-terms.ts';

/** What is said before buying, and kept with what was bought: of products that never come back, whatever their shop takes. */
export function returnTermsOf(
	{ acceptsChangeOfMind }: { readonly acceptsChangeOfMind: boolean },
	{ noReturnReason }: { readonly noReturnReason: NoReturnReason | null },
): ReturnTerms {
	return noReturnReason ?? (acceptsChangeOfMind ? 'change_of_mind' : 'faults_only');
}
