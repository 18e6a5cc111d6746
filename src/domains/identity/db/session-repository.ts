import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import {
	FRESH_SIGN_IN_MINUTES,
	RENEWAL_LEASE_S,
	SESSION_ABSOLUTE_DAYS,
	SESSION_IDLE_HOURS,
	type SignInProof,
} from '../contract/identity.ts';
import { customers, sessions } from './tables.ts';

export type SealedTokens = {
	readonly accessToken: string;
	readonly idToken: string;
	readonly refreshToken: string | null;
	readonly accessLifeS: number;
	readonly scope: string;
};
export type NewSession = SealedTokens & {
	readonly tokenHash: string;
	readonly customerId: string;
	readonly issuer: string;
	readonly subject: string;
	readonly upstreamSid: string | null;
	readonly authenticatedAgoS: number;
	readonly authenticatedWith: SignInProof;
	readonly ip: string;
	readonly userAgent: string;
};
export type SessionRow = Readonly<typeof sessions.$inferSelect>;
export type EndedSession = { readonly id: string; readonly refreshToken: string | null };

const MINUTE_S = 60;
const TOUCH_EVERY_S = 5 * MINUTE_S;
const secondsFromNow = (seconds: number) => sql`app_now() + make_interval(secs => ${seconds})`;

export const isLive = and(
	sql`${sessions.expiresAt} > app_now()`,
	sql`${sessions.lastSeenAt} > app_now() - make_interval(hours => ${SESSION_IDLE_HOURS})`,
	isNull(customers.lockedAt),
);

export async function recordSession(tx: Transaction, { authenticatedAgoS, ...session }: NewSession): Promise<string> {
	const id = newId();
	await tx.insert(sessions).values({
		id,
		...session,
		authenticatedAt: secondsFromNow(-authenticatedAgoS),
		expiresAt: sql`app_now() + make_interval(days => ${SESSION_ABSOLUTE_DAYS})`,
		accessExpiresAt: secondsFromNow(session.accessLifeS),
	});
	return id;
}

/** True shortly after a sign-in of any kind, a code included. */
export async function isRecentSignIn(db: Writable, sessionId: string): Promise<boolean> {
	const rows = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(
			and(
				eq(sessions.id, sessionId),
				sql`${sessions.authenticatedAt} > app_now() - make_interval(mins => ${FRESH_SIGN_IN_MINUTES})`,
			),
		);
	return rows.length === 1;
}

/** Locks the live session, so its renewals are decided one after the other. */
export async function lockSession(tx: Transaction, tokenHash: string): Promise<SessionRow | null> {
	const [row] = await tx
		.select({ session: sessions })
		.from(sessions)
		.innerJoin(customers, eq(customers.id, sessions.customerId))
		.where(and(eq(sessions.tokenHash, tokenHash), isLive))
		.for('update', { of: sessions });
	return row?.session ?? null;
}

/** Returns the lease, which excludes other renewals until it ends. */
export async function takeLease(tx: Transaction, sessionId: string): Promise<string> {
	const leaseId = newId();
	await tx
		.update(sessions)
		.set({ leaseId, leaseUntil: secondsFromNow(RENEWAL_LEASE_S) })
		.where(eq(sessions.id, sessionId));
	return leaseId;
}

/** False when the lease was lost: the session ended or another request renewed it. */
export async function recordRenewal(tx: Transaction, leaseId: string, tokens: SealedTokens): Promise<boolean> {
	const updated = await tx
		.update(sessions)
		.set({
			...tokens,
			accessExpiresAt: secondsFromNow(tokens.accessLifeS),
			renewedAt: sql`app_now()`,
			lastSeenAt: sql`app_now()`,
			leaseId: null,
			leaseUntil: null,
		})
		.where(eq(sessions.leaseId, leaseId));
	return updated.rowCount === 1;
}

export async function releaseLease(db: Writable, leaseId: string): Promise<void> {
	await db.update(sessions).set({ leaseId: null, leaseUntil: null }).where(eq(sessions.leaseId, leaseId));
}

/** Writes at most every few minutes, so requests do not each cause a write. */
export async function touchSession(db: Writable, sessionId: string): Promise<void> {
	await db
		.update(sessions)
		.set({ lastSeenAt: sql`app_now()` })
		.where(
			and(
				eq(sessions.id, sessionId),
				lt(sessions.lastSeenAt, sql`app_now() - make_interval(secs => ${TOUCH_EVERY_S})`),
			),
		);
}

const ended = { id: sessions.id, refreshToken: sessions.refreshToken };

export async function removeSession(db: Writable, sessionId: string, customerId: string): Promise<EndedSession | null> {
	const [row] = await db
		.delete(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId)))
		.returning(ended);
	return row ?? null;
}

export const removeSessionsOfCustomer = (db: Writable, customerId: string): Promise<readonly EndedSession[]> =>
	db.delete(sessions).where(eq(sessions.customerId, customerId)).returning(ended);

/** Ends one session or all sessions of an account, on the provider's back-channel logout. */
export const removeUpstreamSessions = (
	db: Writable,
	issuer: string,
	by: { readonly sid: string | null; readonly subject: string | null },
): Promise<readonly EndedSession[]> => {
	const named = by.sid ? eq(sessions.upstreamSid, by.sid) : eq(sessions.subject, by.subject ?? '');
	return db
		.delete(sessions)
		.where(and(eq(sessions.issuer, issuer), named))
		.returning(ended);
};

export async function removeDeadSessions(db: Writable): Promise<number> {
	const removed = await db
		.delete(sessions)
		.where(
			or(
				sql`${sessions.expiresAt} <= app_now()`,
				sql`${sessions.lastSeenAt} <= app_now() - make_interval(hours => ${SESSION_IDLE_HOURS})`,
			),
		);
	return removed.rowCount ?? 0;
}
