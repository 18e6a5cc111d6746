import { readPrivatePicture } from '#src/domains/media/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ReturnPictureInput, type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { parcelsOf, picturesOfParcels } from '../db/parcel-repository.ts';
import { findReturn, picturesOfReturns } from '../db/return-repository.ts';

/** The original, only for whoever judges; each look is written down. */
export function viewEvidence(
	context: Context<OperatorActor>,
	{ returnId, pictureId }: ReturnPictureInput,
): Promise<Result<Uint8Array, Failure<ReturnRefusal>>> {
	return transact(context, async (scope): Promise<Result<Uint8Array, Failure<ReturnRefusal>>> => {
		const shown = await picturesOfReturns(scope.read, [returnId]);
		const isThere =
			shown.some((picture) => picture.pictureId === pictureId) || (await isOfDelivery(scope, { returnId, pictureId }));
		const original = isThere ? await readPrivatePicture(pictureId, 'original') : null;
		if (!original) return refuseReturn('orders.return_not_found');
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'original_viewed', facts: { pictureId } });
		return ok(original);
	});
}

/** Also what was photographed when the order was delivered speaks in its case. */
async function isOfDelivery({ read }: Scope, { returnId, pictureId }: ReturnPictureInput): Promise<boolean> {
	const of = await findReturn(read, returnId);
	const pictures = await picturesOfParcels(read, of ? await parcelsOf(read, [of.orderId]) : []);
	return [...pictures.values()].some((ids) => ids.includes(pictureId));
}
