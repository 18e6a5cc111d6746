import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { HeicPicture } from './heic.ts';

const RGBA_BYTES = 4;
const { bytes, maxPixels } = workerData as { readonly bytes: Uint8Array; readonly maxPixels: number };

async function decode(): Promise<HeicPicture | null> {
	const pictures = new libheif.HeifDecoder().decode(bytes);
	const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
	if (!picture) return null;
	const [width, height] = [picture.get_width(), picture.get_height()];
	if (width * height > maxPixels) return { width, height, data: null };
	const target = { data: new Uint8ClampedArray(width * height * RGBA_BYTES), width, height };
	const shown = await new Promise<unknown>((resolve) => picture.display(target, resolve));
	return shown ? { width, height, data: new Uint8Array(target.data.buffer) } : null;
}

const decoded = await decode();
parentPort?.postMessage(decoded, decoded?.data ? [decoded.data.buffer as ArrayBuffer] : []);
