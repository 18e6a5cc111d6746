import { setTimeout as wait } from 'node:timers/promises';
import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import { ok } from '#src/shared/result.ts';
import { RENEWAL_LEASE_S, RENEWAL_REUSE_S } from '../contract/identity.ts';
import { recordEmailVerified } from '../db/customer-repository.ts';
import {
	lockSession,
	recordRenewal,
	releaseLease,
	removeSession,
	type SessionRow,
	takeLease,
} from '../db/session-repository.ts';
import type { Tokens } from '../oidc/client.ts';
import type { IdClaims } from '../oidc/token-check.ts';
import { identityWiring } from '../wiring.ts';
import { providerUnavailable, sealTokens, type TokenOutcome, tokenBody, tokenFailure } from './steps/token-answer.ts';

const POLL_MS = 150;

type RenewalClaim =
	| { readonly kind: 'fresh'; readonly outcome: TokenOutcome }
	| { readonly kind: 'mine'; readonly session: SessionRow; readonly leaseId: string }
	| { readonly kind: 'others' };

/** Concurrent renewals of one session cause one rotation at the provider and get the same answer. */
export async function renewSession(context: Context): Promise<TokenOutcome> {
	const cookie = context.request.cookies?.sid;
	if (!cookie) return tokenFailure(400, 'invalid_grant');
	const tokenHash = hashSecret(cookie);
	const polls = Math.ceil((RENEWAL_LEASE_S * 1000) / POLL_MS);
	for (let poll = 0; poll < polls; poll += 1) {
		const turn = await claimRenewal(context, tokenHash);
		if (turn.kind === 'fresh') return turn.outcome;
		if (turn.kind === 'mine') return renewUpstream(context, turn.session, turn.leaseId);
		await wait(POLL_MS);
	}
	return providerUnavailable;
}

async function claimRenewal(context: Context, tokenHash: string): Promise<RenewalClaim> {
	const turn = await transact(context, async ({ db, now }) => {
		const session = await lockSession(db, tokenHash);
		const fresh = (outcome: TokenOutcome) => ok<RenewalClaim>({ kind: 'fresh', outcome });
		if (!session) return fresh(tokenFailure(400, 'invalid_grant', { endsSession: true }));
		if (!session.refreshToken) return fresh(tokenFailure(400, 'unsupported_grant_type'));
		const at = (await now()).getTime();
		const remainingS = (session.accessExpiresAt.getTime() - at) / 1000;
		if (remainingS > 0 && session.renewedAt.getTime() + RENEWAL_REUSE_S * 1000 > at)
			return fresh({ kind: 'tokens', body: tokenBody(session, remainingS) });
		if (session.leaseUntil && session.leaseUntil.getTime() > at) return ok<RenewalClaim>({ kind: 'others' });
		return ok<RenewalClaim>({ kind: 'mine', session, leaseId: await takeLease(db, session.id) });
	});
	return turn.ok ? turn.value : { kind: 'fresh', outcome: providerUnavailable };
}

/** Must not hold a database connection: an embedded provider in this process may need one. */
async function renewUpstream(context: Context, session: SessionRow, leaseId: string): Promise<TokenOutcome> {
	const { oidc, seal, embedded } = identityWiring();
	const answer = await oidc.refresh(seal.open(session.refreshToken ?? ''));
	if (answer.kind === 'refused' && answer.error === 'invalid_grant') {
		await removeSession(context.db, session.id, session.customerId);
		return tokenFailure(400, 'invalid_grant', { endsSession: true });
	}
	if (answer.kind !== 'tokens') {
		await releaseLease(context.db, leaseId);
		return providerUnavailable;
	}
	const { tokens } = answer;
	const now = embedded ? undefined : await databaseNow(context.fresh);
	const checked = tokens.idToken ? await oidc.checkIdToken(tokens.idToken, null, now) : null;
	const isSomebodyElse = checked?.kind === 'valid' && checked.claims.subject !== session.subject;
	if (checked?.kind === 'forged' || isSomebodyElse) {
		context.log.warn('a renewed ID token was refused');
		await removeSession(context.db, session.id, session.customerId);
		return tokenFailure(401, 'invalid_token', { endsSession: true });
	}
	return saveRenewal(context, session, leaseId, tokens, checked?.kind === 'valid' ? checked.claims : null);
}

async function saveRenewal(
	context: Context,
	session: SessionRow,
	leaseId: string,
	tokens: Tokens,
	claims: IdClaims | null,
): Promise<TokenOutcome> {
	const { seal } = identityWiring();
	const refreshToken = tokens.refreshToken ?? seal.open(session.refreshToken ?? '');
	const idToken = claims && tokens.idToken ? tokens.idToken : seal.open(session.idToken);
	const sealed = sealTokens({ ...tokens, refreshToken }, idToken, session.scope);
	const stored = await transact(context, async ({ db }) => {
		const isStored = await recordRenewal(db, leaseId, sealed);
		const email = claims?.isEmailVerified ? normaliseEmail(claims.email ?? '') : null;
		if (isStored && email) await recordEmailVerified(db, session.customerId, email);
		return ok(isStored);
	});
	// The session ended during the request, so the new tokens must be revoked.
	if (!stored.ok || !stored.value) {
		await identityWiring().oidc.revoke(refreshToken);
		return tokenFailure(400, 'invalid_grant', { endsSession: true });
	}
	return { kind: 'tokens', body: tokenBody(sealed, sealed.accessLifeS) };
}
