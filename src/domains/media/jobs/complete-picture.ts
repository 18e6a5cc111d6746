import * as z from 'zod/mini';
import { fileStore } from '#src/platform/files/index.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { PICTURE_WIDTHS, pictureKey } from '#src/shared/pictures.ts';
import { markComplete } from '../db/picture-repository.ts';
import { decodePicture, encodePixels, letGo, resizePixels } from '../imaging/encoding.ts';
import { originalKey } from '../imaging/original-key.ts';

/** Makes the large size and the AVIF files; until then smaller WebP files stand in for them. */
export const completePicture = defineJob({
	name: 'media.complete_picture',
	input: z.object({ hash: z.string() }),
	isHeavy: true,
	handle: async (context, { hash }) => {
		const store = fileStore();
		const original = await store.read(originalKey(hash));
		const pixels = original ? await decodePicture(original) : null;
		if (!pixels) throw new Error(`the original of picture ${hash} cannot be read`);
		for (const width of [...PICTURE_WIDTHS].reverse()) {
			const sized = await resizePixels(pixels, width);
			if (width === 1200)
				await store.write(pictureKey({ hash, width, format: 'webp' }), await encodePixels(sized, 'webp'), 'image/webp');
			await store.write(pictureKey({ hash, width, format: 'avif' }), await encodePixels(sized, 'avif'), 'image/avif');
			letGo(sized.data);
		}
		letGo(pixels.data);
		await markComplete(context.db, hash);
	},
});
