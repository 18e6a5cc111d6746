import { and, eq, isNull } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { UnreadCount } from '../contract.ts';
import { notices } from '../db/tables.ts';

export async function countUnread({ actor, read }: ReadContext<MemberActor>): Promise<UnreadCount> {
	const mine = and(eq(notices.customerId, actor.customerId), isNull(notices.readAt));
	return { count: await read.$count(notices, mine) };
}
