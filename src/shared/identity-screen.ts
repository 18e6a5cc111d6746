export type SignInProblem = 'wrong' | 'locked';
export type AccountProblem = 'email' | 'email_taken' | 'name' | 'too_short' | 'too_long' | 'too_common';

/** An allowlist, because the value comes from the URL. */
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
			readonly status?: 429;
			readonly retryAfterS?: number;
	  }
	| {
			readonly kind: 'register';
			readonly email: string;
			readonly name: string;
			readonly purpose: SignInPurpose | null;
			readonly problem: AccountProblem | null;
			readonly passwordMin: number;
	  }
	/** The form is unusable: submitted, expired, opened by another browser, or malformed. */
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
			readonly isUsable: boolean;
			readonly isDone: boolean;
			readonly token: string;
			readonly problem: AccountProblem | null;
			readonly passwordMin: number;
	  }
	| { readonly kind: 'verify'; readonly token: string; readonly outcome: 'asked' | 'done' | 'unusable' }
	| { readonly kind: 'sign_out'; readonly action: string; readonly xsrf: string }
	| { readonly kind: 'signed_out' };
