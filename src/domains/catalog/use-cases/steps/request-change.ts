import { actorKey } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../../contract.ts';
import type { RequestedChange } from '../../contract-changes.ts';
import { insertChange, pendingChange } from '../../db/moderation-repository.ts';

/**
 * Keeps for ever what was changed of a product that is shown. What is risky waits for a person, one change per
 * product; the rest confirms itself, unless its like waits and would write over it. The product is locked already.
 */
export async function requestChange(
	scope: Scope,
	productId: string,
	change: RequestedChange,
	isRisky: boolean,
): Promise<Result<{ readonly isPending: boolean }, Failure<'catalog.change_pending'>>> {
	const waiting = await pendingChange(scope.db, productId);
	if (waiting !== null && (isRisky || waiting.kind === change.kind)) return fail('catalog.change_pending');
	const asked = { id: newId(), askedAt: await scope.now(), askedBy: actorKey(scope.actor), isConfirmed: !isRisky };
	await insertChange(scope.db, productId, change, asked);
	return ok({ isPending: isRisky });
}
