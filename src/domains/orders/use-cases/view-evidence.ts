import { readPrivatePicture } from '#src/domains/media/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ReturnPictureInput, type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { picturesOfReturns } from '../db/return-repository.ts';

/** The original, only for whoever judges; each look is written down. */
export function viewEvidence(
	context: Context<OperatorActor>,
	{ returnId, pictureId }: ReturnPictureInput,
): Promise<Result<Uint8Array, Failure<ReturnRefusal>>> {
	return transact(context, async (scope): Promise<Result<Uint8Array, Failure<ReturnRefusal>>> => {
		const pictures = await picturesOfReturns(scope.read, [returnId]);
		const isThere = pictures.some((picture) => picture.pictureId === pictureId);
		const original = isThere ? await readPrivatePicture(pictureId, 'original') : null;
		if (!original) return refuseReturn('orders.return_not_found');
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'original_viewed', facts: { pictureId } });
		return ok(original);
	});
}
