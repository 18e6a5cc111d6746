import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { changePostage, findPostage } from '../db/postage-repository.ts';
import { type PostageDuty, postageDutyAt } from '../rules/postage.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { movePostage } from './steps/settle-postage.ts';

/** Does what the clock has to do with one receipt by now; looks again under the lock, so a late call is safe. */
export async function advancePostage(context: Context<SystemActor>, returnId: string): Promise<PostageDuty | null> {
	const done = await transact(context, async (scope) => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		const postage = of && (await findPostage(scope.read, returnId));
		if (!of || !postage) return ok(null);
		const at = await scope.now();
		const { due, next } = postageDutyAt(postage, of.endedAt, at);
		await changePostage(scope.db, postage.id, { dueAt: next });
		if (due === 'warn_ruling') scope.log.error({ returnId }, 'a receipt has waited too long for a ruling');
		if (due === 'close') await movePostage(scope, of, postage, 'closed');
		if (due === 'accept') {
			await sayOfReturn(scope, returnId, 'postage_accepted', at, { party: 'system' });
			await movePostage(scope, of, postage, 'accepted');
		}
		return ok(due);
	});
	return done.value;
}
