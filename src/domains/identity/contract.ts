import * as z from 'zod/mini';
import { defineErrors, type Failure } from '#src/shared/failure.ts';
import { NAME_MAX_LENGTH } from '#src/shared/identity-limits.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText } from '#src/shared/text.ts';

/** A session nobody uses ends after a day, every session after two weeks. */
export const SESSION_IDLE_HOURS = 24;
export const SESSION_ABSOLUTE_DAYS = 14;
/** Whoever sets where money goes has proved within so many minutes who they are. */
export const FRESH_SIGN_IN_MINUTES = 15;
/** A sign-in that was begun but not finished. */
export const SIGN_IN_MINUTES = 60;
/** Tabs that renew at once share one answer for this long. */
export const RENEWAL_REUSE_S = 30;
/** Nobody else renews while one request does. */
export const RENEWAL_LEASE_S = 12;
export const SESSIONS_SHOWN = 50;
/** What the browser holds in place of the refresh token, which stays here. */
export const REFRESH_TOKEN_STAND_IN = 'server';

/** The embedded service's accounts are known by this name, not by its address: the site may move, its people stay. */
export const EMBEDDED_ISSUER = 'embedded';

export const identityErrors = {
	'identity.email_belongs_to_other_account': 'conflict',
	'identity.email_missing': 'forbidden',
	'identity.account_locked': 'forbidden',
	'identity.session_not_found': 'not_found',
	'identity.customer_not_found': 'not_found',
	'identity.phone_invalid': 'invalid',
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
	/** Hash of the cookie that this answer sets; oidc-client-ts sends it as the nonce. */
	nonce: z.string(),
	authority: z.string(),
	clientId: z.string(),
	scope: z.string(),
	/** `login` after a sign-out in this browser. */
	prompt: z.nullable(z.literal('login')),
	/** A sign-in older than this asks for the password again. */
	maxAgeS: z.number(),
	/** The provider has a page to register. */
	offersCreate: z.boolean(),
});
export type SignInStart = z.infer<typeof SignInStart>;

/** The shop of the person, as far as every page may know it. */
export const VendorData = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	state: z.string(),
	capabilities: z.readonly(z.array(z.string())),
	/** What whoever is signed in is for the shop. */
	staffRole: z.string(),
});
export type VendorData = z.infer<typeof VendorData>;

/** Who is signed in: the fields of the specification's auth state that the server knows. */
export const AuthState = z.object({
	accessToken: z.string(),
	tokenType: z.string(),
	/** ISO 8601; empty for visitors. */
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
	/** Bizcoin that could be spent now. */
	coinVnd: z.number(),
	email: z.string(),
	emailVerified: z.boolean(),
	/** Until the access token ends, by the server's clock: the browser's own may be wrong. */
	expiresInS: z.number(),
	/** How long one access token lives; renewal comes a third of it before its end, at most 5 minutes. */
	accessLifeS: z.number(),
	isRenewable: z.boolean(),
});
export type AuthState = z.infer<typeof AuthState>;
/** Nobody is signed in. */
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
	expiresInS: 0,
	accessLifeS: 0,
	isRenewable: false,
};

/** RFC 6749, 5.1: what the browser gets of a session's tokens. */
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
	/** Masked: enough to recognise one's own line. */
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
	/** Vietnamese or international; empty removes it. */
	phone: z.string().check(z.maxLength(30)),
});
export type ProfileInput = z.infer<typeof ProfileInput>;
export const ProfileView = z.object({
	name: z.string(),
	email: z.string(),
	emailVerified: z.boolean(),
	phone: z.nullable(z.string()),
});
export type ProfileView = z.infer<typeof ProfileView>;

export const VerificationMailSent = z.object({ sent: z.literal(true) });
