import { fileStore } from '#src/platform/files/index.ts';
import { COVER_SIDE } from '../contract.ts';
import { uploadCoder } from '../imaging/coder.ts';
import { privateKey } from '../imaging/private-key.ts';

/**
 * Covers exactly these cells for the parties; the original stays complete. The caller has checked the permission.
 * False for an unknown picture.
 */
export async function coverPrivatePicture(id: string, cells: readonly number[]): Promise<boolean> {
	const store = fileStore();
	const original = await store.read(privateKey(id, 'original'));
	const shown = original && (await uploadCoder.run('codeCovered', original, cells, COVER_SIDE));
	if (!shown) return false;
	await store.write(privateKey(id, 'shown'), shown, 'image/webp');
	return true;
}
