import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const SCALE = 4;
const PAGE = { width: 600 * SCALE, height: 850 * SCALE };
const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });

export async function scanSheets(pdf: Uint8Array): Promise<readonly string[]> {
	const read: string[] = [];
	for (const content of contentsOf(Buffer.from(pdf))) {
		const bars = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((found) =>
			found.slice(1).map(Number),
		);
		if (bars.length === 0) continue;
		const found = await readBarcodes(await pictureOf(bars), { formats: ['Code128'] });
		read.push(...found.map(({ text }) => text));
	}
	return read;
}

function* contentsOf(pdf: Buffer): Generator<string> {
	for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at + 1)) {
		const from = pdf.indexOf('stream\n', at) + 'stream\n'.length;
		try {
			yield inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from))).toString('latin1');
		} catch {
			// The operand is a font or a picture, not a path.
		}
	}
}

function pictureOf(bars: readonly (readonly number[])[]): Promise<Uint8Array> {
	const pixels = Buffer.alloc(PAGE.width * PAGE.height, 255);
	for (const [x = 0, y = 0, width = 0, height = 0] of bars)
		for (let row = Math.round(y * SCALE); row < Math.round((y + height) * SCALE); row += 1)
			pixels.fill(0, row * PAGE.width + Math.round(x * SCALE), row * PAGE.width + Math.round((x + width) * SCALE));
	return sharp(pixels, { raw: { ...PAGE, channels: 1 } })
		.png()
		.toBuffer();
}
