import { setTimeout as wait } from 'node:timers/promises';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { claimOnce } from '#src/platform/jobs/index.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/identity.ts';
import {
	type EndedSession,
	removeSession,
	removeSessionsOfCustomer,
	removeUpstreamSessions,
} from '../db/session-repository.ts';
import { accountIssuer, identityWiring } from '../wiring.ts';

/** Limits how long a sign-out waits for the provider. */
const REVOKE_WAIT_MS = 2000;
const REVOKED_AT_ONCE = 10;

export async function signOut(context: Context): Promise<Result<{ readonly success: true }, never>> {
	const { actor } = context;
	if (actor.kind === 'member') {
		const ended = await removeSession(context.db, actor.sessionId, actor.customerId);
		if (ended) await revokeUpstream([ended]);
	}
	return ok({ success: true });
}

export async function endSession(
	context: Context<MemberActor>,
	input: { readonly sessionId: string },
): Promise<Result<{ readonly ended: number }, ReturnType<typeof fail>['error']>> {
	const ended = await removeSession(context.db, input.sessionId, context.actor.customerId);
	if (!ended) return fail('identity.session_not_found');
	await revokeUpstream([ended]);
	return ok({ ended: 1 });
}

export async function endAllSessions(
	context: Context<MemberActor>,
): Promise<Result<{ readonly ended: number }, never>> {
	const ended = await removeSessionsOfCustomer(context.db, context.actor.customerId);
	await revokeUpstream(ended);
	return ok({ ended: ended.length });
}

/** Back-channel logout; returns true when the token was valid. */
export async function endSessionsByProvider(
	context: Context,
	logoutToken: string,
): Promise<'done' | 'forged' | 'away'> {
	const { oidc } = identityWiring();
	const checked = await oidc.checkLogoutToken(logoutToken);
	if (checked.kind !== 'valid') return checked.kind;
	const { id, sid, subject } = checked.claims;
	await transact(context, async ({ db }) => {
		if (await claimOnce(db, `logout-token:${id}`)) await removeUpstreamSessions(db, accountIssuer(), { sid, subject });
		return ok(null);
	});
	return 'done';
}

export async function endSessionsOfSubject(
	scope: Scope,
	account: { readonly issuer: string; readonly subject: string },
) {
	await removeUpstreamSessions(scope.db, account.issuer, { sid: null, subject: account.subject });
}

async function revokeUpstream(ended: readonly EndedSession[]): Promise<void> {
	const { oidc, seal } = identityWiring();
	const tokens = ended.flatMap(({ refreshToken }) => (refreshToken ? [seal.open(refreshToken)] : []));
	const revoked = Promise.all(tokens.slice(0, REVOKED_AT_ONCE).map((token) => oidc.revoke(token)));
	await Promise.race([revoked, wait(REVOKE_WAIT_MS)]);
}
