import { createHash } from 'node:crypto';
import type { MemberActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { fileStore } from '#src/platform/files/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { pictureKey } from '#src/shared/pictures/pictures.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type MediaFailure, PICTURE_MAX_BYTES, PICTURE_MIN_SIDE_PX } from '../contract.ts';
import { insertPicture, recordUpload } from '../db/picture-repository.ts';
import { uploadCoder } from '../imaging/coder.ts';
import { originalKey } from '../imaging/original-key.ts';
import { completePicture } from '../jobs/complete-picture.ts';
import type { Picture } from '../queries/find-pictures.ts';
import { pictureFailure } from './steps/picture-failure.ts';

/**
 * Keeps only the pixels and stores the two small sizes; a job makes the others. Identical pixels are one picture,
 * which belongs to everyone who uploaded it.
 */
export async function storePicture(
	context: Context<MemberActor | VendorActor | SystemActor>,
	bytes: Uint8Array,
): Promise<Result<Picture, Failure<MediaFailure>>> {
	if (bytes.byteLength > PICTURE_MAX_BYTES) return fail('media.too_large', { maxBytes: PICTURE_MAX_BYTES });
	const coded = await uploadCoder.run('codeUpload', bytes, PICTURE_MIN_SIDE_PX);
	if (!coded.ok) return pictureFailure(coded.error);
	const { width, height, original, sizes, placeholder } = coded.value;
	const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
	const store = fileStore();
	await store.write(originalKey(hash), original, 'image/jpeg');
	for (const { width, webp } of sizes)
		await store.write(pictureKey({ hash, width, format: 'webp' }), webp, 'image/webp');
	return transact(context, async ({ db, actor, now, enqueue }) => {
		const uploadedBy = actor.kind === 'system' ? null : actor.customerId;
		const row = { id: newId(), hash, uploadedBy, width, height, placeholder, createdAt: await now() };
		const { picture, isNew } = await insertPicture(db, row);
		if (uploadedBy) await recordUpload(db, hash, uploadedBy);
		if (isNew) await enqueue(db, completePicture, { hash });
		return ok(picture);
	});
}
