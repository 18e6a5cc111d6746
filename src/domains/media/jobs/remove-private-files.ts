import * as z from 'zod/mini';
import { fileStore } from '#src/platform/files/index.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { privateKey } from '../imaging/private-key.ts';

/** Idempotent: a missing file is not an error. */
export const removePrivateFiles = defineJob({
	name: 'media.remove_private_files',
	input: z.object({ id: z.string() }),
	handle: async (_context, { id }) => {
		const store = fileStore();
		await store.remove(privateKey(id, 'original'));
		await store.remove(privateKey(id, 'shown'));
	},
});
