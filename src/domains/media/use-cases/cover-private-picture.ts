import { fileStore } from '#src/platform/files/index.ts';
import { COVER_SIDE } from '../contract.ts';
import { coverCells } from '../imaging/cover-cells.ts';
import { decodePicture, encodePixels, freeBuffers, resizePixels, SHOWN_WIDTH } from '../imaging/encoding.ts';
import { privateKey } from '../imaging/private-key.ts';

/**
 * Covers exactly these cells for the parties; the original stays complete. The caller has checked the permission.
 * False for an unknown picture.
 */
export async function coverPrivatePicture(id: string, cells: readonly number[]): Promise<boolean> {
	const store = fileStore();
	const original = await store.read(privateKey(id, 'original'));
	const pixels = original && (await decodePicture(original));
	if (!pixels) return false;
	const shown = await resizePixels(pixels, SHOWN_WIDTH);
	coverCells(shown, cells, COVER_SIDE);
	await store.write(privateKey(id, 'shown'), await encodePixels(shown, 'webp'), 'image/webp');
	freeBuffers(pixels.data, shown.data);
	return true;
}
