import { and, eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { isLive } from '../db/session-repository.ts';
import { customers, sessions } from '../db/tables.ts';

export type SignedIn = {
	readonly sessionId: string;
	readonly customerId: string;
	readonly emailVerified: boolean;
	readonly isOperator: boolean;
	/** Not marked as used for a while. */
	readonly isStale: boolean;
};

const STALE_MINUTES = 5;

/** Who holds this cookie: one look-up by its hash, asked with every request. Never on a replica: it may lag. */
export async function getSignedIn(read: ReadDatabase, tokenHash: string): Promise<SignedIn | null> {
	const [row] = await read
		.select({
			sessionId: sessions.id,
			customerId: customers.id,
			emailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
			isOperator: customers.isOperator,
			isStale: sql<boolean>`${sessions.lastSeenAt} < app_now() - make_interval(mins => ${STALE_MINUTES})`,
		})
		.from(sessions)
		.innerJoin(customers, eq(customers.id, sessions.customerId))
		.where(and(eq(sessions.tokenHash, tokenHash), isLive));
	return row ?? null;
}
