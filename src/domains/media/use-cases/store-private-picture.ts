import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact, withoutKey } from '#src/platform/context.ts';
import { fileStore } from '#src/platform/files/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type MediaFailure, PICTURE_MAX_BYTES, PICTURE_MIN_SIDE_PX } from '../contract.ts';
import { privatePictures } from '../db/tables.ts';
import { uploadCoder } from '../imaging/coder.ts';
import { privateKey } from '../imaging/private-key.ts';
import { pictureFailure } from './steps/picture-failure.ts';

/**
 * Keeps only the pixels, under an unguessable key without a public URL. Inserts the row before the files, so the
 * nightly sweep finds uploads that crashed.
 */
export async function storePrivatePicture(
	context: Context<MemberActor>,
	bytes: Uint8Array,
): Promise<Result<{ readonly id: string }, Failure<MediaFailure>>> {
	if (bytes.byteLength > PICTURE_MAX_BYTES) return fail('media.too_large', { maxBytes: PICTURE_MAX_BYTES });
	const coded = await uploadCoder.run('codePrivateUpload', bytes, PICTURE_MIN_SIDE_PX);
	if (!coded.ok) return pictureFailure(coded.error);
	const { width, height, original, shown } = coded.value;
	const id = newId();
	await transact<MemberActor, Result<null, never>>(withoutKey(context), async ({ db, actor, now }) => {
		const row = { id, uploadedBy: actor.customerId, width, height, createdAt: await now() };
		await db.insert(privatePictures).values(row);
		return ok(null);
	});
	const store = fileStore();
	await store.write(privateKey(id, 'original'), original, 'image/jpeg');
	await store.write(privateKey(id, 'shown'), shown, 'image/webp');
	return transact(context, async () => ok({ id }));
}
