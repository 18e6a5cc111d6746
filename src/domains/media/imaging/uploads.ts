import type { PictureWidth } from '#src/shared/pictures/pictures.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { coverCells } from './cover-cells.ts';
import {
	type Decoded,
	decodePicture,
	encodeOriginal,
	encodePixels,
	freeBuffers,
	type PictureProblem,
	placeholderOf,
	resizePixels,
	SHOWN_WIDTH,
} from './encoding.ts';

type Side = { readonly width: number; readonly height: number };
type CodedUpload = Side & {
	readonly original: Uint8Array;
	readonly sizes: readonly { readonly width: PictureWidth; readonly webp: Uint8Array }[];
	readonly placeholder: string;
};
type CodedPrivateUpload = Side & { readonly original: Uint8Array; readonly shown: Uint8Array };

/** Keeps only the pixels, as a JPEG and in the two small sizes. */
export async function codeUpload(bytes: Uint8Array, minSidePx: number): Promise<Result<CodedUpload, PictureProblem>> {
	const decoded = await decodeUpload(bytes, minSidePx);
	if (!decoded.ok) return decoded;
	const pixels = decoded.value;
	const { width, height } = pixels.info;
	const original = await encodeOriginal(pixels);
	const medium = await resizePixels(pixels, 640);
	const small = await resizePixels(medium, 320);
	const sizes = [
		{ width: 640, webp: await encodePixels(medium, 'webp') },
		{ width: 320, webp: await encodePixels(small, 'webp') },
	] as const;
	const placeholder = await placeholderOf(small);
	freeBuffers(pixels.data, medium.data, small.data);
	return ok({ width, height, original, sizes, placeholder });
}

export async function codePrivateUpload(
	bytes: Uint8Array,
	minSidePx: number,
): Promise<Result<CodedPrivateUpload, PictureProblem>> {
	const decoded = await decodeUpload(bytes, minSidePx);
	if (!decoded.ok) return decoded;
	const pixels = decoded.value;
	const { width, height } = pixels.info;
	const original = await encodeOriginal(pixels);
	const shown = await resizePixels(pixels, SHOWN_WIDTH);
	const webp = await encodePixels(shown, 'webp');
	freeBuffers(pixels.data, shown.data);
	return ok({ width, height, original, shown: webp });
}

/** Null when the original is unreadable. */
export async function codeCovered(
	original: Uint8Array,
	cells: readonly number[],
	side: number,
): Promise<Uint8Array | null> {
	const decoded = await decodePicture(original);
	if (!decoded.ok) return null;
	const shown = await resizePixels(decoded.value, SHOWN_WIDTH);
	coverCells(shown, cells, side);
	const webp = await encodePixels(shown, 'webp');
	freeBuffers(decoded.value.data, shown.data);
	return webp;
}

async function decodeUpload(bytes: Uint8Array, minSidePx: number): Promise<Decoded> {
	const decoded = await decodePicture(bytes);
	if (!decoded.ok) return decoded;
	const { width, height } = decoded.value.info;
	return Math.min(width, height) < minSidePx ? err({ reason: 'too_small' }) : decoded;
}
