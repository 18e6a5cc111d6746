import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { FRESH_SIGN_IN_MINUTES } from '../contract/identity.ts';
import { isLive } from '../db/session-repository.ts';

export type SignedIn = {
	readonly sessionId: string;
	readonly customerId: string;
	readonly emailVerified: boolean;
	readonly phoneVerified: boolean;
	readonly isOperator: boolean;
	readonly isFresh: boolean;
	readonly isStale: boolean;
};

const STALE_MINUTES = 5;

/** One lookup by hash per request. Never read from a replica, which may lag. */
export async function getSignedIn(read: ReadDatabase, tokenHash: string): Promise<SignedIn | null> {
	const [row] = await read.read<SignedIn>(sql`
		select coalesce(sessions.authenticated_at > app_now() - make_interval(mins => ${FRESH_SIGN_IN_MINUTES}), false)
				and sessions.authenticated_with is distinct from 'code' as "isFresh",
			customers.phone_verified_at is not null as "phoneVerified", sessions.id as "sessionId", customers.id as "customerId",
			customers.email_verified_at is not null as "emailVerified", customers.is_operator as "isOperator",
			sessions.last_seen_at < app_now() - make_interval(mins => ${STALE_MINUTES}) as "isStale"
		from sessions join customers on customers.id = sessions.customer_id
		where sessions.token_hash = ${tokenHash} and ${isLive}`);
	return row ?? null;
}
