import { fileStore } from '#src/platform/files/index.ts';
import { originalKey } from '../imaging/original-key.ts';
import { paintShareCard, type ShareText } from '../imaging/share-card.ts';

export async function drawShareCard(text: ShareText, pictureHash: string | null): Promise<Buffer | null> {
	const original = pictureHash ? await fileStore().read(originalKey(pictureHash)) : null;
	return await paintShareCard(text, original);
}
