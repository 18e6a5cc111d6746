import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact, withoutKey } from '#src/platform/context.ts';
import { fileStore } from '#src/platform/files/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type MediaFailure, PICTURE_MAX_BYTES, PICTURE_MIN_SIDE_PX } from '../contract.ts';
import { privatePictures } from '../db/tables.ts';
import {
	decodePicture,
	encodeOriginal,
	encodePixels,
	freeBuffers,
	resizePixels,
	SHOWN_WIDTH,
} from '../imaging/encoding.ts';
import { privateKey } from '../imaging/private-key.ts';

/**
 * Keeps only the pixels, under an unguessable key without a public URL. Inserts the row before the files, so the
 * nightly sweep finds uploads that crashed.
 */
export async function storePrivatePicture(
	context: Context<MemberActor>,
	bytes: Uint8Array,
): Promise<Result<{ readonly id: string }, Failure<MediaFailure>>> {
	if (bytes.byteLength > PICTURE_MAX_BYTES) return fail('media.too_large', { maxBytes: PICTURE_MAX_BYTES });
	const pixels = await decodePicture(bytes);
	if (!pixels) return fail('media.not_a_picture');
	const { width, height } = pixels.info;
	if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) return fail('media.too_small', { minPx: PICTURE_MIN_SIDE_PX });
	const id = newId();
	await transact<MemberActor, Result<null, never>>(withoutKey(context), async ({ db, actor, now }) => {
		const row = { id, uploadedBy: actor.customerId, width, height, createdAt: await now() };
		await db.insert(privatePictures).values(row);
		return ok(null);
	});
	const shown = await resizePixels(pixels, SHOWN_WIDTH);
	const store = fileStore();
	await store.write(privateKey(id, 'original'), await encodeOriginal(pixels), 'image/jpeg');
	await store.write(privateKey(id, 'shown'), await encodePixels(shown, 'webp'), 'image/webp');
	freeBuffers(pixels.data, shown.data);
	return transact(context, async () => ok({ id }));
}
