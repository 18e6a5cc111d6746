import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#src/shared/pictures/pictures.ts';
import { decodePicture, encodePixels, freeBuffers, resizePixels } from './encoding.ts';

export type CodedSize = {
	readonly width: PictureWidth;
	readonly format: PictureFormat;
	readonly bytes: Uint8Array;
};

/** Returns the large size and the AVIF files; null when the original is unreadable. */
export async function codeSizes(original: Uint8Array): Promise<readonly CodedSize[] | null> {
	const decoded = await decodePicture(original);
	if (!decoded.ok) return null;
	const pixels = decoded.value;
	const sizes: CodedSize[] = [];
	for (const width of [...PICTURE_WIDTHS].reverse()) {
		const sized = await resizePixels(pixels, width);
		if (width === 1200) sizes.push({ width, format: 'webp', bytes: await encodePixels(sized, 'webp') });
		sizes.push({ width, format: 'avif', bytes: await encodePixels(sized, 'avif') });
		freeBuffers(sized.data);
	}
	freeBuffers(pixels.data);
	return sizes;
}
