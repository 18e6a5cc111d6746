import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

export const LABEL_FAMILY = 'Be Vietnam Pro';
export const LABEL_FONT = `${LABEL_FAMILY} Bold`;
const SUBSETS = ['latin', 'vietnamese'];

/**
 * The text renderer reads only plain OpenType files, and the machine may have no fonts: unpacks the web fonts of the
 * site.
 */
export async function loadLabelFont(): Promise<void> {
	const require = createRequire(import.meta.url);
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-fonts-'));
	// The renderer may open the files again at any time, so they must exist until the process ends.
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	for (const subset of SUBSETS) {
		const woff = require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-700-normal.woff`);
		const fontfile = join(folder, `${subset}.ttf`);
		await writeFile(fontfile, openTypeOf(await readFile(woff)));
		await sharp({ text: { text: 'x', font: LABEL_FONT, fontfile } })
			.raw()
			.toBuffer();
	}
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** WOFF 1 is OpenType with each table compressed by deflate. */
function openTypeOf(woff: Buffer): Buffer {
	const count = woff.readUInt16BE(12);
	const power = 2 ** Math.floor(Math.log2(count));
	const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * count);
	woff.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(count, 4);
	directory.writeUInt16BE(power * 16, 6);
	directory.writeUInt16BE(Math.log2(power), 8);
	directory.writeUInt16BE((count - power) * 16, 10);
	const tables: Buffer[] = [];
	let offset = directory.length;
	for (let index = 0; index < count; index += 1) {
		const entry = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * index;
		const at = woff.readUInt32BE(entry + 4);
		const packedLength = woff.readUInt32BE(entry + 8);
		const length = woff.readUInt32BE(entry + 12);
		const packed = woff.subarray(at, at + packedLength);
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		tables.push(packedLength < length ? inflateSync(packed) : packed, padding);
		const target = HEADER_BYTES + ENTRY_BYTES * index;
		woff.copy(directory, target, entry, entry + 4);
		woff.copy(directory, target + 4, entry + 16, entry + 20);
		directory.writeUInt32BE(offset, target + 8);
		directory.writeUInt32BE(length, target + 12);
		offset += length + padding.length;
	}
	return Buffer.concat([directory, ...tables]);
}
