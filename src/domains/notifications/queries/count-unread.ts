import { and, eq, isNull } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { UnreadCount } from '../contract.ts';
import { notices } from '../db/tables.ts';

export async function countUnread({ actor, read }: Context<MemberActor>): Promise<Result<UnreadCount, never>> {
	const mine = and(eq(notices.customerId, actor.customerId), isNull(notices.readAt));
	return ok({ count: await read.$count(notices, mine) });
}
