import * as z from 'zod/mini';
import { defineErrors, type Failure } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { PHONE_MAX_LENGTH } from '#src/shared/phone.ts';
import { LineText } from '#src/shared/text/text.ts';

/** Sessions end after a day without use, and after two weeks in any case. */
export const SESSION_IDLE_HOURS = 24;
export const SESSION_ABSOLUTE_DAYS = 14;
/** Setting payout accounts requires a sign-in within this time. */
export const FRESH_SIGN_IN_MINUTES = 15;
export const SIGN_IN_MINUTES = 60;
/** Tabs that renew concurrently get the same answer within this time. */
export const RENEWAL_REUSE_S = 30;
/** Only one request renews a session at a time; its lease ends after this time. */
export const RENEWAL_LEASE_S = 12;
export const SESSIONS_SHOWN = 50;
/** The browser receives this instead of the refresh token, which stays on the server. */
export const REFRESH_TOKEN_STAND_IN = 'server';

/** A fixed issuer name instead of a URL, so accounts survive a change of the site's domain. */
export const EMBEDDED_ISSUER = 'embedded';

/** `code`: a one-time code alone, without a password. */
export type SignInProof = 'password' | 'code';

export const identityErrors = {
	'identity.email_belongs_to_other_account': 'conflict',
	'identity.email_missing': 'forbidden',
	'identity.account_locked': 'forbidden',
	'identity.session_not_found': 'not_found',
	'identity.customer_not_found': 'not_found',
	'identity.phone_invalid': 'invalid',
	'identity.phone_not_mobile': 'invalid',
	'identity.phone_taken': 'conflict',
	'identity.phone_verified': 'conflict',
	'identity.phone_not_offered': 'conflict',
	'identity.code_wrong': 'invalid',
	'identity.code_over': 'conflict',
	'identity.code_limit': 'limited',
	'identity.sign_in_not_fresh': 'forbidden',
	'identity.email_invalid': 'invalid',
	'identity.email_mistyped': 'invalid',
	'identity.has_email': 'conflict',
	'identity.account_in_use': 'conflict',
	'identity.already_verified': 'conflict',
	'identity.verification_not_offered': 'conflict',
	'identity.mail_limit': 'limited',
} as const;
export type IdentityFailure = keyof typeof identityErrors;
export const fail = defineErrors(identityErrors);
export type SignInRejected = Failure<
	'identity.email_belongs_to_other_account' | 'identity.account_locked' | 'identity.email_missing'
>;

export const SignInStart = z.object({
	/** Hash of the cookie that this response sets; oidc-client-ts sends it as the nonce. */
	nonce: z.string(),
	authority: z.string(),
	clientId: z.string(),
	scope: z.string(),
	prompt: z.nullable(z.literal('login')),
	/** In seconds; an older sign-in asks for the password again. */
	maxAgeS: z.number(),
	offersCreate: z.boolean(),
});
export type SignInStart = z.infer<typeof SignInStart>;

export const VendorData = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	state: z.string(),
	capabilities: z.readonly(z.array(z.string())),
	staffRole: z.string(),
});
export type VendorData = z.infer<typeof VendorData>;

export const AuthState = z.object({
	accessToken: z.string(),
	tokenType: z.string(),
	expiresAtUtc: z.string(),
	userName: z.string(),
	customerId: z.string(),
	customerGuid: z.string(),
	isLoggedIn: z.boolean(),
	isVendor: z.boolean(),
	vendorData: z.nullable(VendorData),
	isVendorTransport: z.boolean(),
	isCustomerTransport: z.boolean(),
	isFetchTransport: z.boolean(),
	isOperator: z.boolean(),
	coinVnd: z.number(),
	/** Empty for an account that was registered by phone and has none. */
	email: z.string(),
	emailVerified: z.boolean(),
	phoneVerified: z.boolean(),
	/** Relative, because the clock of the browser may be wrong. */
	expiresInS: z.number(),
	/** Lifetime of an access token; it is renewed a third of it before its end, at most 5 minutes. */
	accessLifeS: z.number(),
	isRenewable: z.boolean(),
});
export type AuthState = z.infer<typeof AuthState>;
export const VISITOR: AuthState = {
	accessToken: '',
	tokenType: '',
	expiresAtUtc: '',
	userName: '',
	customerId: '',
	customerGuid: '',
	isLoggedIn: false,
	isVendor: false,
	vendorData: null,
	isVendorTransport: false,
	isCustomerTransport: false,
	isFetchTransport: false,
	isOperator: false,
	coinVnd: 0,
	email: '',
	emailVerified: false,
	phoneVerified: false,
	expiresInS: 0,
	accessLifeS: 0,
	isRenewable: false,
};

/** RFC 6749, section 5.1. */
export const TokenBody = z.object({
	access_token: z.string(),
	token_type: z.literal('Bearer'),
	expires_in: z.number(),
	id_token: z.string(),
	refresh_token: z.optional(z.literal(REFRESH_TOKEN_STAND_IN)),
	scope: z.string(),
});
export type TokenBody = z.infer<typeof TokenBody>;
export const ProviderDescription = z.looseObject({ issuer: z.string(), token_endpoint: z.string() });
export type ProviderDescription = z.infer<typeof ProviderDescription>;

export const SignedOut = z.object({ success: z.literal(true) });

export const Device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });
export type Device = z.infer<typeof Device>;
export const SessionView = z.object({
	id: z.string(),
	isCurrent: z.boolean(),
	device: Device,
	address: z.string(),
	startedAt: z.string(),
	lastSeenAt: z.string(),
});
export type SessionView = z.infer<typeof SessionView>;
export const SessionList = z.object({ items: z.array(SessionView) });

export const EndSessionInput = z.object({ sessionId: Id });
export const SessionsEnded = z.object({ ended: z.number() });

export const ProfileInput = z.strictObject({
	name: LineText(NAME_MAX_LENGTH),
	/** Contact number without proof; a verified number changes by a code only. Absent: stays. */
	phone: z.optional(z.string().check(z.maxLength(PHONE_MAX_LENGTH))),
});
export type ProfileInput = z.infer<typeof ProfileInput>;
export const ProfileView = z.object({
	name: z.string(),
	/** Empty when there is none. */
	email: z.string(),
	emailVerified: z.boolean(),
	phone: z.nullable(z.string()),
	phoneVerified: z.boolean(),
});
export type ProfileView = z.infer<typeof ProfileView>;

const PhoneText = z.string().check(z.minLength(1), z.maxLength(PHONE_MAX_LENGTH));
export const PhoneCodeInput = z.strictObject({ phone: PhoneText });
export type PhoneCodeInput = z.infer<typeof PhoneCodeInput>;
export const PhoneCodeSent = z.object({ phone: z.string(), expiresInS: z.number() });
export type PhoneCodeSent = z.infer<typeof PhoneCodeSent>;
export const ConfirmPhoneInput = z.strictObject({
	phone: PhoneText,
	code: z.string().check(z.regex(/^\s*\d{3}\s*\d{3}\s*$/)),
});
export type ConfirmPhoneInput = z.infer<typeof ConfirmPhoneInput>;
export const AddEmailInput = z.strictObject({
	email: LineText(254),
	/** The person keeps an address whose domain looks mistyped. */
	isConfirmed: z.optional(z.boolean()),
});
export type AddEmailInput = z.infer<typeof AddEmailInput>;

export const VerificationMailSent = z.object({ sent: z.literal(true) });
