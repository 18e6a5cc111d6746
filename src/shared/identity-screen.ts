export type SignInProblem = 'wrong' | 'locked';
export type AccountProblem =
	| 'email'
	| 'email_mistyped'
	| 'email_taken'
	| 'name'
	| 'too_short'
	| 'too_long'
	| 'too_common';

/** An allowlist, because the value comes from the URL. */
const SIGN_IN_PURPOSES = [
	'order',
	'cart',
	'orders',
	'wishlist',
	'coin',
	'followed_shops',
	'vouchers',
	'messages',
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

export type PhoneProblem = 'phone' | 'limited';
export type CodeProblem = 'wrong' | 'over' | 'limited';

export type IdentityScreen =
	| {
			readonly kind: 'sign_in';
			readonly email: string;
			readonly purpose: SignInPurpose | null;
			readonly problem: SignInProblem | null;
			readonly offersPhone: boolean;
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
			readonly offersPhone: boolean;
			/** The address that was probably meant. */
			readonly suggestion: string | null;
	  }
	/** Step one of signing in or registering by phone. */
	| {
			readonly kind: 'phone';
			readonly phone: string;
			readonly purpose: SignInPurpose | null;
			readonly problem: PhoneProblem | null;
			readonly status?: 429;
			readonly retryAfterS?: number;
	  }
	| {
			readonly kind: 'phone_code';
			readonly phone: string;
			readonly problem: CodeProblem | null;
			readonly status?: 429;
			readonly retryAfterS?: number;
	  }
	/** An unknown browser proves the password of the account too. */
	| {
			readonly kind: 'phone_password';
			readonly phone: string;
			readonly problem: SignInProblem | null;
			readonly status?: 429;
			readonly retryAfterS?: number;
	  }
	/** The number has no account yet. */
	| { readonly kind: 'phone_name'; readonly phone: string; readonly name: string; readonly problem: 'name' | null }
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
