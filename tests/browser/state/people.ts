import type { BrowserContext } from '@playwright/test';
import { EMBEDDED_ISSUER } from '#src/domains/identity/contract/identity.ts';
import { recordSession } from '#src/domains/identity/db/session-repository.ts';
import { sealTokens } from '#src/domains/identity/use-cases/steps/token-answer.ts';
import { config } from '#src/platform/config/index.ts';
import { transact } from '#src/platform/context.ts';
import { cookieName } from '#src/platform/http/cookies.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import type { ProductState } from './product.ts';

/** Longer than a journey takes, because the session has no refresh token. */
const ACCESS_LIFE_S = 3600;

export type SignInOptions = {
	/** Seconds since the password was entered; after 15 minutes changing the payout account requires it again. */
	readonly authenticatedAgoS?: number | undefined;
};

/** Replaces any session of this browser; does not use the identity service. */
export async function startSession(
	{ database }: ProductState,
	browser: BrowserContext,
	customerId: string,
	{ authenticatedAgoS = 0 }: SignInOptions = {},
): Promise<void> {
	const secret = newSecret();
	const tokens = { accessToken: newSecret(), idToken: null, refreshToken: null, lifeS: ACCESS_LIFE_S, scope: 'openid' };
	await transact(contextOf(database, system()), async ({ db }) => {
		const id = await recordSession(db, {
			...sealTokens(tokens, newSecret(), 'openid'),
			tokenHash: hashSecret(secret),
			customerId,
			issuer: EMBEDDED_ISSUER,
			subject: customerId,
			upstreamSid: null,
			authenticatedAgoS,
			authenticatedWith: 'password',
			ip: '127.0.0.1',
			userAgent: 'browser-tests',
		});
		return ok(id);
	});
	const cookie = { name: cookieName('sid', config()), value: secret, httpOnly: true, sameSite: 'Lax' as const };
	await browser.addCookies([{ ...cookie, url: config().siteUrl }]);
}

/** Demonstration accounts such as `shop@demo.chobiz.vn` are shared between tests: prefer new people. */
export async function customerIdOf({ database }: ProductState, email: string): Promise<string> {
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM customers WHERE email_normalised = $1', [
		email,
	]);
	const [found] = rows;
	if (!found) throw new Error(`no customer ${email}`);
	return found.id;
}
