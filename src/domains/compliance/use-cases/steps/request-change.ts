import { fail } from '#src/domains/catalog/contract/product.ts';
import type { RequestedChange } from '#src/domains/catalog/contract/requested-changes.ts';
import { actorKey } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { insertChange, pendingChange } from '../../db/moderation-repository.ts';
import { outcomeOf, placeFor } from '../../rules/change-plan.ts';

/**
 * Records every change of a published product. A risky one waits for an operator, one per product; others are
 * confirmed unless a pending change of the same kind would overwrite them. The caller holds the lock of the product.
 */
export async function requestChange(
	scope: Scope,
	productId: string,
	change: RequestedChange,
	isRisky: boolean,
): Promise<Result<{ readonly isPending: boolean }, Failure<'catalog.change_pending'>>> {
	const waiting = await pendingChange(scope.db, productId);
	if (outcomeOf(isRisky, placeFor(waiting, change.kind)) === 'left_out') return fail('catalog.change_pending');
	const asked = { id: newId(), askedAt: await scope.now(), askedBy: actorKey(scope.actor), isConfirmed: !isRisky };
	await insertChange(scope.db, productId, change, asked);
	return ok({ isPending: isRisky });
}
