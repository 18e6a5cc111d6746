import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PictureFormat, PictureWidth } from '#src/shared/pictures/pictures.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { decodeHeic, isHeic } from './heic.ts';
import { createLimiter } from './limiter.ts';

// A cache of decoded tiles helps interactive work only and would just hold memory here.
sharp.cache(false);

const MEGAPIXEL = 1_000_000;
const MAX_MEGAPIXELS = 50;
/** Baseline JPEG, as cameras write it, is shrunk while it is read; every other format is held in memory whole. */
const MAX_MEGAPIXELS_OF_JPEG = 120;
/** Decoding takes up to 20 bytes a pixel, so larger pictures are decoded one at a time. */
const LARGE_MEGAPIXELS = 16;
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

export type PictureProblem =
	| { readonly reason: 'not_a_picture' | 'too_small' }
	| { readonly reason: 'too_many_pixels'; readonly megapixels: number; readonly maxMegapixels: number };
export type Decoded = Result<Pixels, PictureProblem>;
type Header = { readonly megapixels: number; readonly maxMegapixels: number };

const oneLarge = createLimiter(1);

/** Fails for anything except a complete picture in a supported format and size. */
export async function decodePicture(bytes: Uint8Array): Promise<Decoded> {
	if (isHeic(bytes)) return oneLarge(() => decodeHeicPicture(bytes));
	const header = await readHeader(bytes);
	if (!header) return err({ reason: 'not_a_picture' });
	const { megapixels, maxMegapixels } = header;
	if (megapixels > maxMegapixels) return tooManyPixels(megapixels, maxMegapixels);
	const options = { limitInputPixels: maxMegapixels * MEGAPIXEL, failOn: 'error', animated: false } as const;
	const decode = () => shrink(sharp(bytes, options).autoOrient());
	return megapixels > LARGE_MEGAPIXELS ? oneLarge(decode) : decode();
}

async function decodeHeicPicture(bytes: Uint8Array): Promise<Decoded> {
	const raw = await decodeHeic(bytes, MAX_MEGAPIXELS * MEGAPIXEL).catch(() => null);
	if (!raw) return err({ reason: 'not_a_picture' });
	const { width, height, data } = raw;
	if (!data) return tooManyPixels((width * height) / MEGAPIXEL, MAX_MEGAPIXELS);
	return shrink(sharp(data, { raw: { width, height, channels: 4 } }));
}

const tooManyPixels = (megapixels: number, maxMegapixels: number): Decoded =>
	err({ reason: 'too_many_pixels', megapixels: Math.ceil(megapixels), maxMegapixels });

/** Null unless the format is supported. */
async function readHeader(bytes: Uint8Array): Promise<Header | null> {
	try {
		const { format, isProgressive, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (!format || !READABLE_FORMATS.has(format)) return null;
		const isBaselineJpeg = format === 'jpeg' && !isProgressive;
		return {
			megapixels: (width * height) / MEGAPIXEL,
			maxMegapixels: isBaselineJpeg ? MAX_MEGAPIXELS_OF_JPEG : MAX_MEGAPIXELS,
		};
	} catch {
		return null;
	}
}

async function shrink(picture: Sharp): Promise<Decoded> {
	try {
		const pixels = await picture
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
		return ok(pixels);
	} catch {
		return err({ reason: 'not_a_picture' });
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
