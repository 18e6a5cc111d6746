import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { UnreadCount } from '../contract.ts';
import { recordAllRead } from '../db/notice-repository.ts';

export function markNoticesRead(context: Context<MemberActor>): Promise<Result<UnreadCount, never>> {
	return transact(context, async ({ db, actor, now }) => {
		await recordAllRead(db, actor.customerId, await now());
		return ok({ count: 0 });
	});
}
