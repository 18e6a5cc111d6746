import sharp, { type OutputInfo } from 'sharp';
import type { PictureFormat, PictureWidth } from '#src/shared/pictures.ts';

// A cache of decoded tiles pays for interactive work only; here it would just hold memory.
sharp.cache(false);

/** Larger pictures are refused before they are unpacked. */
const INPUT_MAX_PIXELS = 40_000_000;
/** The kept original is not larger than this. */
const ORIGINAL_MAX_SIDE_PX = 1600;
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Nobody downloads an original: finding the shortest codes for it would cost more than all the rest of it. */
const ORIGINAL = { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 50, effort: 2 } as const;
const PLACEHOLDER_SIDE_PX = 12;
/** What the parties see of a private picture is not wider. */
export const SHOWN_WIDTH = 1200;

/** Pixels without colour profile, place, camera or anything else that a file can carry beside them. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/** `null` for whatever is not a whole picture of a kind that we read. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels | null> {
	const limits = { limitInputPixels: INPUT_MAX_PIXELS, failOn: 'error', animated: false } as const;
	try {
		const picture = sharp(bytes, limits);
		const { format } = await picture.metadata();
		if (!format || !READABLE.has(format)) return null;
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
 * Gives back at once what nobody reads any more. It lies outside of the heap: the collector would be called for every few
 * pictures, and would look through all that the process holds to find them.
 */
export function letGo(...done: readonly Uint8Array[]): void {
	for (const { buffer, byteLength } of done)
		if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

const open = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } });

export const encodeOriginal = (pixels: Pixels): Promise<Buffer> => open(pixels).jpeg(ORIGINAL).toBuffer();

export const resizePixels = (pixels: Pixels, width: PictureWidth): Promise<Pixels> =>
	open(pixels).resize({ width, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });

export const encodePixels = (pixels: Pixels, format: PictureFormat): Promise<Buffer> =>
	(format === 'webp' ? open(pixels).webp(WEBP) : open(pixels).avif(AVIF)).toBuffer();

/** A few hundred bytes that stand in the page until the picture has come. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
	const side = { width: PLACEHOLDER_SIDE_PX, height: PLACEHOLDER_SIDE_PX, fit: 'inside' } as const;
	const bytes = await open(pixels).resize(side).webp({ quality: 40, effort: 0 }).toBuffer();
	return `data:image/webp;base64,${bytes.toString('base64')}`;
}
