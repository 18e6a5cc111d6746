import { coverPrivatePicture } from '#src/domains/media/index.ts';
import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact, withoutKey } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { CoverEvidenceInput } from '../../contract/evidence.ts';
import { failReturn } from '../../contract/return.ts';

export async function coverEvidence(
	context: Context<MemberActor>,
	{ pictureId, cells }: CoverEvidenceInput,
): Promise<Result<{ readonly id: string }, Failure<'orders.return_picture_unknown'>>> {
	const fresh = await transact<MemberActor, Result<boolean, never>>(withoutKey(context), async (scope) =>
		ok((await checkUnusedPictures(scope, [pictureId])) !== null),
	);
	// Runs outside the transaction because image processing is slow; only the uploader can change this picture.
	const isCovered = fresh.ok && fresh.value && (await coverPrivatePicture(pictureId, cells));
	if (!isCovered) return failReturn('orders.return_picture_unknown');
	return transact(context, async () => ok({ id: pictureId }));
}
