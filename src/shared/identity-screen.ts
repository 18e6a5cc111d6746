/** What the embedded identity service wants to be shown; the page draws it, the service takes the answers. */
export type SignInProblem = 'wrong';
export type AccountProblem = 'email' | 'email_taken' | 'name' | 'too_short' | 'too_long' | 'too_common';

/** What somebody was sent to the sign-in for; the product says it, the service believes only these. */
const SIGN_IN_PURPOSES = [
	'order',
	'cart',
	'orders',
	'wishlist',
	'coin',
	'followed_shops',
	'addresses',
	'account',
	'notices',
	'complaint',
	'apply',
	'console',
	'bargain',
	'product',
	'shop',
] as const;
export type SignInPurpose = (typeof SIGN_IN_PURPOSES)[number];
export const signInPurposeNamed = (name: unknown): SignInPurpose | null =>
	SIGN_IN_PURPOSES.find((purpose) => purpose === name) ?? null;

export type IdentityScreen =
	| {
			readonly kind: 'sign_in';
			readonly email: string;
			readonly purpose: SignInPurpose | null;
			readonly problem: SignInProblem | null;
	  }
	| {
			readonly kind: 'register';
			readonly email: string;
			readonly name: string;
			readonly purpose: SignInPurpose | null;
			readonly problem: AccountProblem | null;
			readonly passwordMin: number;
	  }
	/** This form takes nothing more: it was used, is too old or another browser's, or what was sent is no form of ours. */
	| {
			readonly kind: 'over';
			readonly status: 400 | 413;
			readonly reason: 'past' | 'malformed' | 'too_large';
			readonly form: 'sign_in' | 'register';
			readonly email: string;
	  }
	| { readonly kind: 'forgot'; readonly isSent: boolean; readonly problem: 'email' | null }
	| {
			readonly kind: 'reset';
			/** The link was used before, or is too old. */
			readonly isUsable: boolean;
			readonly isDone: boolean;
			readonly token: string;
			readonly problem: AccountProblem | null;
			readonly passwordMin: number;
	  }
	| { readonly kind: 'verify'; readonly token: string; readonly outcome: 'asked' | 'done' | 'unusable' }
	/** Somebody came to the provider's own sign-out. */
	| { readonly kind: 'sign_out'; readonly action: string; readonly xsrf: string }
	| { readonly kind: 'signed_out' };
