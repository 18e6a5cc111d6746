import sharp, { type OutputInfo } from 'sharp';
import type { PictureFormat, PictureWidth } from '#src/shared/pictures/pictures.ts';

// A cache of decoded tiles helps interactive work only and would just hold memory here.
sharp.cache(false);

/** Larger pictures are rejected before they are decoded. */
const INPUT_MAX_PIXELS = 40_000_000;
const ORIGINAL_MAX_SIDE_PX = 1600;
const READABLE_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Originals are never downloaded, so optimising their size would waste most of the encoding time. */
const ORIGINAL = { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 50, effort: 2 } as const;
const PLACEHOLDER_SIDE_PX = 12;
export const SHOWN_WIDTH = 1200;

/** Pixels without colour profile, location, camera or other metadata. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/** Null for anything except a complete picture in a supported format. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels | null> {
	const limits = { limitInputPixels: INPUT_MAX_PIXELS, failOn: 'error', animated: false } as const;
	try {
		const picture = sharp(bytes, limits);
		const { format } = await picture.metadata();
		if (!format || !READABLE_FORMATS.has(format)) return null;
		return await picture
			.autoOrient()
			.flatten({ background: '#ffffff' })
			.resize({
				width: ORIGINAL_MAX_SIDE_PX,
				height: ORIGINAL_MAX_SIDE_PX,
				fit: 'inside',
				withoutEnlargement: true,
			})
			.toColourspace('srgb')
			.raw()
			.toBuffer({ resolveWithObject: true });
	} catch {
		return null;
	}
}

/**
 * Frees the memory of finished buffers immediately. They are outside the heap and would trigger the garbage
 * collector every few pictures.
 */
export function freeBuffers(...done: readonly Uint8Array[]): void {
	for (const { buffer, byteLength } of done)
		if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

const open = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } });

export const encodeOriginal = (pixels: Pixels): Promise<Buffer> => open(pixels).jpeg(ORIGINAL).toBuffer();

export const resizePixels = (pixels: Pixels, width: PictureWidth): Promise<Pixels> =>
	open(pixels).resize({ width, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });

export const encodePixels = (pixels: Pixels, format: PictureFormat): Promise<Buffer> =>
	(format === 'webp' ? open(pixels).webp(WEBP) : open(pixels).avif(AVIF)).toBuffer();

/** A few hundred bytes, inlined in the page until the picture has loaded. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
	const side = { width: PLACEHOLDER_SIDE_PX, height: PLACEHOLDER_SIDE_PX, fit: 'inside' } as const;
	const bytes = await open(pixels).resize(side).webp({ quality: 40, effort: 0 }).toBuffer();
	return `data:image/webp;base64,${bytes.toString('base64')}`;
}
