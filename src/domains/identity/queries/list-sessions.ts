import { and, desc, eq } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { SESSIONS_SHOWN, type SessionView } from '../contract/identity.ts';
import { isLive } from '../db/session-repository.ts';
import { customers, sessions } from '../db/tables.ts';
import { deviceOf, maskAddress } from '../rules/session-origin.ts';

export async function listSessions({ actor, read }: ReadContext<MemberActor>): Promise<readonly SessionView[]> {
	const rows = await read
		.select({ session: sessions })
		.from(sessions)
		.innerJoin(customers, eq(customers.id, sessions.customerId))
		.where(and(eq(sessions.customerId, actor.customerId), isLive))
		.orderBy(desc(sessions.lastSeenAt))
		.limit(SESSIONS_SHOWN);
	const views = rows.map(({ session }) => ({
		id: session.id,
		isCurrent: session.id === actor.sessionId,
		device: deviceOf(session.userAgent),
		address: maskAddress(session.ip),
		startedAt: session.createdAt.toISOString(),
		lastSeenAt: session.lastSeenAt.toISOString(),
	}));
	return views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
