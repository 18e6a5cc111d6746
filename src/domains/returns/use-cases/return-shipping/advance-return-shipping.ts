import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { changeReturnShipping, findReturnShipping } from '../../db/return-shipping-repository.ts';
import { type ReturnShippingTransition, returnShippingTransitionAt } from '../../rules/return-shipping-transitions.ts';
import { lockReturnOf } from '../steps/lock-return.ts';
import { recordReturnStatement } from '../steps/move-return.ts';
import { moveReturnShipping } from '../steps/settle-return-shipping.ts';

/** Checks the state under the lock, so that a late or repeated call is safe. */
export async function advanceReturnShipping(
	context: Context<SystemActor>,
	returnId: string,
): Promise<ReturnShippingTransition | null> {
	const done = await transact(context, async (scope) => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		const postage = of && (await findReturnShipping(scope.read, returnId));
		if (!of || !postage) return ok(null);
		const at = await scope.now();
		const { due, next } = returnShippingTransitionAt(postage, of.endedAt, at);
		await changeReturnShipping(scope.db, postage.id, { dueAt: next });
		if (due === 'warn_ruling') scope.log.error({ returnId }, 'a receipt has waited too long for a ruling');
		if (due === 'close') await moveReturnShipping(scope, of, postage, 'closed');
		if (due === 'accept') {
			await recordReturnStatement(scope, returnId, 'postage_accepted', at, { party: 'system' });
			await moveReturnShipping(scope, of, postage, 'accepted');
		}
		return ok(due);
	});
	return done.value;
}
