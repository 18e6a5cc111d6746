import * as z from 'zod/mini';
import { fileStore } from '#src/platform/files/index.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { pictureKey } from '#src/shared/pictures/pictures.ts';
import { markComplete } from '../db/picture-repository.ts';
import { backgroundCoder } from '../imaging/coder.ts';
import { originalKey } from '../imaging/original-key.ts';

/** Smaller WebP files are served until this job has run. */
export const completePicture = defineJob({
	name: 'media.complete_picture',
	input: z.object({ hash: z.string() }),
	isHeavy: true,
	handle: async (context, { hash }) => {
		const store = fileStore();
		const original = await store.read(originalKey(hash));
		const sizes = original && (await backgroundCoder.run('codeSizes', original));
		if (!sizes) throw new Error(`the original of picture ${hash} cannot be read`);
		for (const { width, format, bytes } of sizes) {
			await store.write(pictureKey({ hash, width, format }), bytes, `image/${format}`);
		}
		await markComplete(context.db, hash);
	},
});
