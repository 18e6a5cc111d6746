/** `expired`: the session ended without a sign-out. */
export type SessionEvent =
	| { readonly kind: 'signed_in' }
	| { readonly kind: 'signed_out' }
	| { readonly kind: 'expired' }
	| { readonly kind: 'renewed'; readonly expiresInS: number };
