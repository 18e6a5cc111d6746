import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { claimOnce } from '#src/platform/jobs/index.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { EMBEDDED_ISSUER, fail } from '../contract/identity.ts';
import { findAccounts } from '../db/customer-repository.ts';
import {
	type EndedSession,
	removeSession,
	removeSessionsOfCustomer,
	removeUpstreamSessions,
} from '../db/session-repository.ts';
import { REVOKED_PER_JOB_MAX, revokeTokensJob } from '../jobs/revoke-tokens.ts';
import { accountIssuer, identityWiring } from '../wiring.ts';

export async function signOut(context: Context): Promise<Result<{ readonly success: true }, never>> {
	const { actor } = context;
	if (actor.kind !== 'member') return ok({ success: true });
	return transact(context, async (scope) => {
		const ended = await removeSession(scope.db, actor.sessionId, actor.customerId);
		if (ended) await endUpstream(scope, [ended]);
		return ok({ success: true });
	});
}

export async function endSession(
	context: Context<MemberActor>,
	input: { readonly sessionId: string },
): Promise<Result<{ readonly ended: number }, ReturnType<typeof fail>['error']>> {
	return transact(context, async (scope) => {
		const ended = await removeSession(scope.db, input.sessionId, scope.actor.customerId);
		if (!ended) return fail('identity.session_not_found');
		await endUpstream(scope, [ended]);
		return ok({ ended: 1 });
	});
}

export async function endAllSessions(
	context: Context<MemberActor>,
): Promise<Result<{ readonly ended: number }, never>> {
	return transact(context, async (scope) => ok({ ended: await endSessionsOfCustomer(scope, scope.actor.customerId) }));
}

/** Ends every session here and at the provider, and makes all browsers unknown; returns how many ended here. */
export async function endSessionsOfCustomer(scope: Scope, customerId: string): Promise<number> {
	const { embedded } = identityWiring();
	const ended = await removeSessionsOfCustomer(scope.db, customerId);
	const accounts = await findAccounts(scope.db, customerId);
	for (const { issuer, subject } of accounts)
		if (embedded && issuer === EMBEDDED_ISSUER) await embedded.endAccount(scope.db, subject);
	if (!embedded) await endUpstream(scope, ended);
	return ended.length;
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

/** The embedded provider ends in the same transaction; an external one by a job, which retries while it is away. */
async function endUpstream(scope: Scope, ended: readonly EndedSession[]): Promise<void> {
	const { embedded, seal } = identityWiring();
	const sealed = ended.flatMap(({ refreshToken }) => (refreshToken ? [refreshToken] : []));
	if (embedded) {
		for (const token of sealed) await embedded.endSession(scope.db, seal.open(token));
		return;
	}
	for (let from = 0; from < sealed.length; from += REVOKED_PER_JOB_MAX) {
		const tokens = sealed.slice(from, from + REVOKED_PER_JOB_MAX);
		await scope.enqueue(scope.db, revokeTokensJob, { tokens });
	}
}
