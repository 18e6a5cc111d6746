import { answerTokenRequest, beginSignIn, getSignedIn } from '#src/domains/identity/index.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { CookieValues } from '#src/platform/http/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import { contextOf, member, visitor } from './context.ts';
import type { TestDatabase } from './database.ts';
import {
	callbackOf,
	codeFor,
	makeRegisteredPerson,
	type Person,
	type TestBrowser,
	testBrowser,
	VERIFIER,
} from './identity-browser.ts';
import type { TestIdentity } from './identity-service.ts';

export async function requestWith(database: TestDatabase, cookies: CookieValues): Promise<Context> {
	const found = cookies.sid ? await getSignedIn(readOnly(database.db), hashSecret(cookies.sid)) : null;
	const actor: Actor = found ? member(found.customerId, found) : visitor();
	const context = contextOf(database, actor);
	return { ...context, request: { ...context.request, cookies } };
}

export const codeForm = (identity: TestIdentity, code: string): ReadonlyMap<string, string> =>
	new Map([
		['grant_type', 'authorization_code'],
		['code', code],
		['redirect_uri', callbackOf(identity)],
		['code_verifier', VERIFIER],
	]);

export const renewalForm = new Map([
	['grant_type', 'refresh_token'],
	['refresh_token', 'server'],
]);

export type SignedInPerson = Person & {
	readonly sid: string;
	readonly browser: TestBrowser;
	readonly customerId: string;
};

/** Signs in through the whole identity service; `sid` is the session cookie. */
export async function signedIn(
	database: TestDatabase,
	identity: TestIdentity,
	person: Person = makeRegisteredPerson(),
	step: 'register' | 'sign_in' = 'register',
): Promise<SignedInPerson> {
	const browser = testBrowser();
	const started = await beginSignIn(await requestWith(database, {}));
	if (!started.ok) throw new Error('a sign-in can always begin');
	const { nonce, cookie: pre } = started.value;
	const code = await codeFor(identity, browser, person, step, { nonce });
	const outcome = await answerTokenRequest(await requestWith(database, { pre }), codeForm(identity, code ?? ''));
	if (outcome.kind !== 'tokens' || !outcome.sessionCookie) throw new Error(`not signed in: ${JSON.stringify(outcome)}`);
	const who = await getSignedIn(readOnly(database.db), hashSecret(outcome.sessionCookie));
	return { ...person, sid: outcome.sessionCookie, browser, customerId: who?.customerId ?? '' };
}
