import { readPrivatePicture } from '#src/domains/media/index.ts';
import { parcelsOf, picturesOfParcels } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn, type ReturnFailure, type ReturnPictureInput } from '../../contract/return.ts';
import { findReturn, picturesOfReturns } from '../../db/return-repository.ts';
import { findReturnShipping } from '../../db/return-shipping-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { checkJudge } from '../steps/check-judge.ts';

/** Shows the original picture to operators of a disputed return only and records each access. */
export async function viewEvidence(
	context: Context<OperatorActor>,
	{ returnId, pictureId }: ReturnPictureInput,
): Promise<Result<Uint8Array, Failure<ReturnFailure>>> {
	const known = await findReturn(context.fresh, returnId);
	if (!known || !(await isShown(context.fresh, known, pictureId))) return failReturn('orders.return_not_found');
	const original = await readPrivatePicture(pictureId, 'original');
	return transact(context, async (scope): Promise<Result<Uint8Array, Failure<ReturnFailure>>> => {
		const of = await findReturn(scope.read, returnId);
		if (!of || !(await isShown(scope.read, of, pictureId))) return failReturn('orders.return_not_found');
		const isAllowed = await checkJudge(scope, of);
		if (!isAllowed.ok) return isAllowed;
		if (!of.disputedAt && !(await findReturnShipping(scope.read, returnId))?.disputedAt)
			return failReturn('orders.return_not_disputed');
		if (!original) return failReturn('orders.return_not_found');
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'original_viewed', facts: { pictureId } });
		return ok(original);
	});
}

/** Includes the proof of delivery pictures of the order. */
async function isShown(read: ReadDatabase, { id, orderId }: OrderReturn, pictureId: string): Promise<boolean> {
	const shown = await picturesOfReturns(read, [id]);
	if (shown.some((picture) => picture.pictureId === pictureId)) return true;
	const pictures = await picturesOfParcels(read, await parcelsOf(read, [orderId]));
	return [...pictures.values()].some((ids) => ids.includes(pictureId));
}
