import { fileStore } from '#src/platform/files/index.ts';
import { uploadCoder } from '../imaging/coder.ts';
import { originalKey } from '../imaging/original-key.ts';
import type { ShareText } from '../imaging/share-card.ts';

/** Drawing takes tenths of a second, so requests beyond this queue are rejected. */
const WAITING_MAX = 12;
let waiting = 0;

/** Null when the queue is full. */
export async function drawShareCard(text: ShareText, pictureHash: string | null): Promise<Uint8Array | null> {
	if (waiting >= WAITING_MAX) return null;
	waiting += 1;
	try {
		const original = pictureHash ? await fileStore().read(originalKey(pictureHash)) : null;
		return await uploadCoder.run('paintShareCard', text, original);
	} finally {
		waiting -= 1;
	}
}
