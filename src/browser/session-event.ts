/** What one tab tells the others. `expired`: the session ended by itself. */
export type SessionEvent =
	| { readonly kind: 'signed_in' }
	| { readonly kind: 'signed_out' }
	| { readonly kind: 'expired' }
	| { readonly kind: 'renewed'; readonly expiresInS: number };
